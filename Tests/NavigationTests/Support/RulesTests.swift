import Foundation
import Testing

/// `docs/rules.md` names a proof for every rule, and the proof exists.
struct RulesTests {
  private struct Row {
    let number: Int
    let proof: String
    /// What stands in backticks.
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
      let parts = cells[2].split(separator: "`", omittingEmptySubsequences: false)
      let names = parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
      return Row(number: number, proof: cells[2], names: names)
    }
  }

  @Test func everyRuleHasOneRow() throws {
    #expect(try rows().map(\.number) == Array(1...198))
  }

  @Test func everyTestNamedExists() throws {
    let named = try rows().filter { $0.proof.hasPrefix("`") }
    #expect(named.count > 90)
    for row in named {
      let source = row.names.first.flatMap(text) ?? ""
      #expect(
        row.names.count == 2 && source.contains("func \(row.names[1])("),
        "rule \(row.number): \(row.proof)")
    }
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
      #expect(row.proof.hasPrefix("not the core's: ") && row.proof.count > 30)
    }
  }
}
