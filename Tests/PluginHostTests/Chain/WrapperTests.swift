import PluginHost
import ScriptFixture
import Testing

@Suite("Wrappers (contract.md, section 2: the chain)")
struct WrapperTests {
  @Test("a hook with a third parameter gets next, which runs the rest and returns its answer")
  func next() throws {
    try run(
      """
      local seen
      nav.use {name = "wrapper", priority = 1, shouldPop = function(c, pop, next)
        seen = table.pack(next())
        return true
      end}
      nav.use {name = "inner", shouldPop = function() return false, "because" end}
      nav.setRoot("A") nav.push("B")
      eq("popped", (nav.tapBack()))
      eq(false, seen[1]) eq("because", seen[2])
      """)
  }

  @Test("next returns true where any of the rest said so, else nil")
  func nextAnswers() throws {
    try run(
      """
      local seen
      nav.use {name = "w", priority = 9, shouldPop = function(c, pop, next) seen = next() end}
      local h = nav.use {name = "x", priority = 2, shouldPop = function() return true end}
      nav.use {name = "y", priority = 1, shouldPop = function() end}
      nav.setRoot("A") nav.push("B") nav.tapBack() eq(true, seen)
      h:unload() nav.push("B") nav.tapBack() eq(nil, seen)
      """)
  }

  @Test("returning nil leaves the rest's answer standing")
  func passThrough() throws {
    try run(
      """
      nav.use {name = "w", priority = 1, shouldPop = function(c, pop, next) next() end}
      nav.use {name = "no", shouldPop = function() return false, "no" end}
      nav.setRoot("A") nav.push("B")
      local outcome, reason = nav.tapBack()
      eq("blocked", outcome) eq("no", reason)
      """)
  }

  @Test("the rest is asked at most once however often next is called")
  func once() throws {
    try run(
      """
      local asked = 0
      nav.use {name = "w", priority = 1, shouldPop = function(c, pop, next) next() next() return next() end}
      nav.use {name = "n", shouldPop = function() asked = asked + 1 end}
      nav.setRoot("A") nav.push("B") nav.tapBack()
      eq(1, asked)
      """)
  }

  @Test("a wrapper of what is told says when the rest is told: once, never whether")
  func told() throws {
    try run(
      """
      local log = {}
      local function note(word) log[#log + 1] = word end
      local function taken() local text = table.concat(log, " ") log = {} return text end
      nav.use {name = "first", priority = 3,
        willAppear = function(c, animated, next)
          note("before") assert(animated == false) eq(nil, next()) eq(nil, next()) note("after")
        end,
        didPush = function(c, none, next) eq(nil, none) next() note("pushed") end}
      nav.use {name = "silent", priority = 2, willAppear = function(c, animated, next) note("silent") end}
      nav.use {name = "broken", priority = 1, willAppear = function(c, animated, next) next() error("x") end}
      nav.use {name = "last", willAppear = function() note("last") end, didPush = function() note("push") end}
      nav.setRoot("A")
      eq("push pushed before silent last after", taken())
      local kept
      local hook = nav.hook("A", "didPop", function(c, pop, next) kept = next end)
      nav.hook("B", "didPop", function(c, pop, next) next() note(pop.source) kept = next end)
      nav.push("B", {animated = false}) taken() nav.pop()
      assert(taken():find("^program"))
      assert(not pcall(kept))
      """)
  }

  @Test("a wrapper that never calls next and answers nothing is passed over")
  func passedOver() throws {
    try run(
      """
      nav.use {name = "w", priority = 1, shouldPop = function(c, pop, next) end}
      nav.use {name = "no", shouldPop = function() return false end}
      nav.setRoot("A") nav.push("B") eq("blocked", (nav.tapBack()))
      """)
  }

  @Test("a wrapper that answers without next keeps the rest from being asked")
  func shortCircuit() throws {
    try run(
      """
      local asked = false
      nav.use {name = "w", priority = 1, shouldPop = function(c, pop, next) return true end}
      nav.use {name = "no", shouldPop = function() asked = true return false end}
      nav.setRoot("A") nav.push("B") eq("popped", (nav.tapBack())) eq(false, asked)
      """)
  }

  @Test("a wrapper that fails is passed over, and what it asked of the rest stands")
  func failing() throws {
    try run(
      """
      local h = use("w.lua")
      local asked = 0
      nav.use {name = "no", shouldPop = function() asked = asked + 1 return false, "rest" end}
      nav.setRoot("A") nav.push("B")
      local outcome, reason = nav.tapBack()
      eq("blocked", outcome) eq("rest", reason) eq(1, asked) eq(1, #h.faults)
      """,
      with: [
        "w.lua":
          "return {priority = 1, shouldPop = function(c, pop, next) next() error('x') end}"
      ])
  }

