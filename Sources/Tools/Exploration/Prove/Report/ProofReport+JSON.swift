internal import NavhostSupport

extension ProofReport {
  /// For a program: one object.
  package var json: String {
    isByRules ? ruleJSON : tableJSON
  }

  private var ruleJSON: String {
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
      ("byExamples", list(places)), ("witness", witness.isEmpty ? "null" : object(witness)),
    ])
  }

  private var tableJSON: String {
    Self.object([
      ("findings", Self.list(findings.map(Self.json))),
      ("tables", Self.list(tables.map(Self.json))),
      ("domains", Self.list(domains.map(Self.json))), ("undecided", Self.strings(undecided)),
      ("examples", Self.strings(examples.sorted())),
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
      ("examples", strings(table.examples)),
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
