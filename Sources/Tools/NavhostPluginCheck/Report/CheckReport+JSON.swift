internal import NavhostSupport

extension CheckReport {
  /// For a program: a list of `{file, line, column, rule, message}`.
  package var json: String {
    JSONText.lines(findings.map(CheckReport.json)) + "\n"
  }

  private static func json(_ finding: Finding) -> String {
    CheckReport.object([
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
    let rules = Set(findings.map { $0.rule }).sorted()
    let driver = CheckReport.object([
      ("name", JSONText.string("navhost check")),
      ("rules", JSONText.lines(rules.map(CheckReport.rule), indent: "    ")),
    ])
    let run = CheckReport.object([
      ("tool", CheckReport.object([("driver", driver)])),
      ("columnKind", JSONText.string("unicodeCodePoints")),
      ("results", JSONText.lines(findings.map(CheckReport.result), indent: "    ")),
    ])
    let log = CheckReport.object([
      ("$schema", JSONText.string(CheckReport.schema)),
      ("version", JSONText.string("2.1.0")),
      ("runs", JSONText.lines([run])),
    ])
    return log + "\n"
  }

  private static func rule(_ name: String) -> String {
    CheckReport.object([("id", JSONText.string(name))])
  }

  private static func result(_ finding: Finding) -> String {
    let region = CheckReport.object([
      ("startLine", String(finding.line)), ("startColumn", String(finding.column)),
    ])
    let uri = JSONText.string(RelativeReference.text(finding.file))
    let place = CheckReport.object([
      ("artifactLocation", CheckReport.object([("uri", uri)])),
      ("region", region),
    ])
    return CheckReport.object([
      ("ruleId", JSONText.string(finding.rule)),
      ("level", JSONText.string(finding.rule == "syntax" ? "error" : "warning")),
      ("message", CheckReport.object([("text", JSONText.string(finding.message))])),
      ("locations", "[" + CheckReport.object([("physicalLocation", place)]) + "]"),
    ])
  }
}

extension CheckReport {
  private static func object(_ fields: [(String, String)]) -> String {
    JSONText.object(fields, isSpaced: true)
  }
}
