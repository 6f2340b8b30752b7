import Expectations
import NavhostLua
import Testing

/// What Swift knows of a Lua function without calling it.
@Suite struct LuaReferenceTests {
  private func function(_ source: String, in state: LuaState) throws -> LuaReference {
    try #require(try state.run("\nreturn \(source)", name: "@p.lua").first?.functionValue)
  }

  @Test func aFunctionTellsItsParametersAndItsPlace() throws {
    let state = try makeState()
    let info = try #require(try function("function(a, b, ...) end", in: state).functionInfo)
    #expect(info.parameterCount == 2 && info.isVariadic && info.line == 2 && info.source == "p.lua")
    try expectEqual(function("string.rep", in: state).functionInfo?.line, -1)
  }

  @Test(arguments: [
    ("function(c, pop) return pop.source end", true), ("function(c, pop) kept = pop end", false),
    ("function(c, pop) return pop end", false), ("function(c) end", false), ("string.rep", false),
  ])
  func itIsKnownWhetherAnArgumentIsKept(source: String, isFree: Bool) throws {
    let (plugin, script) = (try makeState(), try makeState(.full))
    try expectEqual(function(source, in: plugin).keepsNoArgument(2), isFree)
    #expect(try !function(source, in: script).keepsNoArgument(2))
  }
}
