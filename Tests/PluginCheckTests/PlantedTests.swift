import Testing

@testable import NavhostPluginCheck

/// The rules of a few lines each.
@Suite struct PlantedTests {
  static let small: [Planted] = [
    .script("syntax", "'then' expected near 'return'", "\nprint(\"é\")  if 1 «return 1 end"),
    Planted("no-plugin", "a plugin returns a table", "return «5"),
    Planted("no-plugin", "a plugin returns a table of hooks", "local function f() end\nf()«"),
    Planted("duplicate-key", "line 2", "return {\n  name = \"a\",\n  «name = \"b\",\n}"),
    Planted(
      "misplaced-question", "only shouldPop, shouldPush and shouldSelect may ask",
      "return { gestureShouldBegin = function() return «confirm(\"Really?\") end }"),
    Planted(
      "misplaced-question", "while the plugin loads",
      "local ok = «confirm(\"?\")\nreturn { name = ok }"),
    .script(
      "misplaced-question", "didPush",
      "nav.hook(\"A\", \"didPush\", function() «confirm(\"?\") end)"
    ),
    Planted(
      "misplaced-action", "perform in backTitle is an error",
      "return { backTitle = function() «perform(\"x\") return \"\" end }"),
    Planted(
      "misplaced-action", "while the plugin loads", "«perform(\"x\")\nreturn { name = \"a\" }"),
    .script(
      "misplaced-action", "barHidden",
      "nav.hook(\"A\", \"barHidden\", function() «perform(\"x\") end)"),
    .script("duplicate-key", "line 1", "print({ a = 1, «a = 2 })"),
    .plugin("not-in-sandbox", "weak keys", "print(setmetatable({}, { «__mode = \"k\" }))"),
    .plugin("not-in-sandbox", "weak keys", "print(setmetatable({}, { «__mode = \"vk\" }))"),
    .plugin(
      "not-in-sandbox", "'__gc'", "local m = { «__gc = print }\nprint(setmetatable({}, m))"),
  ]

  /// Those of all rules.
  static let all =
    small + ApiRuleTests.planted + FlowTests.planted + GlobalsRuleTests.planted
    + HookRuleTests.planted + AskingTests.planted + ActionOrderRuleTests.planted
    + StayingRuleTests.planted + LostValueRuleTests.planted + PatternRuleTests.planted
    + PluginRuleTests.planted + VariablesRuleTests.planted + BinderTests.planted
    + ColorCheckerTests.planted + TypesTests.planted + ValueCheckerTests.planted

  @Test(arguments: small) func aMistakeIsFoundAtItsPlace(_ planted: Planted) throws {
    try planted.check()
  }
}
