import Lua
import Navigation
import PluginHost
import ScriptFixture
import Scripting
import Testing

/// The global `nav`: calls, and listeners.
@Suite struct NavModuleTests {
  @Test func anErrorNamesTheFunctionOnce() throws {
    try run(
      told + """
        nav.setStack { "A", "B" }
        told("nav.push: a spec must be a class name", nav.push, 5)
        told("nav.tap: 'x' must be a finite number, got nothing", nav.tap)
        local _, why = pcall(nav.pan, 5)
        eq("nav.pan: options must be a table, got 5", (why:gsub("^test:%d+: ", "")))
        """)
  }

  /// contract.md, section 3: listeners hear of a call before it returns, in order, and never inside a hook.
  @Test func listenersAreToldInOrderBeforeTheCallReturns() throws {
    try run(
      """
      local told, inHook = {}, false
      nav.hook("B", "shouldPop", function() inHook = true nav.events() inHook = false end)
      for _, name in ipairs {"decision", "pop", "didAppear"} do
        nav.on(name, function(e) assert(not inHook) told[#told + 1] = e.name .. " " .. e.index end)
      end
      nav.setStack {"A", "B"} told = {}
      nav.tapBack()
      local names = table.concat(told, " "):gsub("%d+ ?", "")
      eq("decision pop didAppear ", names)
      """)
  }

  @Test func whatAListenerDoesIsToldAfterWhatItHears() throws {
    try run(
      """
      local told = {}
      nav.on("push", function(e)
        told[#told + 1] = e.controller.class
        if e.controller.class == "A" then nav.push("B") end
      end)
      nav.on("push", function(e) told[#told + 1] = e.controller.class:lower() end)
      nav.setRoot("A")
      eq("A a B b", table.concat(told, " ")) eq(2, nav.depth)
      """)
  }

  @Test func aListenerThatFailsIsReportedAndTheOthersHear() throws {
    let fixture = try Fixture()
    try fixture.run(
      """
      local heard = 0
      nav.on("push", function() error("broken") end)
      local handle = nav.on("push", function() heard = heard + 1 end)
      nav.on("fault", function() error("again") end)
      nav.setRoot("A") eq(1, heard)
      handle:remove() handle:remove() nav.push("B") eq(1, heard)
      local faults = {}
      for _, e in ipairs(nav.events()) do if e.name == "fault" then faults[#faults + 1] = e.hook end end
      eq("nav.on nav.on", table.concat(faults, " "))
      """)
    #expect(fixture.reports.count { $0.contains("broken") } == 2)
    #expect(fixture.reports.contains { $0.contains("again") }, "told, and not for ever")
  }

  @Test func aListenerCannotWait() throws {
    try run(
      """
      local heard = 0
      nav.on("push", function() heard = heard + 1 coroutine.yield() heard = heard + 10 end)
      nav.setRoot("A") nav.push("B") eq(2, heard)
      """)
  }

  @Test func functionsOfAnotherStackAreItsOwn() throws {
    try run(
      told + """
        nav.setStack { "A", "B" }
        local sheet = nav.present("S")
        sheet.push("T")
        eq(2, sheet.depth) eq(2, nav.depth) eq("T", sheet.top.class)
        eq("popped", (sheet.tapBack()))
        eq(nil, sheet.reset) eq(nil, sheet.prove) eq(nil, sheet.nothing)
        told("nav.push: a spec must be", sheet.push, 5)
        """)
  }
}
