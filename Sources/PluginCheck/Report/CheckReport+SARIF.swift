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
    let place = JSONText.object([
      ("artifactLocation", JSONText.object([("uri", JSONText.string(uri(finding.file)))])),
      ("region", region),
    ])
    return JSONText.object([
      ("ruleId", JSONText.string(finding.rule)),
      ("level", JSONText.string(finding.rule == "syntax" ? "error" : "warning")),
      ("message", JSONText.object([("text", JSONText.string(finding.message))])),
      ("locations", "[" + JSONText.object([("physicalLocation", place)]) + "]"),
    ])
  }

  /// The path as a relative reference; what has another meaning in an address is escaped.
  private static func uri(_ path: String) -> String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)
    return path.utf8.map { byte in
      if plain.contains(byte) { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }
}
