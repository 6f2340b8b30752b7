import Testing

@testable import PluginCheck

@Suite struct HiddenStateVisitorTests {
  private func facts(_ text: String) -> PolicyFacts {
    PolicyFacts(file: "a.lua", bytes: Array(text.utf8))
  }

  /// What is found in a hook with this body, below some declarations.
  private func names(_ body: String) -> [String] {
    let text = "local n, cache = 0, {}\nreturn { shouldPop = function(c)\n\(body)\nend }"
    return facts(text).hiddenState.map { "\($0.name) \($0.line)" }
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
    #expect(names(body) == expected)
  }

  @Test(arguments: [
    "c.state.x = 1", "local t = {}\nt.x = 1\ntable.insert(t, 1)", "local k = n\nk = 2",
    "for i, v in pairs(cache) do i = v v.x = 1 end", "for i = 1, 2 do i = 3 end",
    "local t = cache.f()\nt.x = 1", "local math = c\nreturn math.random()", "return os.getenv('x')",
    "c = nil", "local t = cache\nt = {}",
  ])
  func whatEndsWithTheCallIsNone(_ body: String) {
    #expect(names(body) == [])
  }

  @Test func whileAFileLoadsNothingIsHidden() {
    #expect(facts("x = 1\nlocal t = {}\nt.a = os.time()\ntable.insert(t, 1)").hiddenState == [])
  }
}

@Suite struct BranchVisitorTests {
  private func branches(_ text: String) -> [PolicyFacts.Branch] {
    PolicyFacts(file: "a.lua", bytes: Array(text.utf8)).branches
  }

  @Test func eachBlockBehindAConditionIsABranch() {
    let found = branches(
      """
      return { shouldPop = function(c)
        if c.a then
          return 1
        elseif c.b then return 2
        else
          return 3
        end
        while c.d do f() end
        if c.e then end
      end }
      """)
    #expect(found.map(\.condition) == ["c.a", "c.b", nil, "c.d"])
    #expect(found.map(\.line) == [3, 4, 6, 8])
    #expect(found.map(\.conditionLine) == [2, 4, 4, 8])
    #expect(found.allSatisfy { $0.hook == "shouldPop" && !$0.dependsOnOptions })
  }

  @Test(arguments: [
    ("return { backTitle = function() if x then f() end end }", "backTitle"),
    ("local p = {} function p.shouldPush() if x then f() end end return p", "shouldPush"),
    ("local function no() if x then f() end end return { shouldPop = no }", "shouldPop"),
    ("return { shouldPop = function() g(function() if x then f() end end) end }", "shouldPop"),
    ("return { didPop = function() if x then f() end end }", nil),
    ("local function help() if x then f() end end return { shouldPop = print }", nil),
  ])
  func aBranchBelongsToItsHook(_ text: String, _ hook: String?) {
    #expect(branches(text).map(\.hook) == [hook])
  }

  @Test func atTheTopOfAFileThereAreNone() {
    #expect(branches("if x then f() end while y do g() end") == [])
  }

  @Test(arguments: [
    ("local options = ...", "options.strict", true),
    ("local options = ...\nlocal limit = options.limit or 3", "c.index > limit", true),
    ("local options = ...", "c.index > 3", false), ("local limit = 3", "c.index > limit", false),
    ("options = ...", "options.strict", false),
  ])
  func aBranchMayDependOnOptions(_ head: String, _ condition: String, _ expected: Bool) {
    let text = "\(head)\nreturn { shouldPop = function(c) if \(condition) then f() end end }"
    #expect(branches(text).map(\.dependsOnOptions) == [expected])
  }
}
