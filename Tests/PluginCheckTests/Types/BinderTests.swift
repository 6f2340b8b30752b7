import Expectations
import Testing

@testable import NavhostPluginCheck

/// The parameters of hooks and listeners, wherever those stand.
@Suite struct BinderTests {
  static let planted: [Planted] = [
    Planted(
      "unknown-field", "did you mean 'translation'?",
      "return { gestureShouldBegin = function(_, gesture) return gesture.«translaton.x > 0 end }"),
    Planted(
      "unknown-field", "a point has no field 'z'",
      "return { gestureDidEnd = function(_, gesture) print(gesture.start.«z) end }"),
    Planted(
      "unknown-field", "'previousTitle'",
      "return { backTitle = function(_, back) return back.«previous end }"),
    Planted(
      "unknown-field", "did you mean 'luminance'?",
      "return { backColor = function(_, bar) if bar.«luminence > 0.5 then return \"black\" end end }"
    ),
    Planted(
      "unknown-field", "did you mean 'depth'?",
      "return { shouldPush = function(_, push) return push.«dept < 9 end }"),
    .script(
      "unknown-hook", "did you mean 'didPush'?",
      "local c = nav.push(\"A\")\nc:hook(«\"didPsh\", print)"),
    .script(
      "unknown-hook", "did you mean 'shouldPop'?",
      "nav.use{name = \"x\", «shouldPopp = function() end}"),
    .script(
      "unknown-field", "'source'", "nav.use{shouldPop = function(_, pop) return pop.«sources end}"),
    .script(
      "unknown-field", "did you mean 'progress'?",
      "nav.on(\"gestureEnded\", function(e) print(e.«progres) end)"),
    .script(
      "unknown-field", "'source'",
      "nav.hook(\"A\", \"shouldPop\", function(_, pop) return pop.«sources end)"),
    .script(
      "unknown-field", "'source'",
      "nav.push(\"A\"):hook(\"shouldPop\", function(_, pop) return pop.«sources end)"),
    .script(
      "unknown-field", "'source'",
      "local function no(_, pop) return pop.«sources end\nnav.use({ shouldPop = no })"),
    .script(
      "unknown-field", "did you mean 'progress'?",
      "local function hear(e) print(e.«progres) end\nnav.on(\"gestureEnded\", hear)"),
  ]

  @Test(arguments: planted) func aMistakeIsFoundAtItsPlace(_ planted: Planted) throws {
    try planted.check()
  }

  @Test func aHookThatStandsTwiceIsOne() {
    let text = """
      local function no() return "no" end
      nav.use({ shouldPop = no })
      nav.hook("A", "shouldPop", no)
      """
    expectEqual(Checker.check(text, file: "s.lua").map(\.rule), ["wrong-type"])
  }

  @Test(arguments: [
    "nav.use(print())", "nav.use(\"plugins/x.lua\")", "nav.on(\"pop\", print)",
    "nav.on(\"pop\", function() end)", "nav.hook(\"A\", print(), function(a) return a.x end)",
    "local t = {}\nt:hook(\"shouldPop\", function(_, pop) return pop.sources end)",
    "local t = { use = print }\nt.use({ shouldPop = function(_, pop) return pop.sources end })",
  ])
  func otherFunctionsHaveParametersOfTheirOwn(_ text: String) {
    expectEqual(Checker.check(text, file: "s.lua"), [])
  }
}