  @Test("wrappers work for titles too, and nest to at least 64, in scripts and in plugins")
  func nesting() throws {
    var files: [String: String] = [:]
    for number in 1...64 {
      files["p/w\(number).lua"] =
        "return {priority = \(number), backTitle = function(c, back, next) return next() end}"
    }
    try run(
      """
      use("p")
      for i = 1, 64 do
        nav.hook("C", "backTitle", function(c, back, next) return (next():gsub("%d+", function(n) return n + 1 end)) end)
      end
      nav.use {name = "base", priority = -1, controllers = "B", backTitle = function() return "x" end}
      nav.use {name = "number", priority = 99, controllers = "C", backTitle = function() return "0" end}
      nav.setRoot {class = "A", title = "a"}
      nav.push("B") eq("x", nav.bar.back.title)
      nav.push("C") eq("64", nav.bar.back.title)
      for _, plugin in ipairs(nav.plugins()) do eq(0, #plugin.faults) end
      """, with: files)
  }

  @Test("a wrapper whose next meets a question is suspended with it")
  func question() throws {
    try run(
      """
      use("w.lua")
      use("asker.lua")
      nav.setRoot("A") nav.push("B")
      eq("deferred", (nav.tapBack()))
      eq("sure?", nav.question().message)
      local outcome, reason = nav.answer(false)
      eq("blocked", outcome) eq("wrapped: no", reason)
      nav.tapBack()
      eq("popped", (nav.answer(true)))
      """,
      with: [
        "w.lua": """
        return {priority = 1, shouldPop = function(c, pop, next)
          local answer, reason = next()
          if answer == false then return false, "wrapped: " .. reason end
          return answer
        end}
        """,
        "asker.lua": """
        return {shouldPop = function(c, pop)
          if confirm("sure?") then return true end
          return false, "no"
        end}
        """,
      ])
  }

  @Test("the rest is asked at most once, also after a question that comes to nothing")
  func onceAfterAQuestion() throws {
    try run(
      """
      local asked, got = 0, {}
      nav.use {name = "w", priority = 1, shouldPop = function(c, pop, next)
        got[1] = next() got[2] = next() got[3] = next()
      end}
      nav.use {name = "asker", shouldPop = function() asked = asked + 1 confirm("?") end}
      nav.setRoot("A") nav.push("B")
      eq("deferred", (nav.tapBack())) eq("popped", (nav.answer(true)))
      eq(1, asked) eq(nil, got[1]) eq(nil, got[2]) eq(nil, got[3]) eq(nil, nav.question())
      """)
  }

  @Test(
    "where next cannot wait the wrapper fails, not the plugin below that asks",
    arguments: [true, false])
  func whereNothingCanYield(catches: Bool) throws {
    try run(
      """
      local evil, asker = use("evil.lua"), use("asker.lua")
      for i = 1, 4 do
        nav.setStack {"A", "B"}
        eq("deferred", (nav.tapBack())) eq("blocked", (nav.answer(false)))
      end
      eq(0, #asker.faults) eq(false, asker.quarantined)
      eq(\(catches ? 0 : 3), #evil.faults)
      eq("here", nav.bar.back.title)
      """,
      with: [
        "evil.lua": """
        local function inside(next) local v ("x"):gsub("x", function() v = next() end) return v end
        return {priority = 1, shouldPop = function(c, pop, next)
          \(catches ? "pcall(inside, next)" : "return inside(next)")
        end, backTitle = function(c, back, next) return inside(next) end}
        """,
        "asker.lua": """
        return {shouldPop = function() return confirm("?") end, backTitle = function() return "here" end}
        """,
      ])
  }

  @Test("a yes before a wrapper that is passed over stands")
  func aYesBefore() throws {
    for body in ["next()", "", "next() error('x')", "error('x')"] {
      try run(
        """
        nav.use {name = "yes", priority = 2, gestureShouldBegin = function() return true end}
        nav.use {name = "w", priority = 1, gestureShouldBegin = function(c, g, next) \(body) end}
        nav.use {name = "silent", gestureShouldBegin = function() end}
        nav.setRoot("A") nav.push {class = "B", customBackButton = true}
        eq("popped", (nav.pan {from = {5, 400}, to = {380, 400}}))
        """)
    }
  }
}
