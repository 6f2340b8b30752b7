import PluginHost
import ScriptFixture
import Testing

@Suite("What plugins can call")
struct PluginCallsTests {
  @Test("next is good only while its hook runs")
  func kept() throws {
    try run(
      """
      local h = use("w.lua")
      nav.setRoot("A") nav.push("B") nav.tapBack()
      nav.push("B") nav.tapBack()
      eq(1, #h.faults) assert(h.faults[1].message:find("next is good only while its hook runs"), h.faults[1].message)
      """,
      with: [
        "w.lua": """
        local kept
        return {shouldPop = function(c, pop, next) kept = next end,
          didPush = function() if kept then kept() end end}
        """
      ])
  }

  @Test("next belongs to its call: not even another call of the same hook may use it")
  func bound() throws {
    try run(
      """
      local h = use("w.lua") use("rest.lua")
      nav.setRoot("A") local b = nav.push("B") nav.tapBack()
      eq(1, b.props.asked) eq(0, #h.faults)
      local c = nav.push("C") nav.tapBack()
      eq(1, c.props.asked) eq(1, #h.faults)
      assert(h.faults[1].message:find("next is good only while its hook runs"), h.faults[1].message)
      """,
      with: [
        "w.lua": """
        local kept
        return {priority = 1, shouldPop = function(c, pop, next)
          kept = kept or next
          assert(kept == next or not pcall(kept))
          kept()
        end}
        """,
        "rest.lua":
          "return {shouldPop = function(c) c.props.asked = (c.props.asked or 0) + 1 end}",
      ])
  }

  @Test("confirm passes through pcall and coroutines of the plugin")
  func throughCoroutines() throws {
    try run(
      """
      local h = use("a.lua")
      nav.setRoot("A") nav.push("B")
      eq("deferred", (nav.tapBack()))
      eq("popped", (nav.answer(true))) eq(0, #h.faults)
      """,
      with: [
        "a.lua": """
        return {shouldPop = function()
          local ok, answer = pcall(coroutine.wrap(function() return confirm("deep") end))
          assert(ok)
          return answer
        end}
        """
      ])
  }

  @Test("outside shouldPop, and where nothing can yield, confirm is an error of that hook")
  func misplaced() throws {
    try run(
      """
      local h = use("a.lua")
      nav.setRoot("A") nav.push("B")
      eq("popped", (nav.tapBack()))
      assert(#h.faults >= 2)
      for _, f in ipairs(h.faults) do assert(f.message:find("confirm"), f.message) end
      """,
      with: [
        "a.lua": """
        return {backTitle = function() return confirm("x") and "y" end,
          shouldPop = function() table.sort({2, 1}, function(a, b) return confirm("z") end) end}
        """
      ])
  }

  @Test("a question has the words that confirm gives it, cleaned and bounded")
  func question() throws {
    try run(
      """
      use("p.lua") nav.setStack {"A", "B"}
      local function asked(...) nav.top.props.args = {...} eq("deferred", (nav.tapBack()))
        local q = nav.question() nav.answer(false) return q end
      local q = asked("Leave?")
      eq("Leave", q.ok) eq("Stay", q.cancel) eq(true, q.destructive)
      q = asked("a\\nb", {ok = "Go", cancel = "No", destructive = false})
      eq("Go", q.ok) eq("No", q.cancel) eq(false, q.destructive)
      q = asked(("x"):rep(5000), {ok = ("y"):rep(500)})
      assert(#q.message < 1100 and #q.ok < 100)
      """,
      with: [
        "p.lua": """
        return {shouldPop = function(c)
          local args = c.props.args
          local options = args[2]
          confirm(args[1], options and {ok = options.ok, cancel = options.cancel, destructive = options.destructive})
          return false
        end}
        """
      ])
  }

  @Test(
    "a question that is none is an error of the hook",
    arguments: [
      ("", "confirm needs a message, a string, got nothing"),
      ("5", "confirm needs a message, a string, got 5"),
      ("'?', 5", "confirm: options must be a table, got 5"),
      ("'?', {okay = 'x'}", "confirm: unknown option 'okay'"),
      ("'?', {ok = 5}", "'ok' must be a string in UTF-8, got 5"),
      ("'?', {destructive = 1}", "'destructive' must be true or false, got 1"),
    ])
  func wrongQuestion(arguments: String, message: String) throws {
    try run(
      """
      local h = use("p.lua") nav.setStack {"A", "B"}
      eq("popped", (nav.tapBack())) eq(1, #h.faults)
      assert(h.faults[1].message:find([[\(message)]], 1, true), h.faults[1].message)
      """, with: ["p.lua": "return {shouldPop = function() return confirm(\(arguments)) end}"])
  }

  @Test("what is printed is text, its parts apart by tabs; other values are their types")
  func log() throws {
    let fixture = try Fixture([
      "p.lua": """
      return {shouldPop = function(c)
        print("a", "b\\27", "\\xff") log.warn("n", tostring(5)) log.error() log.debug("d")
      end}
      """
    ])
    try fixture.run("use('p.lua') nav.setStack {'A', 'B'} nav.tapBack()")
    #expect(fixture.log.map(\.level) == [.print, .warn, .error, .debug])
    #expect(fixture.log.allSatisfy { $0.plugin == "p" && !$0.message.contains("\u{1B}") })
    #expect(fixture.log[0].message.hasPrefix("a\tb"))
    #expect(fixture.log[1].message == "n\t5" && fixture.log[2].message == "")
  }

  @Test("require tells the place, the module and the plugin")
  func modules() throws {
    try run(
      """
      local h, why = nav.use(dir .. "/p")
      eq(nil, h) assert(why:find("p/init.lua:2: module 'lost' not found in the folder of plugin 'p'", 1, true), why)
      h, why = nav.use(dir .. "/q.lua")
      assert(why:find("bad argument #1 to 'require' (string expected, got no value)", 1, true), why)
      """,
      with: [
        "p/init.lua": "local x = 1\nrequire('lost')\nreturn {}", "q.lua": "require() return {}",
      ])
  }
}
