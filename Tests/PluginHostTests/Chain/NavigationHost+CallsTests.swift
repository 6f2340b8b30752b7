import Lua
import Navigation
import PluginHost
import ScriptFixture
import Scripting
import Testing

@Suite("One call of a hook")
struct CallsTests {
  @Test("a hook that errors has no opinion; the fault has a traceback that names file and line")
  func fault() throws {
    try run(
      """
      local h = use("p.lua") nav.setRoot("A") nav.push("B")
      eq("popped", (nav.tapBack()))
      local f = h.faults[1]
      eq("shouldPop", f.hook) assert(f.message:find("p.lua:2: boom", 1, true), f.message)
      assert(f.traceback:find("p.lua:2", 1, true), f.traceback)
      """, with: ["p.lua": "return {shouldPop = function()\n error('boom') end}"])
  }

  @Test("a plugin beside a broken one works on")
  func neighbours() throws {
    try run(
      """
      use("bad.lua") use("good.lua") nav.setRoot("A") nav.push("B")
      local outcome, reason = nav.tapBack()
      eq("blocked", outcome) eq("good", reason)
      """,
      with: [
        "bad.lua": "return {priority = 1, shouldPop = function() while true do end end}",
        "good.lua": "return {shouldPop = function() return false, 'good' end}",
      ])
  }

  @Test("a long path is put back into messages, however they look")
  func longNames() throws {
    let name = String(repeating: "n", count: 70) + ".lua"
    let fixture = try Fixture([
      name: "return {shouldPop = function() error(('\\u{301}'):rep(200000)) end}"
    ])
    try fixture.run(
      """
      local h = use("\(name)") nav.setRoot("A") nav.push("B") eq("popped", (nav.tapBack()))
      assert(h.faults[1].message:find(dir .. "/\(name):1: ", 1, true), h.faults[1].message)
      """)
  }

  @Test("a fault is an event, too, with its plugin and hook; that of a script's hook has no plugin")
  func events() throws {
    try run(
      """
      local h = nav.use {name = "bad", shouldPop = function() error("one") end}
      nav.hook("B", "shouldPop", function() error({}) end)
      nav.setStack {"A", "B"} nav.tapBack()
      local told = {}
      for _, e in ipairs(nav.events()) do
        if e.name == "fault" then told[#told + 1] = ("%s %s %s"):format(e.plugin, e.hook, e.controller.class) end
      end
      eq("nil shouldPop B, bad shouldPop B", table.concat(told, ", "))
      eq(0.0, h.faults[1].time) eq(0.35, nav.time)
      """)
  }

  @Test("a script that leaves the program in a hook has not failed")
  func leaving() throws {
    let fixture = try Fixture()
    try fixture.run("nav.setStack {'A', 'B'}")
    let error = #expect(throws: ScriptError.self) {
      try fixture.session.run(
        Array("nav.hook('B', 'shouldPop', function() os.exit(3) end) nav.tapBack()".utf8),
        name: "leaving")
    }
    #expect(error?.kind == .exit && error?.exitStatus == 3)
    #expect(!fixture.host.navigation.events.contains { $0.name == .fault })
  }

  @Test("within a call each plugin may use its own units, and what waits for next is not charged")
  func units() throws {
    let fixture = try Fixture(
      [
        "w.lua":
          "return {priority = 1, shouldPop = function(c, p, next) for i = 1, 30000 do end next() for i = 1, 10000 do end log.info('w') end}",
        "n.lua": "return {shouldPop = function() for i = 1, 30000 do end log.info('n') end}",
      ], limits: Limits(hookUnits: 50_000))
    try fixture.run("use('w.lua') use('n.lua') nav.setStack {'A', 'B'} nav.tapBack()")
    #expect(fixture.log.map(\.message) == ["n", "w"])
    #expect(fixture.host.plugins.allSatisfy { $0.faults.isEmpty })
  }
}
