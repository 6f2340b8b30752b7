import Foundation
import NavhostPluginHost
import ScriptFixture
import Testing

@Suite("perform, and who does it")
struct ActionsTests {
  @Test(
    "somebody else's no leaves an action undone that went with a yes, and the other way round",
    arguments: ["", "return nil", "return true"])
  func overruled(answer: String) throws {
    try run(
      """
      local done = 0
      nav.onAction("act", function() done = done + 1 end)
      nav.use{name = "p", priority = 1, shouldPop = function() perform("act") \(answer) end}
      local no = nav.use{name = "q", shouldPop = function() return false, "no" end}
      local last = nav.use{name = "r", priority = -1, shouldPop = function() end}
      nav.setStack {"A", "B"} eq("blocked", (nav.tapBack())) eq(0, done) eq(0, #nav.explain().actions)
      no:disable() eq("popped", (nav.tapBack())) eq(1, done)
      """)
  }

  static let bad = [
    "perform()": "perform needs an action, a string of 1 to 64 characters, got nothing",
    "perform('')": "perform needs an action, a string of 1 to 64 characters, got \"\"",
    "perform(('a'):rep(65))": "perform needs an action, a string of 1 to 64 characters, got one",
    "perform(5)": "perform needs an action, a string of 1 to 64 characters, got 5",
    "perform('a\\0b')": "perform: an action's name has no control characters",
    "perform('a', print)": "perform: a function cannot be kept",
    "perform('a', {{c}})": "perform: an object of the host cannot be kept",
    "perform('a', ('x'):rep(70000))": "perform: data may be at most 64 KiB in all",
    "for i = 1, 17 do perform('a') end": "perform: at most 16 actions a call",
  ]

  @Test("what is wrong is an error of the hook, which then asks for none", arguments: bad.keys)
  func wrong(_ call: String) throws {
    try run(
      """
      local h = use("p.lua") local count = 0
      nav.onAction("*", function() count = count + 1 end)
      nav.setStack {"A", "B"} eq("popped", (nav.tapBack())) eq(0, count)
      local message = h.faults[1].message
      assert(message:find([==[p.lua:1: \(Self.bad[call] ?? "-")]==], 1, true), message)
      """,
      with: ["p.lua": "return {shouldPop = function(c) perform('first') \(call) end}"])
  }

  @Test("a handler that raises is a fault event, and changes no outcome")
  func raising() throws {
    let fixture = try Fixture()
    try fixture.run(
      """
      nav.hook("B", "shouldPop", function() perform("one") perform("two") end)
      local two = 0
      nav.onAction("one", function() error("broken") end) nav.onAction("two", function() two = two + 1 end)
      nav.setStack {"A", "B"} eq("popped", (nav.tapBack())) eq(1, nav.depth) eq(1, two)
      local fault
      for _, e in ipairs(nav.events()) do if e.name == "fault" then fault = e end end
      eq("nav.onAction", fault.hook) assert(fault.message:find("broken", 1, true), fault.message)
      """)
    #expect(fixture.reports.isEmpty, "the event tells it")
  }

  @Test("a shadow asks for nothing")
  func shadows() throws {
    let fixture = try Fixture([
      "shadow.lua": """
      return {shouldPop = function() perform("x") return false end, didPop = function() perform("x") end}
      """
    ])
    try fixture.host.loadShadow(fixture.folder.appendingPathComponent("shadow.lua").path)
    try fixture.run(
      """
      nav.onAction("x", function() error("a shadow is obeyed") end)
      nav.setStack {"A", "B"} eq("popped", (nav.tapBack()))
      for _, e in ipairs(nav.events()) do assert(e.name ~= "action" and e.name ~= "fault") end
      """)
  }
}
