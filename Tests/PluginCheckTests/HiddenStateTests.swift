import Expectations
import Testing

@testable import NavhostPluginCheck

@Suite struct HiddenStateTests {
  private func found(_ text: String) -> [HiddenState] {
    HiddenState.found(in: Array(text.utf8), of: "a.lua")
  }

  /// What is found in a hook with this body, below some declarations.
  private func names(_ body: String) -> [String] {
    let text = "local n, cache = 0, {}\nreturn { shouldPop = function(c)\n\(body)\nend }"
    return found(text).map { "\($0.name) \($0.line)" }
  }

  @Test(arguments: [
    ("n = n + 1", ["n 3"]), ("total = 1", ["total 3"]), ("cache.x = 1\ncache.y = 2", ["cache 3"]),
    ("cache[c.index].x = n", ["cache 3"]), ("function cache.f() end", ["cache 3"]),
    ("local t = cache\nt.x = 1", ["cache 4"]),
    ("local t = cache.deep\nlocal u = t\nu.x = 1", ["cache 5"]),
    ("local m = require 'm'\nm.x = 1", ["m 4"]), ("table.insert(cache, 1)", ["cache 3"]),
    ("local t = cache\nrawset(t, 1, 2)\ntable.sort(t)", ["cache 5"]),
    ("return math.random(2), os.time()", ["math.random 3", "os.time 3"]),
    ("local function count() n = 1 end", ["n 3"]),
    ("local a = 1\nlocal function f() a = 2 end", ["a 4"]),
  ])
  func whatOutlivesACallIsFound(_ body: String, _ expected: [String]) {
    expectEqual(names(body), expected)
  }

  @Test(arguments: [
    "c.state.x = 1", "local t = {}\nt.x = 1\ntable.insert(t, 1)", "local k = n\nk = 2",
    "for i, v in pairs(cache) do i = v v.x = 1 end", "for i = 1, 2 do i = 3 end",
    "local t = cache.f()\nt.x = 1", "local math = c\nreturn math.random()", "return os.getenv('x')",
    "c = nil", "local t = cache\nt = {}",
  ])
  func whatEndsWithTheCallIsNone(_ body: String) {
    expectEqual(names(body), [])
  }

  @Test func whileAFileLoadsNothingIsHidden() {
    expectEqual(found("x = 1\nlocal t = {}\nt.a = os.time()\ntable.insert(t, 1)"), [])
  }
}
