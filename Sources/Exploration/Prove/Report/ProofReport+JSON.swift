internal import Support

extension ProofReport {
  /// For a program: one object.
  package var json: String {
    Self.object([
      ("findings", Self.list(findings.map(Self.json))),
      ("tables", Self.list(tables.map(Self.json))),
      ("domains", Self.list(domains.map(Self.json))), ("undecided", Self.strings(undecided)),
      ("hidden", Self.strings(hidden)), ("cuts", Self.strings(cuts)), ("states", "\(states)"),
      ("depth", "\(depth)"), ("finished", "\(isFinished)"),
    ]) + "\n"
  }

  private static func json(_ finding: ProofFinding) -> String {
    object([
      ("kind", JSONText.string(finding.kind.rawValue)), ("plugins", strings(finding.plugins)),
      ("file", JSONText.string(finding.file)), ("line", "\(finding.line)"),
      ("message", JSONText.string(finding.message)), ("script", JSONText.string(finding.script)),
    ])
  }

  private static func json(_ table: DecisionTable) -> String {
    object([
      ("plugin", JSONText.string(table.plugin)), ("hook", JSONText.string(table.hook)),
      ("file", JSONText.string(table.file)), ("line", "\(table.line)"),
      ("inputs", strings(table.inputs)), ("cases", "\(table.cases)"),
      ("rows", list(table.rows.map(json))),
    ])
  }

  private static func json(_ row: DecisionTable.Row) -> String {
    let conditions = row.when.sorted { $0.key < $1.key }.map { ($0.key, strings($0.value)) }
    return object([("when", object(conditions)), ("answer", JSONText.string(row.answer))])
  }

  private static func json(_ domain: InputDomain) -> String {
    object([("input", JSONText.string(domain.input)), ("values", strings(domain.values))])
  }

  private static func strings(_ texts: [String]) -> String { list(texts.map(JSONText.string)) }

  private static func list(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ", ") + "]"
  }

  private static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\(JSONText.string($0.0)): \($0.1)" }.joined(separator: ", ") + "}"
  }
}
