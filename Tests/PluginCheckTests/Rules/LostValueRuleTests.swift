import Expectations
import Testing

@testable import NavhostPluginCheck

@Suite struct LostValueRuleTests {
  static let planted: [Planted] = [
    .script("unread-value", "never read", "local a = 1\nprint(a)\n«a = 2"),
    .script(
      "overwritten-value", "another value", "local a = print()\nprint(a)\n«a = 1\na = 2\nprint(a)"),
    .script(
      "overwritten-value", "another value", "local «a = print()\na = 2\nprint(a)"),
    .script(
      "unread-value", "never read", "for i = 1, 2 do\n  local a = i\n  print(a)\n  «a = 3\nend"),
    .script(
      "overwritten-value", "another value",
      "function f(a)\n  print(a)\n  «a = 2\n  print()\n  a = 3\n  return a\nend"),
  ]

  @Test(arguments: planted) func aMistakeIsFoundAtItsPlace(_ planted: Planted) throws {
    try planted.check()
  }

  @Test(arguments: [
    // Placeholders.
    "local a = nil\na = 1\nprint(a)", "local a = 0\na = 1\nprint(a)",
    "local a = \"\"\na = 1\nprint(a)",
    "local a = {}\na = 1\nprint(a)", "local a = false\na = 1\nprint(a)", "local a\na = 1\nprint(a)",
    // Read between, or perhaps read.
    "local a = print()\na = a or 1\nprint(a)",
    "local a = print()\nif print() then return a end\na = 2\nprint(a)",
    // Read in the next round of a loop, or by a function.
    "local last\nfor i = 1, 3 do print(last) last = i end",
    "local last\nfor i = 1, 3 do\n  print(last)\n  for k = i, 4 do last = k end\nend",
    "local n = print()\nlocal function show() print(n) end\nn = 2\nshow()",
    // Not in the order of the text.
    "local a = print()\n::again::\nprint(a)\na = 2\nif print() then goto again end",
    // Meant to be lost.
    "local _a = print()\n_a = 2\nprint(_a)",
  ])
  func aValueThatIsReadIsNoMistake(_ text: String) {
    expectEqual(Checker.check(text, file: "s.lua"), [])
  }
}
