internal import NavhostPluginHost

/// What a hook answers, for every combination of its inputs, in few rows.
package struct DecisionTable: Equatable, Sendable {
  /// A group of cases with one answer.
  package struct Row: Equatable, Sendable {
    /// The values of an input that the row is for; any where it is missing.
    package var when: [String: [String]]
    package var answer: String
  }

  package var plugin: String
  package var hook: String
  package var file: String
  package var line: Int
  /// The inputs that are read, a column each.
  package var inputs: [String]
  package var rows: [Row]
  /// How many combinations of their values there are.
  package var cases: Int64
  /// The inputs of which examples were tried, as the last line names them.
  package var examples: [String] = []
}

extension DecisionTable.Row {
  /// Whether some combination of inputs is in both.
  fileprivate func meets(_ other: DecisionTable.Row) -> Bool {
    when.allSatisfy { input, values in
      other.when[input].map { $0.contains(where: values.contains) } ?? true
    }
  }

  /// Whether another row says nothing more.
  fileprivate func includes(_ other: DecisionTable.Row) -> Bool {
    answer == other.answer
      && when.allSatisfy { input, values in
        other.when[input].map { $0.allSatisfy(values.contains) } ?? false
      }
  }
}

/// Puts cases with one answer together, as long as there are any that differ in one input only; then
/// leaves out conditions that no case with another answer needs.
struct RowMerger {
  private typealias Row = DecisionTable.Row

  private let inputs: [String]
  private let domains: [String: [String]]
  private let cases: [DecisionTable.Row]
  private var rows: [DecisionTable.Row]

  init(_ rows: [DecisionTable.Row], inputs: [String], domains: [String: [String]]) {
    self.rows = rows
    cases = rows
    self.inputs = inputs
    self.domains = domains
  }

  /// The shortest table that it finds.
  mutating func merged() -> [DecisionTable.Row] {
    var count = Int.max
    while rows.count < count {
      count = rows.count
      for input in inputs.reversed() { merge(input) }
    }
    if rows.count * cases.count <= Self.maxCompared { widen() }
    return rows.map { (row: $0, place: place($0)) }
      .sorted { $0.place.lexicographicallyPrecedes($1.place) }.map { $0.row }
  }

  /// A table with more is longer than anybody reads, and is left with all its conditions.
  private static let maxCompared = 100_000

  /// Where a row stands: by the order of the domains, column after column, what is for any value first.
  private func place(_ row: Row) -> [Int] {
    inputs.map { input in
      row.when[input]?.first.flatMap { domains[input]?.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    }
  }

  // MARK: Conditions that are not needed

  private mutating func widen() {
    rows = rows.map { row in
      let others = cases.filter { $0.answer != row.answer }
      var wide = row
      for input in inputs.reversed() where wide.when[input] != nil {
        var wider = wide
        wider.when[input] = nil
        if !others.contains(where: wider.meets) { wide = wider }
      }
      return wide
    }
    removeDoubles()
    let all = rows
    rows = all.enumerated().filter { place, row in
      !all.enumerated().contains { $0 != place && $1.includes(row) }
    }.map { $0.element }
  }

  // MARK: Cases that belong together

  /// Joins the rows that differ in this input alone.
  private mutating func merge(_ input: String) {
    var places: [String: Int] = [:]
    var joined: [Row] = []
    for row in rows {
      guard let values = row.when[input] else {
        joined.append(row)
        continue
      }
      let key = key(row, without: input)
      guard let place = places[key] else {
        places[key] = joined.count
        joined.append(row)
        continue
      }
      let all = Set((joined[place].when[input] ?? []) + values)
      joined[place].when[input] = (domains[input] ?? []).filter(all.contains)
    }
    rows = joined.map { row in
      var row = row
      if row.when[input]?.count == domains[input]?.count { row.when[input] = nil }
      return row
    }
    removeDoubles()
  }

  private func key(_ row: Row, without input: String) -> String {
    let others = inputs.filter { $0 != input }.map { other in
      (row.when[other] ?? ["*"]).joined(separator: ",")
    }
    return row.answer + "\u{1F}" + others.joined(separator: "\u{1F}")
  }

  private mutating func removeDoubles() {
    var seen: Set<String> = []
    rows = rows.filter { seen.insert(key($0, without: "")).inserted }
  }
}

extension HookOutcome {
  /// As a table says it.
  var text: String {
    switch self {
    case .noOpinion: "no opinion"
    case .yes(let reason): "yes" + Self.because(reason)
    case .no(let reason): "no" + Self.because(reason)
    case .title(let title): CaseSpace.quoted(title)
    case .color(let color): color
    case .number(let number): InputDomain.number(number)
    case .colors(let stops): "{\(stops.joined(separator: ", "))}"
    case .fault(let message): "fault: \(message)"
    }
  }

  private static func because(_ reason: String?) -> String { reason.map { ": \($0)" } ?? "" }

  var isNo: Bool {
    if case .no = self { true } else { false }
  }

  var isYes: Bool {
    if case .yes = self { true } else { false }
  }

  /// Why it failed, where it did.
  var fault: String? {
    if case .fault(let message) = self { message } else { nil }
  }
}
