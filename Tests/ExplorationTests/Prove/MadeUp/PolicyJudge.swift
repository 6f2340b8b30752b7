@testable import Exploration

/// Holds what a proof claims of a made-up policy against what is so.
final class PolicyJudge {
  let policy: MadePolicy
  let report: ProofReport
  /// The text of the plugin, by its lines.
  let lines: [Substring]
  /// The prop that must not be lost.
  let watched: String
  let depth: Int
  /// All kinds of values that there are, by the input.
  private var values: [String: [LuaDatum]]
  /// Every case that there is.
  private let cases: [Inputs]
  private(set) var claims = 0
  private(set) var wrong: [String] = []

  init(_ policy: MadePolicy, text: String, _ report: ProofReport, watched: String, depth: Int) {
    self.policy = policy
    self.report = report
    self.watched = watched
    self.depth = depth
    values = policy.values
    if values["class"] != nil { values["class"] = policy.classes.map { .text($0) } }
    cases = Self.product(values)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    judgeTables()
    judgeBranches()
    judgeSearch()
  }

  /// The app sets the prop that is watched, and no table has it: what is so is not known here.
  var isWatchedUnseen: Bool {
    !report.domains.contains { $0.input == "props.\(watched)" }
      && policy.values["props.\(watched)"] != nil
  }

  /// The proof says that it does not know all.
  var isUndecided: Bool { !report.examples.isEmpty || !report.isFinished }

  func claim(_ isSo: Bool, _ what: @autoclosure () -> String) {
    claims += 1
    if !isSo { wrong.append(what()) }
  }

  func isExample(_ input: String) -> Bool { report.examples.contains(input) }

  // MARK: Tables

  private func judgeTables() {
    guard report.tables.count == 1, let table = report.tables.first else {
      return claim(false, "\(report.tables.count) tables")
    }
    let domains = domains(table)
    let product = domains.values.reduce(1) { $0 * Int64($1.count) }
    claim(table.cases == product, "\(table.cases) cases, not \(product)")
    let index = TableIndex(table, domains)
    for inputs in assignments(domains) {
      if let rows = index.rows(of: inputs) { judge(rows, inputs) }
    }
    judgeOthers(domains)
  }

  /// The values that stand for all, as far as this knows them.
  private func domains(_ table: DecisionTable) -> [String: [LuaDatum?]] {
    var domains: [String: [LuaDatum?]] = [:]
    for input in table.inputs {
      let values = report.domains.first { $0.input == input }?.values ?? []
      domains[input] = values.map { LuaDatum(lua: $0) }
    }
    return domains
  }

  private func judge(_ rows: [DecisionTable.Row], _ inputs: Inputs) {
    let answer = policy.answer(inputs)
    let answers = Set(rows.map(\.answer))
    var expected: Set = [answer.text()]
    if answer == .ask { expected.insert(answer.text(false)) }
    claim(
      answers == expected,
      "the table says \(answers.sorted()) where \(inputs), it is \(expected.sorted())")
  }

  /// Every combination of the values that a proof printed, and of those that it did not for inputs that
  /// no table has. A value of a kind that a policy's tests do not know (a boolean where they count) is
  /// left out: what it does there is Lua's error, of which the policy's truth says nothing.
  private func assignments(_ domains: [String: [LuaDatum?]]) -> [Inputs] {
    let known = values
    var all: [Inputs] = [[:]]
    for input in Set(known.keys).union(domains.keys).sorted() {
      guard !input.hasPrefix("the person") else { continue }
      let kinds = Set((known[input] ?? []).map(\.kind))
      let printed = domains[input]?.compactMap { $0 }.filter {
        kinds.isEmpty || kinds.contains($0.kind)
      }
      let values = printed ?? known[input] ?? []
      all = all.flatMap { inputs in
        values.map { value in inputs.merging([input: value]) { _, new in new } }
      }
    }
    return all
  }

  // MARK: Values that were not tried

