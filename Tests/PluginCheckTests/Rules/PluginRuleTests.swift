import Expectations
import Testing

@testable import NavhostPluginCheck

@Suite struct PluginRuleTests {
  static let planted: [Planted] = [
    Planted("unknown-hook", "did you mean 'shouldPop'?", "return { «shoudPop = function() end }"),
    Planted(
      "unknown-hook", "did you mean 'gestureShouldBegin'?",
      "return {\n  name = \"x\",\n  «gestureShouldBegan = function() end,\n}"),
    Planted("unknown-hook", "did you mean 'willAppear'?", "return { «willapear = function() end }"),
    Planted("unknown-hook", "'popped'", "return { «popped = function() end }"),
    Planted(
      "unknown-hook", "did you mean 'didPop'?", "local p = {}\nfunction p.«didPopp() end\nreturn p"),
    Planted("unknown-hook", "'onLoad'", "local p = {}\np.«onload = function() end\nreturn p"),
    Planted("unknown-hook", "shouldPush", "return { [«\"shouldPus\"] = function() end }"),
    Planted(
      "unknown-field", "did you mean 'priority'?",
      "return { «priorty = 3, barHidden = function() end }"),
    Planted("unknown-field", "'controllers'", "return { «controlers = \"Draft\" }"),
    Planted("unknown-field", "'onError'", "return { «on_error = \"deny\" }"),
    Planted(
      "unknown-field", "write 'shouldPop = shouldPop'",
      "local function shouldPop() end\nreturn { name = \"x\", «shouldPop }"),
    Planted(
      "wrong-type", "priority must be an integer, not a string", "return { priority = «\"high\" }"),
    Planted("wrong-type", "whole number", "return { priority = «1.5 }"),
    Planted("wrong-type", "name must be a string", "return { name = «5 }"),
    Planted("wrong-type", "sources must be a list", "return { sources = «\"programmatic\" }"),
    Planted(
      "wrong-type", "shouldPop must be a function, not a boolean", "return { shouldPop = «true }"),
    Planted("wrong-type", "controllers must be", "return { controllers = «true }"),
    Planted("wrong-type", "onError must be 'abstain' or 'deny'", "return { onError = «false }"),
    Planted("unknown-value", "no value 'maybe'", "return { onError = «\"maybe\" }"),
    Planted(
      "unknown-value", "did you mean 'backButton'?",
      "return { sources = { \"request\", «\"backbutton\" } }"),
    Planted("unknown-value", "no value 'foo'", "return { sources = {«\"foo\"} }"),
    Planted("wrong-version", "'one' is", "return { version = «\"one\" }"),
    Planted("wrong-version", "'1.2' is no version", "return { version = «\"1.2\" }"),
    Planted("wrong-version", "write three numbers", "return { version = «\"01.2.3\" }"),
    Planted("wrong-version", "no version", "return { version = «\"1.2.3-\" }"),
    Planted("unknown-field", "did you mean 'priority'?", file: "a.lua", "return { «priorty = 3 }"),
    Planted("newer-api", "api 5", "return { api = «5 }"),
    Planted("wrong-type", "api must be from 1 to 4", "return { api = «0 }"),
    Planted(
      "unknown-field", "not looked at", "local x = print()\nreturn { name = \"x\", «x }"),
    Planted("newer-api", "api 9223372036854775807", "return { api = «1e300 }"),
    Planted("wrong-type", "api must be from 1 to 4", "return { api = «-1 }"),
    Planted("wrong-version", "'1' is no version", "local v = \"1\"\nreturn { version = «v }"),
  ]

  @Test(arguments: planted) func aMistakeIsFoundAtItsPlace(_ planted: Planted) throws {
    try planted.check()
  }

  @Test func whatIsInAHookWithAMisspeltNameIsLookedAt() {
    let text = "return { shoudPop = function(_, pop) return pop.sorce == \"request\" end }"
    expectEqual(
      Checker.check(text, file: "plugins/p.lua").map(\.rule), ["unknown-hook", "unknown-field"])
  }

  @Test(arguments: [
    "return { name = \"x\", _cache = {}, size = 3 }",
    "local p = { name = \"x\" }\nfunction p.helper() end\np.helper()\nreturn p",
    "local p = { name = \"x\" }\np.didPop = function() end\nreturn setmetatable(p, {})",
    "return { shouldPop = nil, didPop = select(1, print) }",
    "return { version = \"1.2.0-beta.1+5\", api = 1 }",
  ])
  func whatAPluginMayHaveIsNoMistake(_ text: String) {
    expectEqual(Checker.check(text, file: "plugins/p.lua"), [])
  }
}
