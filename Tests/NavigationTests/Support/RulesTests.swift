import Expectations
import Foundation
import Testing

/// `Tests/rules.md` names a proof for every rule, and the proof exists.
struct RulesTests {
  private static let excuse = "does not apply: "

  private let rows: [ProofTable.Row]

  init() throws {
    rows = try ProofTable("Tests/rules.md", columns: 3).rows
  }

  @Test func everyRuleHasOneRow() {
    expectEqual(rows.map { Int($0.cells[0]) }, Array(1...198))
  }

  /// A fact is told to its end, not cut off.
  @Test func everyRuleIsWhole() {
    for row in rows {
      #expect(row.cells[1].hasSuffix(".") && !row.cells[1].contains("…"), "rule \(row.cells[0])")
    }
  }

  @Test func everyTestNamedExists() {
    for row in rows where row.proof.hasPrefix("`") {
      #expect(row.missing == nil, "rule \(row.cells[0])")
    }
  }

  /// The second table: clauses that were broken on purpose, each with a test that saw it.
  @Test func everyClauseNamesATestThatExists() throws {
    let clauses = try ProofTable("Tests/rules.md", columns: 4).rows.filter {
      $0.proof.hasPrefix("`Tests/")
    }
    #expect(clauses.count > 100)
    for clause in clauses {
      #expect(clause.missing == nil, "\(clause.cells[0]) \(clause.cells[1])")
    }
  }

  @Test func everyPromiseOfSecurityNamesATest() throws {
    let promises = try ProofTable("Tests/promises.md", columns: 2).rows.filter {
      $0.proof.hasPrefix("`Tests/")
    }
    #expect(promises.count > 15)
    for promise in promises { #expect(promise.missing == nil, "\(promise.cells[0])") }
  }

  @Test func mostRulesAreProved() {
    #expect(rows.count { !$0.proof.hasPrefix(RulesTests.excuse) } >= 180)
  }

  /// Where the plugins are not there at all, there is nothing to compare.
  @Test func everyPluginNamedHasTheRuleInItsSpec() {
    let plugins = ProofTable.root.appending(path: "plugins").path
    guard FileManager.default.fileExists(atPath: plugins) else { return }
    for row in rows where row.proof.hasPrefix("plugin ") {
      let name = row.names[0]
      let spec = ProofTable.text("plugins/\(name)/\(name)_spec.lua") ?? ""
      let numbers = spec.split(separator: "\n").filter { $0.contains("rule") }
        .flatMap { $0.split { !$0.isNumber } }
      #expect(numbers.contains(Substring(row.cells[0])), "rule \(row.cells[0]) in \(name)")
    }
  }

  @Test func everyOtherRowSaysWhy() {
    for row in rows where !row.proof.hasPrefix("`") && !row.proof.hasPrefix("plugin ") {
      #expect(row.proof.hasPrefix(RulesTests.excuse) && row.proof.count > 30)
    }
  }
}
