import Expectations
import Testing

@testable import NavhostPluginCheck

@Suite struct ColorCheckerTests {
  static let planted: [Planted] = [
    .pop(
      "unknown-color", "'bleu' is no colour; did you mean 'blue'?",
      "controller.backColor = «\"bleu\""),
    .pop("unknown-color", "no colour", "controller.barColor = «\"#12345\""),
    .pop("unknown-color", "from 0 to 1", "controller.barColor = {«255, 0, 0}"),
    .pop("unknown-color", "{r, g, b}", "controller.backColor = «{1, 0}"),
    .script("unknown-color", "barColor", "nav.push{class = \"A\", barColor = «\"nocolor\"}"),
    .script(
      "unknown-color", "no colour", "nav.push{class = \"A\", barColor = {\"red\", «\"rde\"}}"),
    .pop("unknown-color", "'' is no colour", "controller.backColor = «\"\""),
    .pop("unknown-color", "{r, g, b}", "controller.backColor = «{ \"red\", \"blue\" }"),
    .pop("unknown-color", "{r, g, b}", "controller.backColor = «{}"),
    .pop("unknown-color", "{r, g, b}", "controller.barColor = «{ r = 1, g = 0, b = 0 }"),
    .pop("unknown-color", "from 0 to 1", "controller.backColor = { 0, 0, 0, «-0.5 }"),
    .pop(
      "wrong-type", "a component must be a number, not a string",
      "controller.backColor = { 0, «\"0\", 0 }"),
    .pop(
      "wrong-type", "must be a colour, not a boolean",
      "controller.barColor = { \"red\", «true }"),
    .pop(
      "unknown-color", "from 0 to 1", "controller.barColor = { \"red\", { 0, «2, 0 } }"),
    .pop("wrong-type", "must be a colour", "controller.backColor = «5"),
  ]

  @Test(arguments: planted) func aMistakeIsFoundAtItsPlace(_ planted: Planted) throws {
    try planted.check()
  }

  @Test(arguments: [
    ("auto", true), ("red", true), ("RED", true), ("#fff", true), ("#a1B2c3", true),
    ("#a1B2c3d4", true), ("#ffff", false), ("#ggg", false), ("#", false), ("", false),
    ("fff", false), ("Auto", false),
  ])
  func aNameOrHexadecimalDigitsAreAColor(_ text: String, _ expected: Bool) {
    expectEqual(ColorChecker.isColor(text), expected)
  }

  @Test(arguments: [
    "{}", "{ \"red\", nil, \"#fff\" }", "{ 0, 0.5, 1 }", "{ 0, 0, 0, 1 }",
    "{ tostring(1), { 1, 0, 0 } }", "{ 1 - 0.5, 0, 0 }", "{ select(1, 0, 0, 0) }",
    "{ 0, 0, select(1, 0) }", "nil", "\"auto\"",
  ])
  func aFillIsAColorOrColors(_ value: String) {
    expectEqual(Checker.check("nav.push{ class = \"A\", barColor = \(value) }", file: "s.lua"), [])
  }
}
