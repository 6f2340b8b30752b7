import PluginHost
import ScriptFixture
import Testing

@Suite("Asking a person (contract.md, section 2)")
struct ChainRunTests {
  private let asker = """
    return {name = "asker", shouldPop = function(c, pop)
      if c.class ~= "B" then return end
      local yes = confirm("Leave?", {ok = "Go", cancel = "No", destructive = true})
      if not yes then return false, "stayed" end
    end}
    """

  @Test("the pop is deferred, the screen stays usable, and yes runs the same pop")
  func yes() throws {
    try run(
      """
      use("a.lua")
      nav.setStack {"A", "X", "B"}
      eq("deferred", (nav.requestPop {to = 1})) eq(3, nav.depth)
      local q = nav.question()
      eq("Leave?", q.message) eq("Go", q.ok) eq("No", q.cancel)
      eq("ignored", (nav.tapBack())) eq("question open", select(2, nav.tapBack()))
      eq("popped", (nav.answer(true)))
      eq(1, nav.depth) eq(nil, nav.question()) eq(nil, nav.answer(true))
      """, with: ["a.lua": asker])
  }

  @Test("no is what the hook then says")
  func no() throws {
    try run(
      """
      use("a.lua")
      nav.setRoot("A") nav.push("B")
      nav.pan {from = {5, 400}, to = {380, 400}}
      local outcome, reason = nav.answer(false)
      eq("blocked", outcome) eq("stayed", reason) eq(2, nav.depth)
      """, with: ["a.lua": asker])
  }

  @Test("a gesture meets an open question before any hook; the program goes ahead")
  func others() throws {
    try run(
      """
      use("a.lua")
      nav.setRoot("A") nav.push("B") nav.tapBack()
      local asked = false
      nav.hook("B", "gestureShouldBegin", function() asked = true end)
      local outcome, reason = nav.pan {from = {5, 400}, to = {380, 400}}
      eq("ignored", outcome) eq("question open", reason) eq(false, asked)
      assert(nav.push("C"))
      eq("Leave?", nav.question().message)
      eq("popped", (nav.pop())) eq("popped", (nav.pop()))
      eq(nil, nav.question()) eq(nil, nav.answer(true))
      """, with: ["a.lua": asker])
  }

  @Test("unloading, disabling or reloading the plugin drops the question")
  func dropped() throws {
    for change in ["h:unload()", "h:disable()", "assert(h:reload())"] {
      try run(
        """
        local h = use("a.lua")
        nav.setRoot("A") nav.push("B") eq("deferred", (nav.tapBack()))
        \(change)
        eq(nil, nav.question()) eq(nil, nav.answer(true)) eq(2, nav.depth)
        """, with: ["a.lua": asker])
    }
  }

  @Test("after a yes the chain goes on and may ask again")
  func again() throws {
    try run(
      """
      use("one.lua") use("two.lua")
      nav.setRoot("A") nav.push("B")
      eq("deferred", (nav.tapBack())) eq("one", nav.question().message)
      eq("deferred", (nav.answer(true))) eq("two", nav.question().message)
      eq("popped", (nav.answer(true))) eq(1, nav.depth)
      """,
      with: [
        "one.lua": "return {priority = 1, shouldPop = function() return confirm('one') end}",
        "two.lua": "return {shouldPop = function() return confirm('two') end}",
      ])
  }

  @Test("the units go on counting across the question")
  func units() throws {
    try run(
      """
      local h = use("a.lua")
      nav.setRoot("A") nav.push("B")
      eq("deferred", (nav.tapBack()))
      eq("popped", (nav.answer(true))) eq(1, #h.faults)
      """,
      with: [
        "a.lua": """
        local function spin() for i = 1, 300000 do end end
        return {shouldPop = function() spin() confirm("x") spin() return false end}
        """
      ])
  }

  @Test("who is asked after a yes sees the pop as it has become")
  func renewed() throws {
    try run(
      """
      use("a.lua")
      local seen = {}
      nav.use {name = "sees", priority = -1, shouldPop = function(c, pop)
        seen[#seen + 1] = pop.target.class
      end}
      nav.setStack {"A", "X", "B"}
      eq("deferred", (nav.requestPop()))
      assert(nav.setStack {nav.stack[1], nav.stack[3], "C"})
      eq("popped", (nav.answer(true)))
      eq("A A", table.concat(seen, " ")) eq(1, nav.depth)
      assert(nav.check())
      """, with: ["a.lua": asker])
  }

  @Test("an answer when nothing is left to pop asks nobody")
  func nothingLeft() throws {
    try run(
      """
      use("a.lua")
      local asked = 0
      nav.use {name = "counts", priority = -1, shouldPop = function() asked = asked + 1 end}
      nav.setStack {"A", "B"}
      eq("deferred", (nav.tapBack()))
      nav.setStack {nav.stack[2]}
      local outcome, reason = nav.answer(true)
      eq("ignored", outcome) eq("root", reason) eq(0, asked) eq(nil, nav.question())
      assert(nav.check())
      """, with: ["a.lua": asker])
  }

