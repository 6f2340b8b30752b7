import Expectations
import NavhostLuaSyntax
import Testing

@testable import NavhostPluginCheck

@Suite struct FlowTests {
  static let planted: [Planted] = [
    .script("unreachable-code", "never runs", "do\n  do return end\n  «print(1)\nend"),
    .script("unreachable-code", "never runs", "error(\"x\")\n«print(1)"),
    .script("unreachable-code", "never runs", "while true do print(1) end\n«print(2)"),
    .script(
      "unreachable-code", "never runs",
      "for i = 1, 3 do\n  if i > 1 then break else goto next end\n  «print(i)\n  ::next::\nend"),
  ]

  @Test(arguments: planted) func aMistakeIsFoundAtItsPlace(_ planted: Planted) throws {
    try planted.check()
  }

  private func body(_ text: String) throws -> FunctionBody {
    try Parser.parse(SourceText(file: "a.lua", text: text)).body
  }

  @Test(arguments: [
    "", "if x then return end", "if x then return else print() end", "while true do break end",
    "while x do return end", "while true do if x then goto out end end ::out::",
    "repeat if x then break end until false", "repeat print() until x",
    "for i = 1, 2 do return end",
    "while true do local function f() return end break end", "local error = print\nerror()",
    "os.getenv(\"x\")", "x.error()", "print(error)", "while nil do end", "do return end ::a::",
  ])
  func theEndIsReached(_ text: String) throws {
    #expect(Flow.fallsThrough(try body(text)))
  }

  @Test(arguments: [
    "return", "if x then return elseif y then error(\"y\") else os.exit(1) end",
    "while true do end", "while 1 do print() end", "while \"\" do for i = 1, 2 do break end end",
    "repeat print() until false", "repeat return until x", "repeat print() until nil",
    "do do error() end end", "while true do local f = function() while x do break end end f() end",
  ])
  func theEndIsNotReached(_ text: String) throws {
    #expect(!Flow.fallsThrough(try body(text)))
  }

  @Test func theReturnsOfAFunctionInsideAreItsOwn() throws {
    let returns = Flow.returns(
      of: try body("local f = function() return 1 end if f() then return 2, 3 end return"))
    expectEqual(returns.map(\.count), [2, 0])
  }
}
