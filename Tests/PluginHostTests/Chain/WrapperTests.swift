import NavhostPluginHost
import ScriptFixture
import Testing

@Suite("Wrappers (contract.md, section 2: the chain)")
struct WrapperTests {
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
