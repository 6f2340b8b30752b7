import Expectations
import Testing

@testable import NavhostPluginCheck

@Suite struct AskingTests {
  private static let unread = "nobody reads what was picked"

  static let planted: [Planted] = [
    .pop("answer-unused", unread, "«choose(\"?\", { \"A\", \"B\" })"),
    .pop("answer-unused", unread, "local _picked = «choose(\"?\", { \"A\", { title = \"B\" } })"),
    .pop("answer-unused", unread, "«choose(\"?\", { { title = \"OK\", style = \"cancel\" } })"),
    .pop("answer-unused", unread, "«pcall(choose, \"?\", { \"A\", \"B\" })"),
    .pop(
      "answer-unused", unread,
      "local all = { \"A\", { id = \"b\", title = \"B\", style = \"destructive\" } }\n«choose(\"?\", all)"
    ),
  ]

  @Test(arguments: planted) func aMistakeIsFoundAtItsPlace(_ planted: Planted) throws {
    try planted.check()
  }

  @Test(arguments: [
    "choose(\"?\", { \"A\", { title = \"B\", style = \"cancel\" } })",
    "if choose(\"?\", { \"A\", \"B\" }) == \"A\" then return true end",
    "local picked = choose(\"?\", { \"A\", \"B\" }) return picked == \"A\"",
    "return choose(\"?\", { \"A\", \"B\" })",
    "local all = { \"A\" } all[2] = pop.source choose(\"?\", all)",
    "choose(\"?\", controller.props.choices)",
    "local choose = print choose(\"?\", { \"A\", \"B\" })",
    "choose(\"?\", { pop.source, \"B\" })",
    "choose(\"?\", { \"A\", { id = \"b\", title = \"B\", style = controller.props.style } })",
  ])
  func anAnswerThatDoesSomethingIsNoMistake(_ body: String) {
    expectEqual(
      Checker.check(
        "return { shouldPop = function(controller, pop) \(body) end }", file: "plugins/p.lua"
      )
      .filter { $0.rule == "answer-unused" }, [])
  }
}
