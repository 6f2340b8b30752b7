import Foundation
import NavhostNavigation
import NavhostPluginHost
import ScriptFixture
import Testing

@Suite("What a host keeps of a plugin")
struct PluginTests {
  /// What a plugin does, and whether that is three faults in a row of one hook.
  @Test(
    "faults are counted for each hook",
    arguments: [
      ("shouldPop = fail, backTitle = function() end", true),
      ("shouldPop = fail, didPop = function() end, willAppear = function() end", true),
      ("shouldPop = fail, gestureShouldBegin = function() return true end", true),
      ("shouldPop = every(2)", false), ("shouldPop = every(3)", false),
      ("shouldPop = every(4)", true),
      ("didAttempt = fail, backTitle = function() end", false),
      ("willDisappear = fail, didDisappear = function() end", true),
      ("willDisappear = every(3)", false), ("didPop = every(3), shouldPop = function() end", false),
      ("shouldPop = function() return 1 end, backTitle = function() end", true),
    ])
  func quarantineOfOneHook(hooks: String, isQuarantined: Bool) throws {
    try run(
      """
      local h = use("p.lua") nav.setRoot("A")
      for i = 1, 6 do nav.push("B") nav.tapBack() if nav.depth > 1 then nav.pop() end end
      eq(\(isQuarantined), h.quarantined)
      """,
      with: [
        "p.lua": """
        local function fail() error("x") end
        -- Fails but for each n-th call.
        local function every(n)
          local calls = 0
          return function() calls = calls + 1 if calls % n ~= 0 then error("x") end end
        end
        return {\(hooks)}
        """
      ])
  }

  @Test("a plugin that is forgiven counts its faults from the start")
  func forgiven() throws {
    let fixture = try Fixture(["p.lua": "return {shouldPop = function() error('x') end}"])
    try fixture.run("use('p.lua') nav.setStack {'A', 'B', 'C', 'D', 'E'}")
    let plugin = try #require(fixture.host.plugins.first)
    for _ in 1...2 { fixture.host.navigation.tapBack() }
    #expect(plugin.faults.count == 2 && !plugin.isQuarantined)
    plugin.forgive()
    for _ in 1...2 { fixture.host.navigation.tapBack() }
    #expect(plugin.faults.count == 2 && !plugin.isQuarantined)
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
    let inline = try #require(fixture.host.plugins.first)
    #expect(inline.path == nil && inline.isInline)
  }
}
