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
}