  /// A value that was not tried, of an input that is none of examples, must do what one that was tried
  /// does, whatever the others are; of those that are examples the values are meant that were tried.
  private func judgeOthers(_ domains: [String: [LuaDatum?]]) {
    var known = values
    for input in known.keys where isExample(input) {
      known[input] = domains[input].map { $0.compactMap { $0 } } ?? [.none]
    }
    for (input, values) in known.sorted(by: { $0.key < $1.key }) where !isExample(input) {
      let tried = domains[input]?.compactMap { $0 } ?? [values[0]]
      var others = known
      others[input] = nil
      let rest = Self.product(others)
      var ways: Set<[MadePolicy.Answer]> = []
      for value in tried { ways.insert(way(input, value, rest)) }
      for value in values where !tried.contains(value) {
        claim(
          ways.contains(way(input, value, rest)),
          "\(input) = \(value) does what no value that was tried does: \(tried)")
      }
    }
  }

  private func way(_ input: String, _ value: LuaDatum, _ rest: [Inputs]) -> [MadePolicy.Answer] {
    rest.map { others in
      var inputs = others
      inputs[input] = value
      return policy.answer(inputs)
    }
  }

  static func product(_ values: [String: [LuaDatum]]) -> [Inputs] {
    values.sorted { $0.key < $1.key }.reduce([[:]]) { all, next in
      all.flatMap { inputs in
        next.value.map { value in inputs.merging([next.key: value]) { _, new in new } }
      }
    }
  }

  // MARK: Branches

  private func judgeBranches() {
    let findings = report.findings.filter { $0.kind == .deadBranch }
    if policy.shape == .oneLine {
      let reached = Set(cases.map { policy.rule($0) })
      let dead = policy.rules.indices.count { !reached.contains($0) }
      for _ in findings { claims += 1 }
      if findings.count > dead { wrong.append("\(findings.count) dead branches of \(dead)") }
      return
    }
    for finding in findings { judge(finding) }
  }

  private func judge(_ finding: ProofFinding) {
    let line = finding.line >= 1 && finding.line <= lines.count ? lines[finding.line - 1] : ""
    guard let mark = line.firstMatch(of: /--\[\[(.*?)\]\]/) else {
      return claim(false, "no branch at line \(finding.line): \(finding.message)")
    }
    let words = mark.output.1.split(separator: " ").map(String.init)
    claim(
      !cases.contains { runs(words, $0) },
      "dead branch at line \(finding.line): \(line): \(finding.message)")
  }

  /// Whether the block with that mark runs in a case.
  private func runs(_ mark: [String], _ inputs: Inputs) -> Bool {
    let rule = policy.rule(inputs)
    let number = mark.last.flatMap { Int($0) } ?? 0
    switch mark[0] {
    case "always": return true
    case "any": return rule != nil
    case "else": return rule == nil
    case "not": return rule.map { $0 > number } ?? true
    case "if": return policy.rules[number].condition.holds(inputs)
    case "half":
      guard case .and(let one, _) = policy.rules[number].condition else { return true }
      return one.holds(inputs) && rule.map { $0 >= number } ?? true
    default: return rule == number
    }
  }
}

/// Finds the rows of a table that a case is in.
private struct TableIndex {
  private let table: DecisionTable
  private let conditions: [[(input: String, values: Set<LuaDatum>)]]
  private let domains: [String: Set<LuaDatum>]

  init(_ table: DecisionTable, _ domains: [String: [LuaDatum?]]) {
    self.table = table
    self.domains = domains.mapValues { Set($0.compactMap { $0 }) }
    conditions = table.rows.map { row in
      row.when.filter { !$0.key.hasPrefix("the person") }.map {
        ($0.key, Set($0.value.compactMap { LuaDatum(lua: $0) }))
      }
    }
  }

  /// Nil where some value was not tried.
  func rows(of inputs: Inputs) -> [DecisionTable.Row]? {
    let isTried = domains.allSatisfy { input, values in
      input.hasPrefix("the person") || values.contains(inputs.value(input))
    }
    guard isTried else { return nil }
    return zip(table.rows, conditions).filter { _, conditions in
      conditions.allSatisfy { $0.values.contains(inputs.value($0.input)) }
    }.map(\.0)
  }
}
