import Expectations
import NavhostLua
import NavhostNavigation
import NavhostPluginHost
import NavhostScripting
import ScriptFixture
import Testing

/// The global `nav`: calls, and listeners.
@Suite struct NavModuleTests {
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
    expectEqual(fixture.reports.count { $0.contains("broken") }, 2)
    #expect(fixture.reports.contains { $0.contains("again") }, "told, and not for ever")
  }
}
