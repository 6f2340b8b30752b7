import Expectations
import NavhostPluginHost
import NavhostScripting
import ProgramSupport
import ScriptFixture
import Testing

@testable import NavhostLua
@testable import NavhostPluginHost

/// After a stop, or where memory fails, the state of a plugin is kept: it must be as good as before.
@Suite("After a stop")
struct StopTests {
  /// Each is stopped in the middle of something.
  private static let attacks: [String] = [
    "table.sort(list, function(a, b) n = n + 1 while n > 50 do end return a < b end)",
    "local co = coroutine.wrap(function() kept[1] = function() n = n + 1 return n end while true do end end) co()",
    "pcall(pcall, pcall, function() while true do end end)",
    "('x'):rep(5000):gsub('.', function() while true do end end)",
    "kept[2] = setmetatable({}, {__index = function(_, k) while true do end end}) return kept[2].x",
    "load(function() while true do end end)",
    "local x <close> = setmetatable({}, {__close = function() closed = true end}) while true do end",
    "local t = {} while true do t[#t + 1] = ('x'):rep(1000) .. #t end",
    "for k, v in pairs(list) do list[k] = nil while true do end end",
    "xpcall(error, function() while true do end end)",
    "local function f() return f() + 1 end f() while true do end",
    "while true do controller.props.x = {1, 2, {3}} print(controller.props.x) end",
  ]

  @Test("hundreds of good calls follow, and what was kept works", arguments: attacks)
  func goodCalls(attack: String) throws {
    let source = """
      n, list, kept, closed = 0, {}, {}, false
      for i = 1, 200 do list[i] = (i * 7919) % 211 end
      local function good()
        local t = {}
        for i = 1, 20 do t[i] = (i * 13) % 17 end
        table.sort(t)
        local s = coroutine.wrap(function() return table.concat(t, ",") end)()
        assert(s == "0,1,2,3,4,5,5,6,7,8,9,9,10,11,12,13,13,14,15,16", s)
        for _, f in pairs(kept) do if type(f) == "function" then f() end end
        assert(not closed and ("abc"):gsub("b", "x") == "axc")
        return false, "good"
      end
      return {shouldPop = function(controller)
        if controller.class == "Good" then return good() end
        \(attack)
      end}
      """
    let fixture = try Fixture(["p.lua": source], limits: Limits(hookFuel: 50_000))
    try fixture.run("h = use('p.lua') nav.setRoot('A')")
    let state = try #require(fixture.host.plugins[at: 0]?.loaded.state)
    try fixture.run(Self.rounds(10))
    let before = memoryKept(by: state, in: fixture.host)
    try fixture.run(Self.rounds(Amount.of(20, thorough: 90)))
    #expect(memoryKept(by: state, in: fixture.host) < before + 1 << 20)
  }

  /// What is left when garbage is gone, and what the host held for it.
  private func memoryKept(by state: LuaState, in host: NavigationHost) -> Int {
    _ = state.memory.hasRoom(for: .max)
    host.sweep()
    return state.memory.used
  }

  private static func rounds(_ count: Int) -> String {
    """
    for i = 1, \(count) do
      nav.push("Bad") eq("popped", (nav.tapBack()))
      nav.push("Good")
      for k = 1, 10 do eq("good", select(2, nav.tapBack())) end
      nav.pop()
    end
    eq(false, h.quarantined)
    """
  }

  @Test(
    "whichever allocation fails in a hook, an answer, a reload or an unload, the host goes on",
    arguments: [
      ("", "nav.tapBack()"), ("eq('deferred', (nav.tapBack()))", "nav.answer(true)"),
      ("", "local ok, why = h:reload() assert(ok or #why > 0)"), ("", "h:unload()"),
    ])
  func failingAllocations(before: String, act: String) throws {
    let fixture = try Fixture(["p.lua": Self.busy, "beside.lua": Self.beside])
    var troubled = 0
    for number in 1...120 {
      try fixture.run(
        """
        h, beside = use("p.lua"), use("beside.lua") assert(h:reload())
        nav.reset() nav.setRoot("A") nav.push("\(before.isEmpty ? "B" : "Ask")") \(before)
        """)
      let plugin = try #require(fixture.host.plugins.first { $0.name == "p" })
      let state = try #require(plugin.loaded.state)
      let faults = plugin.faults.count
      state.failAllocation(number)
      try fixture.run(act)
      state.failAllocation(0)
      if plugin.faults.count > faults || !(plugin.loaded.state === state) { troubled += 1 }
      try fixture.run(
        """
        nav.reset() nav.setRoot("A") local page = nav.push("Last")
        local outcome = nav.tapBack()
        eq(true, page.props.asked) eq(0, #beside.faults)
        if #nav.plugins() == 2 then eq("blocked", outcome) end
        """)
    }
    #expect(troubled > 0)
  }

  @Test("whichever allocation fails while a plugin loads, it says so, and the next try loads it")
  func failingLoads() throws {
    let fixture = try Fixture([
      "p/init.lua": """
      local options = ...
      local words = require("words")
      local text = table.concat(words, options.gap) .. string.format("%s %5.1f", words, options.size)
      local made = coroutine.wrap(function(a) coroutine.yield(a .. #text) end)("n")
      return {
        name = "p", controllers = {"B", "C*"}, version = "1.0." .. #made,
        shouldPop = function() return false, text:sub(1, 20) end,
        onLoad = function() log.info(made) end,
      }
      """,
      "p/options.lua": "return {gap = ('-'):rep(50), size = 2.5, list = {1, {2}}}",
      "p/words.lua": "local t = {} for i = 1, 50 do t[i] = ('word'):rep(i) end return t",
      "beside.lua": Self.beside,
    ])
    try fixture.run("beside = use('beside.lua') nav.setRoot('A')")
    var number = 0
    var refused = 0
    repeat {
      number += 1
      fixture.host.onOpen = { $0.failAllocation(number) }
      try fixture.run(
        """
        local h, why = nav.use(dir .. "/p")
        refused = not h
        if h then h:unload() else assert(why:find("memory"), why) end
        local page = nav.push("B") eq("popped", (nav.tapBack())) eq(true, page.props.asked)
        """)
      fixture.host.onOpen = { _ in }
      try fixture.run(
        """
        local h = use("p") nav.push("B") eq("blocked", (nav.tapBack())) h:unload() nav.pop()
        eq(0, #beside.faults)
        """)
      if try fixture.session.call(fixture.session.load("return refused", name: "=x")).first?
        .booleanValue == true
      {
        refused += 1
      }
    } while number < 400
    #expect(refused > 50)
    expectEqual(fixture.host.plugins.count, 1)
  }

  private static let beside = """
    return {priority = 1, shouldPop = function(controller) controller.props.asked = true end}
    """

  private static let busy = """
    local function work(controller)
      local t = {} for i = 1, 10 do t[i] = {("x"):rep(i * 20), i} end
      controller.props.list = t
      local c = coroutine.wrap(function(a) coroutine.yield(a .. "b") return #t end)
      return c("a") .. tostring(t) .. string.format("%s %5.1f", t, 2) .. c()
    end
    return {
      shouldPop = function(controller, pop)
        local text = work(controller)
        if controller.class == "Ask" then
          local said = confirm(text)
          return #work(controller) == 0 or not said
        end
        if controller.class == "Last" then return false end
      end,
      onLoad = function(saved) end,
      onUnload = function() return {text = {{"a", ("b"):rep(100)}}} end,
    }
    """
}