  /// Says its name in the global of the script, and has no opinion, or says no.
  private func plugin(_ name: String, _ priority: Int, says answer: String = "nil") -> String {
    "return {name = '\(name)', priority = \(priority), version = '\(answer == "nil" ? 1 : 2).0.0', "
      + "shouldPop = function(c) c.props.asked = (c.props.asked or '') .. '\(name) ' "
      + "return \(answer) end}"
  }

  /// What changes while a question of priority 0 is open, who is asked after a yes, and the outcome.
  @Test(
    "another plugin that changes while a question is open is asked as it is then",
    arguments: [
      ("", "late ", "popped"),
      ("write('late', -1, true) reload('late')", "late ", "blocked"),
      ("write('late', 5, true) reload('late')", "late ", "blocked"),
      ("write('early', 5, true) reload('early')", "late ", "popped"),
      ("write('early', -5, true) reload('early')", "late ", "popped"),
      ("write('new', -3, true) use('new.lua')", "late new ", "blocked"),
      ("write('new', 3, true) use('new.lua')", "late ", "popped"),
      ("write('bsker', 0, true) use('bsker.lua')", "bsker ", "blocked"),
      ("write('an', 0, true) use('an.lua')", "late ", "popped"),
      ("handle('late'):unload()", "", "popped"),
      ("handle('late'):disable()", "", "popped"),
      ("handle('late'):disable() handle('late'):enable()", "late ", "popped"),
      ("handle('late'):unload() write('late', -2, true) use('late.lua')", "late ", "blocked"),
      ("write('late', -1, true, 'Other') reload('late')", "", "popped"),
      (
        "nav.class('B', 'Other') write('late', -1, true, 'Other') reload('late')", "late ",
        "blocked"
      ),
    ])
  func changedMeanwhile(change: String, asked: String, outcome: String) throws {
    try run(
      """
      local function handle(name) for _, h in ipairs(nav.plugins()) do if h.name == name then return h end end end
      local function reload(name) assert(handle(name):reload()) end
      local function write(name, priority, no, class)
        local file = assert(io.open(dir .. "/" .. name .. ".lua", "w"))
        file:write(([[return {name = %q, priority = %d, controllers = %q, shouldPop = function(c)
          c.props.asked = c.props.asked .. %q return %s end}]]):format(name, priority, class or "*", name .. " ", no and "false" or "nil"))
        file:close()
      end
      write("early", 1) write("late", -1)
      use("a.lua") use("early.lua") use("late.lua")
      nav.setRoot("A")
      local page = nav.push {class = "B", props = {asked = ""}}
      eq("deferred", (nav.tapBack())) eq("early ", page.props.asked)
      page.props.asked = ""
      \(change)
      eq("Leave?", nav.question().message)
      eq("\(outcome)", (nav.answer(true))) eq("\(asked)", page.props.asked)
      """, with: ["a.lua": asker])
  }

  @Test("after a question in the rest of a wrapper, too, and hooks of the script stay as they were")
  func changedBelowAWrapper() throws {
    try run(
      """
      local order = {}
      local function note(name) order[#order + 1] = name end
      nav.hook("B", "shouldPop", function(c) note("second") end)
      nav.hook("B", "shouldPop", function(c, pop, next)
        note("wrapper")
        local yes = confirm("Sure?")
        local rest, why = next()
        return yes and rest, why
      end)
      nav.use {name = "old", priority = 5, shouldPop = function() note("old") end}
      nav.setRoot("A") nav.push("B") eq("deferred", (nav.tapBack()))
      nav.hook("B", "shouldPop", function() note("too late") end)
      nav.use {name = "new", priority = 9, shouldPop = function() note("new") return false, "new" end}
      local outcome, reason = nav.answer(true)
      eq("wrapper second new", table.concat(order, " ")) eq("blocked", outcome) eq("new", reason)
      """)
  }

  @Test("unloading, disabling or reloading a wrapper that waits with a question drops it")
  func droppedWithItsWrapper() throws {
    for change in ["w:unload()", "w:disable()", "assert(w:reload())"] {
      try run(
        """
        local w = use("w.lua") use("a.lua")
        nav.setRoot("A") nav.push("B") eq("deferred", (nav.tapBack()))
        \(change)
        eq(nil, nav.question()) eq(nil, nav.answer(true)) eq(2, nav.depth)
        """,
        with: [
          "a.lua": asker,
          "w.lua": "return {priority = 1, shouldPop = function(c, pop, next) next() end}",
        ])
    }
  }
}
