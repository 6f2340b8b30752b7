import Expectations
import Testing

@testable import NavhostLua

@Suite struct CodeLinesTests {
  @Test(arguments: [
    ("local a = 1\n\n-- no\nlocal b = a", [1, 4]),
    ("-- no\nlocal function f()\n  local x\n  return x\nend\nf()", [3, 4, 5, 6]),
    ("local t = {\n  1,\n  two = f(),\n}", [1, 2, 3, 4]),
    ("", [1]),
  ])
  func aTextHasTheLinesOnWhichLuaStops(_ text: String, _ lines: [Int]) {
    let found = CodeLines.of(Array(text.utf8))
    expectEqual(found, lines, "\(found ?? [])")
  }

  @Test(arguments: [
    "local a = 1\n\n-- no\nlocal b = a", "local s = 'long'\nfor i = 1, 2 do\n\n  s = s .. i\nend",
  ])
  func everyLineThatRunsIsOne(_ text: String) throws {
    let state = try LuaState(.full, library: LuaLibrary())
    let debugger = LuaDebugger()
    var seen: Set<Int> = []
    debugger.watch(state)
    debugger.countLines(upTo: 0)
    debugger.onStop = { _, _, line in
      seen.insert(line)
      debugger.step(.into, in: nil)
      return false
    }
    debugger.step(.into, in: nil)
    _ = try state.call(try state.load(Array(text.utf8), name: "@a.lua"), [], wanted: 0)
    #expect(Set(CodeLines.of(Array(text.utf8)) ?? []).isSuperset(of: seen))
    #expect(!seen.isEmpty)
  }

  @Test func whatDoesNotCompileHasNone() {
    #expect(CodeLines.of(Array("local = 1".utf8)) == nil)
  }
}
