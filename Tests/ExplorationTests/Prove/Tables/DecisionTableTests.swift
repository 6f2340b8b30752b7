import Testing

@testable import Exploration

/// Tables are short, and have what is read.
@Suite struct DecisionTableTests {
  @Test func conditionsThatNothingNeedsAreLeftOut() throws {
    let report = try prove([
      "it": "return {shouldPop = function(c) return c.props.a ~= true and c.props.b ~= true end}"
    ])
    let rows = try #require(report.tables.first).rows
    #expect(rows.count == 3)
    #expect(rows.filter { $0.answer == "no" }.allSatisfy { $0.when.count == 1 })
  }

  @Test func whatIsReadDecidesTheColumnsAndTheCases() throws {
    let report = try prove([
      "it": "return {shouldPop = function(c) local p = c.props "
        + "return not (p.a and p.b and p.c) end}"
    ])
    let table = try #require(report.tables.first)
    #expect(table.inputs == ["props.a", "props.b", "props.c"])
    #expect(table.rows.count == 4)
    #expect(table.rows.contains { $0.when.count == 3 && $0.answer == "no" })
  }

  private typealias Row = DecisionTable.Row

  /// The rows of a table for all combinations of the domains.
  private func merged(
    _ domains: [(String, [String])], _ answer: ([String: String]) -> String
  ) -> [String] {
    var cases: [[String: String]] = [[:]]
    for (input, values) in domains {
      cases = cases.flatMap { one in
        values.map { one.merging([input: $0]) { $1 } }
      }
    }
    let rows = cases.map { Row(when: $0.mapValues { [$0] }, answer: answer($0)) }
    let inputs = domains.map(\.0)
    var merger = RowMerger(
      rows, inputs: inputs, domains: Dictionary(uniqueKeysWithValues: domains))
    return merger.merged().map { "\($0.text(inputs)) -> \($0.answer)" }
  }

  @Test func casesWithOneAnswerAreOneRow() {
    let domains = [("a", ["nil", "true", "false"]), ("b", ["1", "2"])]
    #expect(merged(domains) { _ in "yes" } == [" -> yes"])
    #expect(
      merged(domains) { $0["a"] == "true" ? "no" : "yes" }
        == ["a = nil or false -> yes", "a = true -> no"])
    #expect(
      merged(domains) { $0["a"] == "true" && $0["b"] == "2" ? "no" : "yes" }
        == ["b = 1 -> yes", "a = nil or false -> yes", "a = true, b = 2 -> no"])
  }

  @Test func rowsStandInTheOrderOfTheDomains() {
    let domains = [("a", ["z", "y", "x"])]
    #expect(merged(domains) { $0["a"] ?? "" } == ["a = z -> z", "a = y -> y", "a = x -> x"])
  }

  /// A case in which an input was not read is for any value of it.
  @Test func whatWasNotReadIsForAnyValue() {
    let rows = [
      Row(when: ["a": ["true"]], answer: "no"),
      Row(when: ["a": ["false"], "b": ["1"]], answer: "yes"),
      Row(when: ["a": ["false"], "b": ["2"]], answer: "no"),
    ]
    var merger = RowMerger(
      rows, inputs: ["a", "b"], domains: ["a": ["true", "false"], "b": ["1", "2"]])
    let texts = merger.merged().map { "\($0.text(["a", "b"])) -> \($0.answer)" }
    #expect(texts == ["b = 2 -> no", "a = true -> no", "a = false, b = 1 -> yes"])
  }

  @Test func aRowCoversItsCasesAlone() {
    let row = Row(when: ["a": ["1", "2"]], answer: "no")
    #expect(row.covers(["a": "2", "b": "x"], "no"))
    #expect(!row.covers(["a": "3"], "no") && !row.covers(["a": "1"], "yes"))
    #expect(!row.covers(["b": "x"], "no"), "it does not say")
  }
}
