import NavhostPluginHost
import PluginCheck
import ProgramSupport
import Testing

@testable import Exploration

/// The values that are tried for an input.
@Suite struct InputDomainTests {
  private func domain(_ input: String, of body: String) throws -> [String]? {
    let folder = try Folder(["it.lua": "return {shouldPop = function(c, pop) \(body) end}"])
    let facts = try ProofHost([folder.path]).facts.map(\.value)
    return Named(patterns: [], facts: facts).writable.first { $0.input == input }?.values
  }

  @Test func aPropTestedForTruthIsTrueFalseAndNil() throws {
    #expect(
      try domain("props.a", of: "if c.props.a then return false end") == ["nil", "true", "false"])
  }

  @Test func aPropComparedByOrderHasNumbersAndNil() throws {
    #expect(
      try domain("props.a", of: "if c.props.a > 5 then return false end") == ["nil", "4", "5", "6"])
  }

  @Test func aPropComparedByEqualityHasTheLiteralsNilAndAnother() throws {
    #expect(
      try domain("props.a", of: "if c.props.a == 'x' then return false end")
        == ["nil", "\"x\"", "\"another\""])
    #expect(
      try domain("props.a", of: "if c.props.a == 7 then return false end") == [
        "nil", "6", "7", "8",
      ])
    #expect(
      try domain("props.a", of: "if c.props.a == true then return false end")
        == ["nil", "true", "false"])
  }

  @Test func aLocalVariableStandsForItsProp() throws {
    #expect(
      try domain("props.a", of: "local p = c.props local a = p.a if a == 'x' then return false end")
        == ["nil", "\"x\"", "\"another\""])
  }

  @Test func classesThatPluginsNameArePushed() throws {
    let report = try prove(["it": "return {controllers = {'Edit*', 'List'}}"], depth: 1)
    #expect(report.states == 3)
  }
}
