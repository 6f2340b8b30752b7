internal import Support

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
