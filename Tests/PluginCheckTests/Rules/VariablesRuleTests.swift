import Expectations
import Testing

@testable import NavhostPluginCheck

@Suite struct VariablesRuleTests {
  static let planted: [Planted] = [
    .script("unused-local", "never used", "local «a = 1"),
    .script("unused-local", "local function 'f'", "local function «f() return f() end"),
    .script("unused-local", "never used", "local a, «b = 1, 2\nprint(a)"),
    .script("unread-local", "assigned, and never read", "local «count = 0\ncount = count + 1"),
    .script("unread-local", "assigned, and never read", "local «a\na = print()"),
    .script(
      "shadowing", "hides the local of line 1",
      "local a = 1\ndo\n  local «a = 2\n  print(a)\nend\nprint(a)"),
    .script(
      "shadowing", "parameter of line 1",
      "function f(a)\n  if a then\n    local «a = 3\n    print(a)\n  end\nend"),
    .script(
      "shadowing", "hides the local", "for i = 1, 2 do\n  for «i = 1, i do print(i) end\nend"),
    .script("unused-local", "never used", "local «a = { 1, x = 2 }"),
    .script("unread-local", "assigned, and never read", "local «a = 1\na = { a }"),
    .script("unused-local", "never used", "local «f = function() end"),
  ]

  @Test(arguments: planted) func aMistakeIsFoundAtItsPlace(_ planted: Planted) throws {
    try planted.check()
  }

  @Test(arguments: [
    "local _a = 1", "local a, b = print()\nprint(b)", "local a = print()",
    "for i, v in pairs({}) do print(v) end", "function f(a) end",
    "local a <close> = setmetatable({}, { __close = print })",
    "local a = 1\nlocal a = a + 1\nprint(a)", "local a = 1\ndo local a = tostring(a) print(a) end",
    "local a = 1\ndo local _a = 2 print(_a) end\nprint(a)",
    "function f(a) return function(a) return a end end",
  ])
  func aVariableWithAReasonIsNoMistake(_ text: String) {
    expectEqual(Checker.check(text, file: "s.lua"), [])
  }
}
