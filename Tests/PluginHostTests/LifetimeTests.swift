import Lua
import Navigation
import PluginHost
import ScriptFixture
import Scripting
import Testing

/// What points to a host, or to something of it, finds nothing once that is gone.
@Suite("What outlives a host")
struct LifetimeTests {
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
    #expect(navigation.tapBack().kind == .deferred)
    weak let host = fixture?.host
    fixture = nil
    #expect(host == nil && navigation.question == nil && navigation.policy == nil)
    let suspension = try #require(wrapping.suspension)
    #expect(suspension.resume(true, Pop(source: .request, target: nil)).answer == .noOpinion)
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
      #expect(host.navigation.requestPop().kind == .popped)
    }
    #expect(host.plugins[0].faults.isEmpty)
  }
}
