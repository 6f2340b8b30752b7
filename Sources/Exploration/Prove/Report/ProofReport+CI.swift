internal import Support

extension ProofReport {
  /// For GitHub's log of a run: a command for each finding, then the verdict.
  package var github: String {
    findings.map { finding in
      GitHubCommand.line(
        "error", file: finding.file, line: finding.line, title: finding.kind.rawValue,
        "\(finding.message)\n\(finding.script)")
    }.joined() + verdict + "\n"
  }

  /// For code hosts: SARIF 2.1.0.
  package var sarif: String {
    let rules = Set(findings.map(\.kind.rawValue)).sorted().map {
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
