import Navigation
import PluginHost
import ScriptFixture
import Testing

@testable import Lua
@testable import PluginHost

/// What one plugin does reaches neither another, nor the terminal, nor memory that nobody counts.
@Suite("Between plugins")
struct IsolationTests {
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

  @Test("a controller that has left goes, though a plugin saw it that makes hardly any garbage")
  func controllersGo() throws {
    let fixture = try Fixture(["p.lua": "return {shouldPop = function(c) local x = c.class end}"])
    try fixture.run("use('p.lua') nav.setRoot('A')")
    let navigation = fixture.host.navigation
    let memory = try #require(fixture.host.plugins[0].loaded.state).memory
    var seen: [WeakController] = []
    /// The most bytes that the plugin's state holds in a round.
    func round() -> Int {
      (1...1000).reduce(0) { most, _ in
        let controller = navigation.makeController(className: "B")
        seen.append(WeakController(controller: controller))
        navigation.push(controller, animated: false)
        navigation.requestPop()
        return max(most, memory.used)
      }
    }
    let first = round()
    let second = round()
    #expect(seen.count { $0.controller != nil } < 100)
    #expect(abs(second - first) < first / 20, "\(first), then \(second)")
  }

  private struct WeakController {
    weak var controller: Controller?
  }

  @Test("a flood in the rest of the chain does not drown what a wrapper says after it")
  func flood() throws {
    let fixture = try Fixture([
      "flood.lua": "return {shouldPop = function() for i = 1, 1000 do print(i) end end}",
      "wrap.lua": """
      return {priority = 1, shouldPop = function(c, pop, next)
        print("before") next() print("after")
        for i = 1, 1000 do print(i) end
      end}
      """,
    ])
    try fixture.run("use('flood.lua') use('wrap.lua') nav.setRoot('A') nav.push('B') nav.tapBack()")
    #expect(fixture.log.contains { $0.plugin == "wrap" && $0.message == "after" })
    #expect(fixture.log.filter { $0.plugin == "wrap" }.count == 100)
    #expect(fixture.log.filter { $0.plugin == "flood" }.count == 100)
  }

  @Test(
    "what a plugin says of itself is fit to be shown",
    arguments: [
      "{name = '\\27[31mred\\27[2J'}", "{name = ('n'):rep(3000000)}",
      "{version = '\\27[31m', description = ('\\27['):rep(100000)}", "{sources = {'\\27[31m'}}",
      "{onError = '\\27[31m'}", "{onError = ('n'):rep(3000000)}",
      "{controllers = ('*'):rep(4000000)}", "{name = 'n' .. ('\\u{301}\\u{316}'):rep(100000)}",
      "{shouldPop = load('return false', '@\\27[31m')}",
      "{shouldPop = load('return false', '@' .. ('n'):rep(3000000))}",
      "{shouldPop = function() error(('\\27[31m'):rep(100000)) end}",
      "{willAppear = function(c) c.title, c.backTitle = '\\27[31m', '\\27[31m' end}",
      "{willAppear = function(c) c.title = ('n'):rep(1000000) end}",
    ])
  func shown(manifest: String) throws {
    let fixture = try Fixture(["p.lua": "return \(manifest)"])
    try fixture.run(
      """
      local h, why = nav.use(dir .. "/p.lua")
      nav.setRoot("A") nav.push("B") nav.tapBack() nav.push("C")
      local said = {why or "", tostring(nav.explain()), tostring(nav.top), nav.top.title or ""}
      if h then said[#said + 1] = tostring(h) .. h.name .. h.version end
      for _, e in ipairs(nav.events()) do
        for _, v in pairs(e) do said[#said + 1] = tostring(v) end
      end
      for _, text in ipairs(said) do
        assert(not text:find("\\27"), text) assert(#text < 5000, #text)
      end
      """)
  }

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
      "c.props.x = big kept[#kept + 1] = c",
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
      ], limits: Limits(memory: 1 << 20))
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

  @Test("what the host makes for a hook is collected, though the hook makes nothing")
  func arguments() throws {
    let fixture = try Fixture(["veto.lua": "return {shouldPop = function() return false end}"])
    try fixture.run("use('veto.lua') nav.setStack{'A', 'B'}")
    let host = fixture.host
    for _ in 0..<20_000 { host.navigation.requestPop() }
    #expect(try #require(host.memoryUsed(by: host.plugins[0])) < 1 << 20)
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
      ], limits: Limits(memory: 1 << 20))
    try fixture.run(
      """
      h = use("p.lua") nav.setRoot("A")
      for i = 1, 100 do nav.push("B") nav.pop() end
      eq(nil, h.faults[1] and h.faults[1].message)
      """)
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

  @Test("keys of data are the same where their bytes are, as in Lua")
  func keys() throws {
    try run(
      """
      local page = nav.setRoot("A")
      page.props["\\u{e9}"], page.props["e\\u{301}"], page.props["\\u{212b}"] = 1, 2, 3
      eq(1, page.props["\\u{e9}"]) eq(2, page.props["e\\u{301}"]) eq(nil, page.props["A\\u{30a}"])
      page.props = page.props
      eq(2, page.props["e\\u{301}"])
      local _, why = pcall(function() page.props[page] = 1 end)
      assert(why:find(": an object cannot be a key of data", 1, true), why)
      _, why = pcall(function() page.props[nil] = 1 end)
      assert(why:find(": table index is nil", 1, true), why)
      """)
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
}
