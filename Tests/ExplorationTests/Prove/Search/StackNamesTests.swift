import Expectations
import NavhostLua
import NavhostNavigation
import NavhostPluginHost
import NavhostScripting
import Testing

@testable import NavhostExploration

/// What a script calls the stacks of a screen.
@Suite struct StackNamesTests {
  private let session: ScriptSession
  private var host: NavigationHost { session.host }

  init() throws {
    session = try ScriptSession(host: NavigationHost())
  }

  private func run(_ script: String) throws {
    try session.run(Array(script.utf8), name: "test")
  }

  private func names(made: String = "") throws -> StackNames {
    StackNames(host, made: try session.call(session.load("return \(made)", name: "=x")))
  }

  private func all(_ names: StackNames) -> [String?] { host.stacks.map { names[$0] } }

  @Test func whatIsPresentedIsCalledByWhatIsBelow() throws {
    try run("nav.setRoot('A') nav.present('S').present('T')")
    try expectEqual(all(names()), ["nav", "nav.presented", "nav.presented.presented"])
  }

  @Test func whatASceneMadeHasANumber() throws {
    try run(
      """
      nav.setRoot("A")
      made = {nav.embed(nav.push("B"), "I"), nav.tabs {"X", "Y"}}
      """)
    let names = try names(made: "table.unpack(made)")
    let bar = try #require(host.navigation.tabBar)
    #expect(names[host.navigation] == "nav" && names[bar] == "made[2]")
    expectEqual(bar.navigations.dropFirst().map { names[$0] }, ["made[2][2]", "made[2][3]"])
    let inner = try #require(host.navigation.top?.embedded)
    expectEqual(names[inner], "made[1]")
  }

  @Test func theFunctionsThatMakeStacksKeepThem() throws {
    try run(StackNames.keeping(["embed", "tabs"]))
    try run("nav.setRoot('A') nav.tabs {'X'} nav.embed(nav.push('B'), 'I') nav.embed(nav.top, 'J')")
    let names = try names(made: "table.unpack(made)")
    expectEqual(names[try #require(host.navigation.tabBar)], "made[1]")
    expectEqual(names[try #require(host.navigation.top?.embedded)], "made[3]")
  }

  @Test func whatNobodyKeptHasNoName() throws {
    try run("nav.setRoot('A') nav.embed(nav.push('B'), 'I') nav.tabs {'X'}")
    let names = try names()
    #expect(names[try #require(host.navigation.top?.embedded)] == nil)
    #expect(names[try #require(host.navigation.tabBar)] == nil)
    #expect(host.navigation.tabBar?.navigations.last.map { names[$0] == nil } == true)
  }

  @Test func afterAResetNothingElseHasAName() throws {
    try run("nav.setRoot('A') sheet = nav.present('S')")
    var names = try names(made: "sheet")
    let former = host.navigation
    let sheet = try #require(former.presented)
    expectEqual(names[sheet], "made[1]")
    try run("nav.reset() nav.setRoot('B') nav.present('S')")
    names.nameRoot(host)
    names.namePresented()
    #expect(names[sheet] == nil && names[former] == nil)
    expectEqual(all(names), ["nav", "nav.presented"])
  }
}
