import Foundation
import ProgramSupport
import Testing

@Suite struct RulesPageTests {
  /// docs/writing-plugins.md has a table of the rules.
  @Test func everyRuleIsDescribed() throws {
    let page = try String(
      contentsOf: URL.package.appending(path: "docs/writing-plugins.md"), encoding: .utf8)
    let others = [
      "encoding", "bytecode", "duplicate-name", "not-listed", "too-large", "too-complex",
      "not-compiled",
    ]
    for rule in Set(PlantedTests.all.map(\.rule) + others) {
      #expect(page.contains("`\(rule)`"), "\(rule)")
    }
  }
}
