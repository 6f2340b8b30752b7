internal import NavhostSupport

extension ProofReport {
  /// For a program: one object.
  package var json: String {
    Self.object([
      ("findings", Self.list(findings.map(Self.json))),
      ("rules", Self.list(rules.map { $0.json })),
      ("properties", Self.list(properties.map(Self.json))),
      ("hidden", Self.strings(hidden)), ("cuts", Self.strings(cuts)), ("states", "\(states)"),
      ("hooks", "\(rules.count)"), ("depth", "\(depth)"), ("finished", "\(isFinished)"),
    ]) + "\n"
  }

  private static func json(_ property: ProvedProperty) -> String {
    let places = property.byExamples.map { place in
      object([("file", JSONText.string(place.file)), ("line", "\(place.line)")])
    }
    let witness = property.witness.map { ($0.input, JSONText.string($0.value)) }
    return object([
      ("name", JSONText.string(property.name)), ("holds", "\(property.holds)"),
      ("byExamples", list(places)), ("example", witness.isEmpty ? "null" : object(witness)),
    ])
  }

  private static func json(_ finding: ProofFinding) -> String {
    object([
      ("kind", JSONText.string(finding.kind.rawValue)), ("plugins", strings(finding.plugins)),
      ("file", JSONText.string(finding.file)), ("line", "\(finding.line)"),
      ("message", JSONText.string(finding.message)), ("script", JSONText.string(finding.script)),
    ])
  }

  private static func strings(_ texts: [String]) -> String {
    JSONText.strings(texts, isSpaced: true)
  }

  private static func list(_ elements: [String]) -> String {
    JSONText.list(elements, isSpaced: true)
  }

  private static func object(_ members: [(String, String)]) -> String {
    JSONText.object(members, isSpaced: true)
  }
}

extension ProofReport {
  /// For GitHub's log of a run: a command for each finding, then the verdict.
  package var github: String { github(ending: verdict) }

  /// The same for findings that another line counts.
  func github(ending: String) -> String {
    findings.map { finding in
      GitHubCommand.line(
        "error", file: finding.file, line: finding.line, title: finding.kind.rawValue,
        "\(finding.message)\n\(finding.script)")
    }.joined() + ending + "\n"
  }

  /// For code hosts: SARIF 2.1.0.
  package var sarif: String {
    let rules = Set(findings.map { $0.kind.rawValue }).sorted().map {
      "{\"id\": \(JSONText.string($0))}"
    }
    let results = findings.map(Self.result).joined(separator: ",\n    ")
    return """
      {"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [
        {"tool": {"driver": {"name": "navhost prove", "rules": [\(rules.joined(separator: ", "))]}},
         "results": [
          \(results)
        ]}
      ]}

      """
  }

  private static func result(_ finding: ProofFinding) -> String {
    let uri = JSONText.string(RelativeReference.text(finding.file))
    let place = """
      {"physicalLocation": {"artifactLocation": {"uri": \(uri)}, \
      "region": {"startLine": \(max(1, finding.line))}}}
      """
    let text = JSONText.string("\(finding.message)\n\(finding.script)")
    return """
      {"ruleId": \(JSONText.string(finding.kind.rawValue)), "level": "error", \
      "message": {"text": \(text)}, "locations": [\(finding.file.isEmpty ? "" : place)]}
      """
  }
}
