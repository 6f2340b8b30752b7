internal import PluginHost

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
  /// How many cases there are.
  package var cases: Int
}

/// Puts cases with one answer together, as long as there are any that differ in one input only.
struct RowMerger {
  private typealias Row = DecisionTable.Row

  private let inputs: [String]
  private let domains: [String: [String]]
  private var rows: [DecisionTable.Row]

  init(_ rows: [DecisionTable.Row], inputs: [String], domains: [String: [String]]) {
    self.rows = rows
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
    return rows
  }

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
