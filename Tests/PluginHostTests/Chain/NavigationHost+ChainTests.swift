import PluginHost
import ScriptFixture
import Testing

@Suite("Which hooks a chain has")
struct ChainOfAHostTests {
  @Test("the highest priority is asked first, equal ones by name in byte order")
  func order() throws {
    let ask = { (name: String, priority: Int) in
      "return {name = '\(name)', priority = \(priority), shouldPop = function(c) log.info('\(name)') end}"
    }
    let fixture = try Fixture([
      "one.lua": ask("b", 0), "two.lua": ask("B", 0), "three.lua": ask("z", 5),
      "four.lua": ask("a", -1),
    ])
    try fixture.run(
      """
      for _, name in ipairs {"one.lua", "two.lua", "three.lua", "four.lua"} do use(name) end
      local names = {}
      for i, p in ipairs(nav.plugins()) do names[i] = p.name end
      eq("z B b a", table.concat(names, " "))
      nav.setRoot("A") nav.push("B") nav.tapBack()
      """)
    #expect(fixture.log.map(\.message) == ["z", "B", "b", "a"])
  }

  @Test("sources: shouldPop is asked for the listed sources only, by default all but program")
  func sources() throws {
    try run(
      """
      local seen = {}
      local function plugin(name, sources)
        nav.use {name = name, sources = sources, shouldPop = function(_, pop)
          seen[#seen + 1] = name .. ":" .. pop.source
        end}
      end
      plugin("all") plugin("code", {"program"}) plugin("menu", {"backMenu", "request"})
      local function exit(f) seen = {} nav.setStack {"A", "B"} f() return table.concat(seen, " ") end
      eq("all:backButton", exit(nav.tapBack))
      eq("code:program", exit(nav.pop))
      eq("all:request menu:request", exit(nav.requestPop))
      eq("all:backMenu menu:backMenu", exit(function() nav.backMenu(1) end))
      eq("all:edgeGesture", exit(function() nav.pan {from = {5, 400}, to = {300, 400}} end))
      """)
  }

  @Test("a plugin that is disabled is not asked")
  func disabled() throws {
    try run(
      """
      local h = nav.use {shouldPop = function() return false end}
      nav.setRoot("A") nav.push("B")
      eq("blocked", (nav.tapBack()))
      h:disable() eq(false, h.enabled) eq("popped", (nav.tapBack()))
      nav.push("B") h:enable() eq("blocked", (nav.tapBack()))
      h:unload() eq("popped", (nav.tapBack())) eq(0, #nav.plugins())
      """)
  }

  @Test("a class that is declared later, an unload and a new plugin change the chain at once")
  func changes() throws {
    try run(
      """
      local base = nav.use {name = "base", controllers = "Base", shouldPop = function() return false, "base" end}
      nav.setStack {"A", "Sub"}
      eq("popped", (nav.tapBack()))
      nav.class("Sub", "Base") nav.push("Sub")
      eq("base", select(2, nav.tapBack()))
      local first = nav.use {name = "first", priority = 1, shouldPop = function() return false, "first" end}
      eq("first", select(2, nav.tapBack()))
      first:unload() eq("base", select(2, nav.tapBack()))
      base:unload() eq("popped", (nav.tapBack()))
      """)
  }

  @Test("what is told has no share in a decision's units: each call may use what a hook may")
  func told() throws {
    let fixture = try Fixture(
      Dictionary(
        uniqueKeysWithValues: (1...30).map {
          ("p/\($0).lua", "return {didPop = function() for i = 1, 30000 do end log.info('x') end}")
        }), limits: Limits(hookUnits: 50_000, decisionUnits: 50_000))
    try fixture.run("use('p') nav.setStack {'A', 'B'} nav.tapBack()")
    #expect(fixture.log.count == 30)
  }
}
