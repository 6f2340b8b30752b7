import Testing

@testable import PluginCheck

@Suite struct PlantedTests {
  static let all =
    Planted.syntax + Planted.plugins + Planted.hooks + Planted.globals + Planted.scripts
    + Planted.code

  @Test func thereAreEnough() {
    #expect(PlantedTests.all.count >= 60)
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
