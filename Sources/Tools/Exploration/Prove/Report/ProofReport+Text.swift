extension ProofReport {
  /// For a person: the rules, what was found with its script, and the verdict.
  package func text(showsRules: Bool = true) -> String {
    let parts = (showsRules ? rules.map { $0.text } : []) + findings.map { $0.text }
    let notes = properties.compactMap { $0.text } + cuts.map { "cut off: \($0)" } + hidden
    return parts.map { $0 + "\n\n" }.joined() + (notes + [verdict]).map { $0 + "\n" }.joined()
  }
}

extension ProofFinding {
  var text: String {
    let place = file.isEmpty ? "" : " (\(file):\(line))"
    return "\(kind.rawValue): \(message)\(place)" + (script.isEmpty ? "" : "\n\n" + script)
  }
}
