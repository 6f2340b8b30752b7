internal import Support

extension CheckReport {
  /// For a program: a list of `{file, line, column, rule, message}`.
  package var json: String {
    JSONText.list(findings.map(CheckReport.json)) + "\n"
  }

  private static func json(_ finding: Finding) -> String {
    JSONText.object([
      ("file", JSONText.string(finding.file)),
      ("line", String(finding.line)),
      ("column", String(finding.column)),
      ("rule", JSONText.string(finding.rule)),
      ("message", JSONText.string(finding.message)),
    ])
  }
}

extension CheckReport {
  private static let schema = "https://json.schemastore.org/sarif-2.1.0.json"

  /// For code hosts: SARIF 2.1.0.
  package var sarif: String {
    let rules = Set(findings.map(\.rule)).sorted()
    let driver = JSONText.object([
      ("name", JSONText.string("navhost check")),
      ("rules", JSONText.list(rules.map(CheckReport.rule), indent: "    ")),
    ])
    let run = JSONText.object([
      ("tool", JSONText.object([("driver", driver)])),
      ("columnKind", JSONText.string("unicodeCodePoints")),
      ("results", JSONText.list(findings.map(CheckReport.result), indent: "    ")),
    ])
    let log = JSONText.object([
      ("$schema", JSONText.string(CheckReport.schema)),
      ("version", JSONText.string("2.1.0")),
      ("runs", JSONText.list([run])),
    ])
    return log + "\n"
  }

  private static func rule(_ name: String) -> String {
    JSONText.object([("id", JSONText.string(name))])
  }

  private static func result(_ finding: Finding) -> String {
    let region = JSONText.object([
      ("startLine", String(finding.line)), ("startColumn", String(finding.column)),
    ])
    let uri = JSONText.string(RelativeReference.text(finding.file))
    let place = JSONText.object([
      ("artifactLocation", JSONText.object([("uri", uri)])),
      ("region", region),
    ])
    return JSONText.object([
      ("ruleId", JSONText.string(finding.rule)),
      ("level", JSONText.string(finding.rule == "syntax" ? "error" : "warning")),
      ("message", JSONText.object([("text", JSONText.string(finding.message))])),
      ("locations", "[" + JSONText.object([("physicalLocation", place)]) + "]"),
    ])
  }
}

extension JSONText {
  /// `{"a": 1, "b": "c"}` of values that are JSON already.
  static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\(string($0.0)): \($0.1)" }.joined(separator: ", ") + "}"
  }

  /// One element a line.
  static func list(_ elements: [String], indent: String = "") -> String {
    guard !elements.isEmpty else { return "[]" }
    let inner = elements.map { "\(indent)  \($0)" }.joined(separator: ",\n")
    return "[\n\(inner)\n\(indent)]"
  }
}
