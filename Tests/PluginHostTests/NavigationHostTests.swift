import Expectations
import Foundation
import NavhostLua
import NavhostNavigation
import NavhostPluginHost
import NavhostScripting
import ScriptFixture
import Testing

@Suite("A host: switched off, started anew, outlived")
struct NavigationHostTests {
  private func fixture(_ plugin: String) throws -> Fixture {
    let fixture = try Fixture(["guard.lua": plugin])
    try fixture.host.load(fixture.folder.appending(path: "guard.lua").path)
    let navigation = fixture.host.navigation
    for name in ["Home", "Letter"] { navigation.push(navigation.makeController(className: name)) }
    return fixture
  }

  @Test func switchedOffNoHookIsAskedOrTold() throws {
    let fixture = try fixture(
      """
      return {
        shouldPop = function() return false end, backTitle = function() return "No" end,
        didPop = function() print("told") end,
      }
      """)
    let host = fixture.host
    expectEqual(host.navigation.bar.back?.title, "No")
    expectEqual(host.navigation.tapBack().kind, .blocked)
    host.isEnabled = false
    expectEqual(host.navigation.bar.back?.title, "Back")
    expectEqual(host.navigation.tapBack().kind, .popped)
    #expect(fixture.log.isEmpty)
  }

  @Test func switchedOffItDropsAnOpenQuestion() throws {
    let fixture = try fixture("return {shouldPop = function() return confirm('Leave?') end}")
    expectEqual(fixture.host.navigation.tapBack().kind, .deferred)
    fixture.host.isEnabled = false
    #expect(fixture.host.navigation.question == nil)
    #expect(fixture.host.navigation.answer(true) == nil)
    expectEqual(fixture.host.navigation.tapBack().kind, .popped)
  }

  @Test func switchedOnAgainTheyAreAskedAsBefore() throws {
    let fixture = try fixture("return {shouldPop = function() return false end}")
    fixture.host.isEnabled = false
    fixture.host.isEnabled = true
    expectEqual(fixture.host.navigation.tapBack().kind, .blocked)
  }

  /// Asks another policy, and keeps its suspension.
  private final class Wrapping: NavigationPolicy {
    let inner: any NavigationPolicy
    var suspension: (any Suspension)?

    init(_ inner: any NavigationPolicy) { self.inner = inner }

    func shouldPop(_ controller: Controller, _ pop: Pop) -> Verdict {
      let verdict = inner.shouldPop(controller, pop)
      suspension = verdict.suspension
      return verdict
    }
  }

  @Test("a question that waits has no opinion once its host is gone")
  func suspension() throws {
    var fixture: Fixture? = try Fixture([
      "ask.lua": "return {shouldPop = function() return confirm('Leave?') end}"
    ])
    try fixture?.run("use('ask.lua') nav.setStack{'A', 'B'}")
    let navigation = try #require(fixture?.host.navigation)
    let wrapping = Wrapping(try #require(navigation.policy))
    navigation.policy = wrapping
    expectEqual(navigation.tapBack().kind, .deferred)
    weak let host = fixture?.host
    fixture = nil
    #expect(host == nil && navigation.question == nil && navigation.policy == nil)
    let suspension = try #require(wrapping.suspension)
    let attempt = Attempt.pop(Pop(source: .request, target: nil))
    expectEqual(suspension.resume(with: .accepted(true), updated: attempt).answer, .abstain)
    suspension.drop()
  }

  @Test("props, controllers and listeners outlive their host")
  func values() throws {
    var fixture: Fixture? = try Fixture([
      "p.lua": "return {shouldPop = function(c) c.props.seen = {1} c.state.kept = {2} end}"
    ])
    try fixture?.run("use('p.lua') nav.setStack{'A', 'B'} nav.requestPop() nav.push('C')")
    let navigation = try #require(fixture?.host.navigation)
    let top = try #require(navigation.top)
    let props = top.props
    var events = 0
    let observation = fixture?.host.observe { _ in events += 1 }
    weak let host = fixture?.host
    fixture = nil
    #expect(host == nil)
    events = 0
    try props.set(.string("more"), to: true)
    navigation.pop(animated: false)
    #expect(navigation.depth == 1 && events == 0 && observation != nil)
  }

  @Test("props outlive their controller")
  func props() throws {
    let host = NavigationHost()
    var props: DataTable?
    do {
      let controller = host.navigation.makeController(className: "A")
      props = controller.props
    }
    try props?.set(.string("still"), to: true)
    #expect(props?["still"] != nil)
  }

  @Test("what an inline plugin holds stays, though the session of its script is gone")
  func inlinePlugins() throws {
    let host = NavigationHost()
    var session: ScriptSession? = try ScriptSession(host: host)
    try session?.run(
      Array(
        """
        local kept = {}
        nav.use {name = "keeps", shouldPop = function(c)
          kept[#kept + 1] = c
          for i = 1, #kept do assert(kept[i].class == "B", i) end
        end}
        nav.setRoot("A")
        """.utf8), name: "script")
    session = nil
    #expect(host.scriptState == nil)
    for _ in 0..<300 {
      let controller = host.navigation.makeController(className: "B")
      host.navigation.push(controller, animated: false)
      expectEqual(host.navigation.requestPop().kind, .popped)
    }
    #expect(host.plugins[at: 0]?.faults.isEmpty == true)
  }

  @Test func startedAnewItKeepsPluginsAndClassesAndNothingOfTheStack() throws {
    let fixture = try fixture(
      "return {controllers = 'Base', shouldPop = function() return false end}")
    let host = fixture.host
    try host.declareClass("Letter", superclass: "Base")
    expectEqual(host.navigation.tapBack().kind, .blocked)
    let former = host.navigation
    host.reset(NavigationController.Configuration(width: 320))
    #expect(host.navigation !== former && former.policy == nil && host.navigation.depth == 0)
    #expect(host.navigation.configuration.width == 320 && host.plugins.count == 1)
    for name in ["Home", "Letter"] {
      host.navigation.push(host.navigation.makeController(className: name))
    }
    #expect(host.navigation.top?.id == 2 && host.navigation.tapBack().kind == .blocked)
  }

  @Test func aClassIsNotItsOwnSuperclass() throws {
    let host = NavigationHost()
    try host.declareClass("A", superclass: "B")
    try host.declareClass("B", superclass: "C")
    for (name, superclass) in [("C", "A"), ("A", "A")] {
      let error = #expect(throws: PluginError.self) {
        try host.declareClass(name, superclass: superclass)
      }
      expectEqual(error?.message, "class '\(name)' would be its own superclass")
    }
    expectEqual(host.classNames, ["A", "B", "C"])
  }

  @Test func aListenerStopsWhenItIsReleased() {
    let host = NavigationHost()
    var (first, second) = (0, 0)
    var observation: Observation? = host.observe { _ in first += 1 }
    let other = host.observe { _ in second += 1 }
    host.navigation.push(host.navigation.makeController(className: "A"))
    let heard = first
    #expect(heard > 0 && second == heard && observation != nil)
    observation = nil
    host.navigation.push(host.navigation.makeController(className: "B"))
    #expect(first == heard && second > heard)
    withExtendedLifetime(other) {}
  }
}
