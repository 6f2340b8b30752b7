import PluginCheck
import Testing

@Suite struct FindingTests {
  @Test func aFindingHasNoFixUnlessGiven() {
    #expect(Finding(file: "a.lua", line: 1, column: 2, rule: "r", message: "m").fix == nil)
  }
}
