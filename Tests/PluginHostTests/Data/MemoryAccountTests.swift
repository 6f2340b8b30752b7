import Expectations
import NavhostNavigation
import ScriptFixture
import Testing

@testable import NavhostPluginHost

@Suite("What the host holds for a plugin counts against its memory")
struct MemoryAccountTests {
  @Test(
    "what a plugin keeps in the host counts against its memory, and beyond it the write is an error",
    arguments: [
      // Tables that were taken out of their place and are held.
      "c.state.a = {big} kept[#kept + 1] = c.state.a c.state.a = nil",
      "c.state.a = {} local a = c.state.a c.state.a = nil a.b = {big} kept[#kept + 1] = a.b",
      // Many that are small.
      "local a = c.state.a or {} c.state['a' .. i] = {{}, {}, {}, {}} kept[#kept + 1] = c.state",
      // What stays with controllers that are held.
      "c.state.x = big kept[#kept + 1] = c",
      "c.props.x = big:sub(1, 30000) kept[#kept + 1] = c",
      "c.regions = regions c.barColor = colors kept[#kept + 1] = c",
    ])
  func heldByTheHost(body: String) throws {
    let fixture = try Fixture(
      [
        "p.lua": """
        kept, big, regions, colors = {}, ("x"):rep(60000), {}, {}
        for i = 1, 300 do
          regions[i] = {name = ("n"):rep(50) .. i, frame = {x = 0, y = 0, w = 1, h = 1}}
          colors[i] = "red"
        end
        return {didPush = function(c) for i = 1, 20 do \(body) end end}
        """,
        "good.lua": "return {didPush = function(c) c.props.seen = true c.state.n = {1} end}",
      ], limits: .untimed(memory: 1 << 20))
    try fixture.run(
      """
      h, g = use("p.lua"), use("good.lua")
      nav.setRoot("A")
      for i = 1, 400 do nav.push("B") nav.pop() if h.quarantined then break end end
      assert(h.quarantined, "nothing bounds it")
      assert(h.faults[1].message:find("not enough memory") or h.faults[1].message:find("bytes of memory"),
        h.faults[1].message)
      eq(0, #g.faults)
      h:unload()
      """)
  }

  @Test("what is written over and over takes no more memory")
  func written() throws {
    let fixture = try Fixture(
      [
        "p.lua": """
        return {didPush = function(c)
          for i = 1, 50 do c.state.x = {{("x"):rep(5000)}} c.props.y = {i} local held = c.state.x end
        end}
        """
      ], limits: .untimed(memory: 1 << 20))
    try fixture.run(
      """
      h = use("p.lua") nav.setRoot("A")
      for i = 1, 100 do nav.push("B") nav.pop() end
      eq(nil, h.faults[1] and h.faults[1].message)
      """)
  }

  /// What a plugin paid itself goes back to it first, then what others paid.
  @Test func sharesGoBackToThoseWhoPaid() {
    let (one, other) = (MemoryAccount {}, MemoryAccount {})
    var shares = MemoryShares()
    shares.change(by: 100, one)
    shares.change(by: 50, other)
    shares.change(by: 30, nil)
    #expect(one.used == 100 && other.used == 50)
    shares.change(by: -70, other)
    #expect(one.used == 80 && other.used == 0)
    shares.change(by: -500, one)
    #expect(one.used == 0 && other.used == 0, "no more than was paid")
    shares.change(by: 10, other)
    shares.releaseAll()
    expectEqual(other.used, 0)
  }

  @Test("what another plugin or the app writes in its place is paid back")
  func overwritten() throws {
    let fixture = try Fixture([
      "p.lua": "return {didPush = function(c) c.props.x = ('x'):rep(5000) c.state.y = {1} end}",
      "q.lua":
        "return {priority = -1, didPush = function(c) if c.class == 'C' then c.props.x = 1 end end}",
    ])
    try fixture.run("p, q = use('p.lua'), use('q.lua') nav.setRoot('A') page = nav.push('B')")
    let plugin = try #require(fixture.host.plugins.first { $0.name == "p" })
    let held = try #require(plugin.account?.used)
    #expect(held > 10_000, "two controllers")
    try fixture.run("page.props.x = nil")
    #expect(plugin.account?.used ?? 0 < held - 5000)
    try fixture.run("nav.push('C')")
    #expect(plugin.account?.used ?? 0 < held)
    try fixture.run("p:unload() p = nil nav.top.props = {} page.props = {}")
    try fixture.run("nav.stack[1].props = {}")
    fixture.host.sweep()
    expectEqual(plugin.account?.used, 0)
  }

  @Test("what the host makes for a hook is collected, though the hook makes nothing")
  func arguments() throws {
    let fixture = try Fixture(["veto.lua": "return {shouldPop = function() return false end}"])
    try fixture.run("use('veto.lua') nav.setStack{'A', 'B'}")
    let host = fixture.host
    for _ in 0..<20_000 { host.navigation.requestPop() }
    let plugin = try #require(host.plugins.first)
    #expect(try #require(host.memoryUsed(by: plugin)) < 1 << 20)
  }
}
