import Testing

@testable import PluginCheck

/// The blocks behind conditions in a plugin's functions.
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
