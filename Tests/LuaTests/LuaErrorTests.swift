import Expectations
import NavhostLua
import Testing

@Suite("Why Lua could not do it")
struct LuaErrorTests {
  @Test("errors carry their code, place and traceback; long file names are whole")
  func errors() throws {
    let state = try makeState()
    let name = "/" + String(repeating: "folder/", count: 20) + "file.lua"
    let error = #expect(throws: LuaError.self) {
      try state.run("local function f()\nerror('x') end f()", name: "@" + name)
    }
    expectEqual(error?.code, .runtime)
    expectEqual(error?.message, "\(name):2: x")
    #expect(error?.traceback.contains("\(name):2") == true)
    let syntax = #expect(throws: LuaError.self) { try state.run("x = = 1") }
    expectEqual(syntax?.code, .syntax)
    #expect(#expect(throws: LuaError.self) { try state.run("for") }?.isIncomplete == true)
  }
}
