import Expectations
import NavhostLua
import NavhostNavigation
import NavhostPluginHost
import NavhostScripting
import ScriptFixture
import Testing

@Suite("One call of a hook")
struct CallsTests {
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

  @Test("a script that leaves the program in a hook has not failed")
  func leaving() throws {
    let fixture = try Fixture()
    try fixture.run("nav.setStack {'A', 'B'}")
    let error = #expect(throws: ScriptError.self) {
      try fixture.session.run(
        Array("nav.hook('B', 'shouldPop', function() os.exit(3) end) nav.tapBack()".utf8),
        name: "leaving")
    }
    #expect(error?.kind == .exit && error?.exitStatus == 3)
    #expect(!fixture.host.navigation.events.contains { $0.name == .fault })
  }

  @Test("within a call each plugin may use its own units, and what waits for next is not charged")
  func units() throws {
    let fixture = try Fixture(
      [
        "w.lua":
          "return {priority = 1, shouldPop = function(c, p, next) for i = 1, 30000 do end next() for i = 1, 10000 do end log.info('w') end}",
        "n.lua": "return {shouldPop = function() for i = 1, 30000 do end log.info('n') end}",
      ], limits: Limits(hookFuel: 50_000))
    try fixture.run("use('w.lua') use('n.lua') nav.setStack {'A', 'B'} nav.tapBack()")
    expectEqual(fixture.log.map(\.message), ["n", "w"])
    #expect(fixture.host.plugins.allSatisfy { $0.faults.isEmpty })
  }
}
