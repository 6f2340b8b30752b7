import Foundation
import Navigation
import PluginHost
import ScriptFixture
import Testing

@Suite("What a host keeps of a plugin")
struct PluginTests {
  @Test("three faults in a row quarantine, whichever hooks; a good call starts anew")
  func quarantine() throws {
    try run(
      """
      local h = use("p.lua") nav.setRoot("A")
      nav.push("B") nav.tapBack() eq(false, h.quarantined)
      nav.push("Good") nav.tapBack()
      nav.push("B") nav.tapBack() nav.push("B") nav.tapBack() eq(false, h.quarantined)
      nav.push("B") nav.tapBack() eq(true, h.quarantined)
      local n = #h.faults
      nav.push("B") nav.tapBack() eq(n, #h.faults)
      local seen
      for _, e in ipairs(nav.events()) do if e.name == "quarantine" then seen = e.plugin end end
      eq("p", seen)
      """,
      with: [
        "p.lua":
          "return {shouldPop = function(c) if c.class ~= 'Good' then error('x') end end}"
      ])
  }

  @Test("a controller's state belongs to one plugin, and goes with its unload")
  func state() throws {
    let other = """
      return {shouldPop = function(c)
        for k, v in pairs(c.state) do c.props.seen = k end
        c.state.mine = 1
      end}
      """
    try run(
      """
      local root, page = nav.setRoot("A"), nav.push("B")
      page:hook("shouldPop", function(c, pop, next) next() return false end)
      local h = use("secret.lua")
      nav.requestPop() h:unload() h = nil
      for i = 1, 50 do
        collectgarbage()
        h = use(i % 2 == 0 and "a.lua" or "b.lua")
        nav.requestPop() h:unload() h = nil
        eq(nil, page.props.seen)
      end
      """,
      with: [
        "secret.lua": "return {shouldPop = function(c) c.state.secret = 'x' end}",
        "a.lua": other, "b.lua": other,
      ])
  }

  @Test("state goes with the unload, also that of controllers that have left")
  func stateOfThoseThatLeft() throws {
    let fixture = try Fixture(["p.lua": "return {didPush = function(c) c.state.n = 1 end}"])
    try fixture.run(
      """
      h = use("p.lua") nav.setRoot("A") page = nav.push("B") nav.pop()
      h:unload()
      """)
    let left = fixture.host.handles.all.compactMap { $0 as? Controller }
    #expect(!left.isEmpty)
    #expect(left.allSatisfy { $0.record.states.isEmpty })
  }

  @Test("the last hundred faults are kept, the oldest first")
  func faults() throws {
    try run(
      """
      local h = use("p.lua") nav.setStack {"A", "B"}
      for i = 1, 120 do
        nav.top.props.n = i
        eq("blocked", (nav.tapBack())) -- a good call in between
        nav.top.props.n = nil nav.tapBack() nav.push("B")
      end
      eq(false, h.quarantined) eq(100, #h.faults)
      """,
      with: [
        "p.lua": """
        local count = 0
        return {
          shouldPop = function(c)
            if c.props.n then return false end
            count = count + 1
            error("fault " .. count)
          end,
          didPush = function() end,
        }
        """
      ])
  }

  @Test("a plugin stays the same through reloads, and knows what it loaded")
  func version() throws {
    let fixture = try Fixture(["p.lua": "return {version = '1', shouldPop = function() end}"])
    let plugin = try fixture.host.load(fixture.folder.appending(path: "p.lua").path)
    #expect(plugin.hookNames == [.shouldPop] && plugin.manifest.version == "1")
    #expect(plugin.path?.hasSuffix("p.lua") == true && !plugin.isInline)
    try fixture.write("p.lua", "return {version = '2', didPop = function() end}")
    try fixture.host.reload(plugin)
    #expect(plugin.hookNames == [.didPop] && plugin.manifest.version == "2")
    #expect(fixture.host.plugins.first === plugin)
    fixture.host.unload(plugin)
    #expect(!plugin.isLoaded && plugin.hookNames.isEmpty && plugin.name == "p")
    try fixture.run("inline = nav.use {name = 'mine'}")
    #expect(fixture.host.plugins[0].path == nil && fixture.host.plugins[0].isInline)
  }
}
