import NavhostPluginHost
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
