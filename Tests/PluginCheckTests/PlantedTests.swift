import Foundation
import Testing

@testable import PluginCheck

@Suite struct PlantedTests {
  static let all =
    Planted.syntax + Planted.plugins + Planted.hooks + Planted.globals + Planted.scripts
    + Planted.code

  @Test func thereAreEnough() {
    #expect(PlantedTests.all.count >= 60)
  }

  /// docs/writing-plugins.md has a table of the rules.
  @Test func everyRuleIsDescribed() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(
      contentsOf: package.appending(path: "docs/writing-plugins.md"), encoding: .utf8)
    let others = ["encoding", "bytecode", "duplicate-name", "too-large", "too-complex"]
    for rule in Set(PlantedTests.all.map(\.rule) + others) {
      #expect(page.contains("`\(rule)`"), "\(rule)")
    }
  }

  @Test(arguments: all) func isFoundAtItsPlace(_ planted: Planted) throws {
    let findings = Checker.check(planted.source, file: planted.file)
    let finding = try #require(findings.first, "nothing found")
    #expect(findings.count == 1, "\(findings)")
    #expect(finding.rule == planted.rule, "\(finding)")
    #expect(finding.line == planted.place.line, "\(finding)")
    #expect(finding.column == planted.place.column, "\(finding)")
    #expect(finding.message.contains(planted.hint), "\(finding.message)")
  }
}
