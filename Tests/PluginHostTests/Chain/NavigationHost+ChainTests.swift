import Expectations
import NavhostPluginHost
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
    expectEqual(fixture.log.map(\.message), ["z", "B", "b", "a"])
  }

  @Test("what is told has no share in a decision's units: each call may use what a hook may")
  func told() throws {
    let fixture = try Fixture(
      Dictionary(
        uniqueKeysWithValues: (1...30).map {
          ("p/\($0).lua", "return {didPop = function() for i = 1, 30000 do end log.info('x') end}")
        }), limits: Limits(hookFuel: 50_000, decisionFuel: 50_000))
    try fixture.run("use('p') nav.setStack {'A', 'B'} nav.tapBack()")
    expectEqual(fixture.log.count, 30)
  }
}
