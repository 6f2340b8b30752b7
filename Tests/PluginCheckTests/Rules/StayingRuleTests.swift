import Expectations
import Testing

@testable import NavhostPluginCheck

@Suite struct StayingRuleTests {
  private static let stays = "the person stays after every answer"

  static let planted: [Planted] = [
    .pop("always-stays", stays, "if «confirm(\"Keep editing?\") then return false end"),
    .pop("always-stays", stays, "if pop.animated then «confirm(\"?\") return false end"),
    .pop(
      "always-stays", stays, "local yes = «confirm(\"?\") if yes then return false, \"why\" end"),
    .pop("always-stays", stays, "local yes = «confirm(\"?\") if yes == true then return false end"),
    .pop("always-stays", stays, "if not «confirm(\"?\") then return else return false end"),
    .pop("always-stays", stays, "return «confirm(\"?\") and false"),
    .pop("always-stays", stays, "if «await(\"save\") then return false end"),
    .pop(
      "always-stays", stays,
      "local done, why = «await(\"save\") if done then return false end return done, why"),
    .pop(
      "always-stays", stays,
      "local p = «choose(\"?\", { \"A\", { id = \"c\", title = \"C\", style = \"cancel\" } })\n"
        + "if p == \"A\" then return false end"),
    .pop(
      "always-stays", stays, "while pop.animated do if «confirm(\"?\") then return false end end"),
    .script(
      "always-stays", stays,
      "nav.hook(\"A\", \"shouldPush\", function() if «confirm(\"?\") then return false end end)"),
  ]

  @Test(arguments: planted) func aMistakeIsFoundAtItsPlace(_ planted: Planted) throws {
    expectEqual(
      Checker.check(planted.source, file: planted.file).filter { $0.rule == planted.rule }
        .map { [$0.line, $0.column] }, [[planted.place.line, planted.place.column]])
  }

  @Test(arguments: [
    "confirm(\"?\")", "return confirm(\"?\")", "if not confirm(\"?\") then return end",
    "if confirm(\"?\") then return true end return false, \"why\"",
    "confirm(\"?\") return true",
    "local saved = await(\"save\") return saved",
    "if pop.animated then confirm(\"?\") perform(\"x\") return false end",
    "if confirm(\"?\") then return await(\"save\") end return false",
    "local p = choose(\"?\", { \"A\", { title = \"C\", style = \"cancel\" } }) if p == \"C\" then return false end",
    "if choose(\"?\", { \"A\", \"B\" }) == \"A\" then return false end",
    "if confirm(\"?\") and pop.animated then return false end",
    "if confirm(\"?\") then require(\"help\").leave() return false end",
    "if confirm(\"?\") then error(\"no\") end",
    "for _ = 1, 2 do if confirm(\"?\") then break end end",
  ])
  func aQuestionThatMayLetGoIsNoMistake(_ body: String) {
    expectEqual(
      Checker.check(
        "return { shouldPop = function(controller, pop) \(body) end }", file: "plugins/p.lua"
      )
      .filter { $0.rule == "always-stays" }, [])
  }
}
