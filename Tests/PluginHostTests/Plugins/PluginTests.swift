import Foundation
import Navigation
import PluginHost
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

  @Test("a fault of each of three hooks is none in a row, and each has a row of its own")
  func rowsOfTheirOwn() throws {
    try run(
      """
      local h = use("p.lua") nav.setRoot("A")
      nav.push("B") nav.tapBack() nav.push("B") nav.tapBack()
      assert(#h.faults >= 4) eq(false, h.quarantined)
      nav.push("B") eq(false, h.quarantined)
      nav.tapBack() eq(true, h.quarantined)
      """,
      with: [
        "p.lua":
          "local function fail() error('x') end return {shouldPop = fail, didPop = fail}"
      ])
  }

  @Test("three faults in a row quarantine; a good call starts anew")
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
