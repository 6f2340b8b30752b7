import Expectations
import Testing

@testable import NavhostPluginCheck

@Suite struct HookRuleTests {
  static let planted: [Planted] = [
    Planted("trap", "nobody can leave", "return { shouldPop = function() return «false end }"),
    Planted(
      "trap", "nobody can leave",
      """
      return {
        shouldPop = function(controller)
          if controller.props.dirty then return «false, "dirty" end
          return not true
        end,
      }
      """),
    Planted("trap", "", "local function no() return «false end\nreturn { shouldPop = no }"),
    Planted(
      "extra-parameter", "'x' is always nil",
      "return { didPop = function(a, b, next, «x) next() return a, b, x end }"),
    Planted(
      "extra-parameter", "'x' is always nil", "return { didPush = function(a, «x) return a, x end }"
    ),
    .pop("wrong-type", "reason must be a string", "if pop.animated then return false, «3 end"),
    Planted("wrong-type", "backTitle's title", "return { backTitle = function() return «7 end }"),
    Planted(
      "unknown-color", "backColor's color", "return { backColor = function() return «\"dark\" end }"
    ),
    Planted(
      "wrong-type", "barHidden's hidden", "return { barHidden = function() return «\"yes\" end }"),
    Planted(
      "wrong-type", "hidesBackButton's hides",
      "return { hidesBackButton = function() return «1 end }"),
    Planted(
      "wrong-type", "maxInitialDistance's distance",
      "return { maxInitialDistance = function() return «\"far\" end }"),
    .pop("wrong-type", "must be a boolean, not a string", "return «\"no\""),
    .pop("reason-of-question", "goes with a yes", "return confirm(\"Leave?\"), «\"unsaved\""),
    .pop(
      "reason-of-question", "then return false",
      "if pop.animated then return (choose(\"?\", {\"A\"})), «\"why\" end"),
    .pop("reason-of-question", "that await returns", "return await(\"save\"), «\"offline\""),
  ]

  @Test(arguments: planted) func aMistakeIsFoundAtItsPlace(_ planted: Planted) throws {
    try planted.check()
  }

  @Test(arguments: [
    "shouldPop = function() return confirm(\"Leave?\") end",
    "shouldPop = function() return confirm(\"Leave?\"), nil end",
    "shouldPop = function() return confirm(\"Leave?\") and confirm(\"Sure?\"), \"why\" end",
    "shouldPop = function() if not confirm(\"Leave?\") then return false, \"why\" end end",
    "shouldPop = function() local confirm = print return confirm(\"x\"), \"why\" end",
    "sources = { \"programmatic\", \"request\" }, shouldPop = function() return false end",
    "shouldPop = function(c) if c.isTop then return false end end",
    "shouldPop = function(c) return c.isTop, nil, 5 end",
    "shouldPop = function() goto out; ::out:: end", "didPop = function() return \"anything\" end",
    "shouldPop = function(_, _, _, _more) return true end",
  ])
  func whatAHookMayTakeAndGiveIsNoMistake(_ fields: String) {
    expectEqual(Checker.check("return { \(fields) }", file: "plugins/p.lua"), [])
  }

  @Test func aTrapInATestIsNone() {
    for text in [
      "nav.use{ shouldPop = function() return false end }",
      "nav.hook(\"A\", \"shouldPop\", function() return false end)",
    ] {
      expectEqual(Checker.check(text, file: "s.lua"), [])
    }
  }
}
