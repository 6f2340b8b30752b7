import Expectations
import Testing

@testable import NavhostPluginCheck

@Suite struct ActionOrderRuleTests {
  private static let after = "this is done after the answer, not before it"

  static let planted: [Planted] = [
    .pop("action-before-wait", after, "«perform(\"x\") return await(\"y\")"),
    .pop(
      "action-before-wait", after, "if pop.animated then «perform(\"x\") end return confirm(\"?\")"),
    .pop(
      "action-before-wait", after,
      "for _ = 1, 2 do if confirm(\"?\") then return true end «perform(\"x\") end"),
    .pop("action-before-wait", after, "while pop.animated do «perform(\"x\") confirm(\"?\") end"),
    .pop("action-before-wait", after, "repeat «perform(\"x\") until confirm(\"?\")"),
    .pop(
      "action-before-wait", after,
      "for _ = 1, 2 do «perform(\"x\") if pop.animated then break end end return confirm(\"?\")"),
    .pop(
      "action-before-wait", after,
      "::again:: if confirm(\"?\") then return true end «perform(\"x\") goto again"),
    .pop(
      "action-before-wait", after,
      "if pop.animated then «perform(\"x\") goto asks end do return end ::asks:: return confirm(\"?\")"
    ),
    .pop("action-before-wait", after, "«perform(\"x\") pcall(confirm, \"?\")"),
    .plugin(
      "action-before-wait", after,
      "function Ask() «perform(\"x\") return confirm(\"?\") end"),
  ]

  @Test(arguments: planted) func aMistakeIsFoundAtItsPlace(_ planted: Planted) throws {
    expectEqual(
      Checker.check(planted.source, file: planted.file).filter { $0.rule == planted.rule }
        .map { [$0.line, $0.column] }, [[planted.place.line, planted.place.column]])
  }

  @Test(arguments: [
    "if confirm(\"?\") then perform(\"x\") end",
    "if pop.animated then perform(\"x\") return false end return confirm(\"?\")",
    "if pop.animated then perform(\"x\") else confirm(\"?\") end",
    "perform(\"x\", await(\"y\"))",
    "for _ = 1, 2 do confirm(\"?\") perform(\"x\") break end",
    "perform(\"x\") controller.state.later = function() confirm(\"?\") end",
    "local perform = print perform(\"x\") confirm(\"?\")",
    "if pop.animated then perform(\"x\") error(\"no\") end confirm(\"?\")",
  ])
  func anActionBehindTheAnswerIsNoMistake(_ body: String) {
    expectEqual(
      Checker.check(
        "return { shouldPop = function(controller, pop) \(body) end }", file: "plugins/p.lua"
      )
      .filter { $0.rule == "action-before-wait" }, [])
  }
}
