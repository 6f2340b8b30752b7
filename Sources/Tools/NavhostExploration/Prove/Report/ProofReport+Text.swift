internal import NavhostSupport

extension ProofReport {
  /// For a person: the rules, what was found with its script, and the verdict.
  package func text(showsRules: Bool = true) -> String {
    let parts = (showsRules ? rules.map { $0.text } : []) + findings.map { $0.text }
    let notes = properties.compactMap { $0.text } + cuts.map { "cut off: \($0)" } + hidden
    let lines = (notes + [verdict]).map { Plain.oneLine($0) + "\n" }
    return parts.map { $0 + "\n\n" }.joined() + lines.joined()
  }
}

extension ProofFinding {
  var text: String {
    let place = file.isEmpty ? "" : " (\(file):\(line))"
    return Plain.oneLine("\(kind.rawValue): \(message)\(place)")
      + (script.isEmpty ? "" : "\n\n" + script)
  }
}
