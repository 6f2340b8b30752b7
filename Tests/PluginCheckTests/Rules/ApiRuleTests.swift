import Expectations
import Testing

@testable import NavhostPluginCheck

@Suite struct ApiRuleTests {
  static let planted: [Planted] = [
    Planted(
      "unknown-field", "a controller has no field 'source'; are the parameters swapped?",
      "return { shouldPop = function(pop, controller) return pop.«source == \"request\" end }"),
    Planted(
      "unknown-field", "a pop has no field 'props'; are the parameters swapped?",
      "return { shouldPop = function(pop, controller) return controller.«props.dirty end }"),
    .pop("unknown-field", "did you mean 'source'?", "return pop.«sorce == \"request\""),
    .pop("unknown-field", "did you mean 'title'?", "return controller.«titel ~= nil"),
    .pop("unknown-field", "did you mean 'class'?", "return controller[«\"clas\"] == \"A\""),
    .pop("unknown-field", "a controller has no field 'isLast'", "return controller.«isLast"),
    .pop("unknown-field", "no field 'velocity'", "return pop.«velocity.x > 0"),
    .pop("read-only-field", "'index' of a controller is read-only", "controller.«index = 2"),
    .pop("read-only-field", "'count' of a pop is read-only", "pop.«count = 1"),
    .pop("read-only-field", "'state'", "controller.«state = {}"),
    .pop("unknown-setting", "did you mean 'barHidden'?", "controller.«barhiden = true"),
    .pop("unknown-setting", "'backColor'", "controller.«backColour = \"red\""),
    .pop(
      "unknown-value", "source has no value 'swipe'",
      "if pop.source == «\"swipe\" then return false end"),
    .pop("call-style", "call it with ':hook(…)'", "controller.«hook(\"didPop\", print)"),
    .pop("unknown-value", "did you mean 'backButton'?", "return pop.source == «\"backbutton\""),
    .pop("unknown-field", "did you mean 'source'?", "pcall(function() print(pop.«sorce) end)"),
    .pop("missing-argument", "needs its 'message'", "return confirm«()"),
    .script("unknown-field", "did you mean 'push'?", "nav.«pussh(\"Home\")"),
    .script("unknown-field", "did you mean 'depth'?", "print(nav.«dept)"),
    .script("call-style", "call it with '.push(…)'", "nav:«push(\"A\")"),
    .script(
      "call-style", "call it with ':remove(…)'", "local h = nav.on(\"pop\", print)\nh.«remove()"),
    .script("missing-argument", "needs its 'spec'", "nav.push«()"),
    .script("read-only-field", "'top' of nav is read-only", "nav.«top = nil"),
    .script("unknown-value", "did you mean 'popped'?", "print(nav.tapBack() == «\"poppped\")"),
    .script(
      "unknown-value", "no value 'block'", "if nav.tapBack() == «\"block\" then print(1) end"),
    .pop("unknown-field", "unknown field 'foo'", "pop.«foo = 1"),
    .script("unknown-field", "nav has no field 'speed'", "nav.«speed = 5"),
    .script(
      "unknown-field", "did you mean 'outcome'?",
      "nav.on(\"decision\", function(event) print(event.«outcom) end)"),
    .script("call-style", "call it with '.settle(…)'", "nav:«settle()"),
    .script(
      "missing-argument", "needs its 'name'", "nav.hook«(\"A\")"),
  ]

  @Test(arguments: planted) func aMistakeIsFoundAtItsPlace(_ planted: Planted) throws {
    try planted.check()
  }

  @Test(arguments: [
    "nav.mine = function() end\nnav.push(select(1, \"A\"))", "nav.push = print",
    "nav.tapBack({ settle = false })", "local key = print()\nprint(nav[key], nav.top[key])",
    "for _, e in ipairs(nav.events()) do print(e.anything, e.size) end",
  ])
  func whatIsNotKnownForCertainIsNoMistake(_ text: String) {
    expectEqual(Checker.check(text, file: "s.lua"), [])
  }

  @Test(arguments: [
    ("nav:push(\"A\")", 3..<4, "."), ("local h = nav.on(\"pop\", print)\nh.remove()", 32..<33, ":"),
  ])
  func aMarkIsCorrected(_ text: String, _ range: Range<Int>, _ mark: String) {
    expectEqual(
      Checker.check(text, file: "s.lua").map(\.fix), [Fix(range: range, replacement: mark)])
  }
}
