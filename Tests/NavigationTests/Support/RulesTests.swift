import Foundation
import Testing

/// `docs/rules.md` names a proof for every rule, and the proof exists.
struct RulesTests {
  private struct Row {
    let number: Int
    let proof: String
    /// What stands in backticks before any note.
    let names: [String]
  }

  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) -> String? {
    try? String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private func rows() throws -> [Row] {
    try #require(text("docs/rules.md")).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, let number = Int(cells[0]) else { return nil }
      let note = cells[2].firstIndex(of: "(") ?? cells[2].endIndex
      let parts = cells[2][..<note].split(separator: "`", omittingEmptySubsequences: false)
      let names = parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
      return Row(number: number, proof: cells[2], names: names)
    }
  }

  @Test func everyRuleHasOneRow() throws {
    #expect(try rows().map(\.number) == Array(1...198))
  }

  @Test func everyTestNamedExists() throws {
    for row in try rows() where row.proof.hasPrefix("`") {
      let source = row.names.first.flatMap(text) ?? ""
      #expect(row.names.count > 1, "rule \(row.number): \(row.proof)")
      for name in row.names.dropFirst() {
        #expect(source.contains("func \(name)("), "rule \(row.number): \(name)")
      }
    }
  }

  @Test func mostRulesAreProved() throws {
    let proved = try rows().count { !$0.proof.hasPrefix(RulesTests.excuse) }
    #expect(proved >= 190)
  }

  /// Where the plugins are not there at all, there is nothing to compare.
  @Test func everyPluginNamedHasTheRuleInItsSpec() throws {
    guard FileManager.default.fileExists(atPath: root.appending(path: "plugins").path) else {
      return
    }
    for row in try rows() where row.proof.hasPrefix("plugin ") {
      let name = row.names[0]
      let spec = text("plugins/\(name)/\(name)_spec.lua") ?? ""
      let numbers = spec.split(separator: "\n").filter { $0.contains("rule") }
        .flatMap { $0.split { !$0.isNumber } }
      #expect(numbers.contains(Substring("\(row.number)")), "rule \(row.number) in \(name)")
    }
  }

  @Test func everyOtherRowSaysWhy() throws {
    for row in try rows()
    where !row.proof.hasPrefix("`") && !row.proof.hasPrefix("plugin ") {
      #expect(row.proof.hasPrefix(RulesTests.excuse) && row.proof.count > 30)
    }
  }

  private static let excuse = "does not apply: "
}
