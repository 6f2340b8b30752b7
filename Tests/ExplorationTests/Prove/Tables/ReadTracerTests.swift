import NavhostNavigation
import NavhostPluginHost
import ScriptFixture
import Testing

@testable import Exploration

/// Which inputs a hook reads.
@Suite struct ReadTracerTests {
  /// The tracer after a script, with a plugin whose hook has this body.
  private func tracer(
    _ hook: HookName, _ body: String, asking place: Int? = nil,
    _ script: String = "nav.setStack {'A', 'B', 'C'} nav.tapBack()"
  ) throws -> ReadTracer {
    let fixture = try Fixture(["p.lua": "return {\(hook.rawValue) = function(c, x) \(body) end}"])
    let tracer = ReadTracer(hook, app: fixture.host.app.table)
    tracer.start(asking: place)
    try fixture.run("use('p.lua')")
    let observation = fixture.host.observe(by: tracer)
    try fixture.run(script)
    withExtendedLifetime(observation) {}
    return tracer
  }

  @Test func inputsAreNamedAsSeenFromTheControllerThatIsAskedAbout() throws {
    let tracer = try tracer(
      .shouldPop,
      """
      local a = {c.class, c.title, c.previous.title, c.previous.previous.class, c.isTop, c.index,
        c.props.dirty, c.props.draft.text, c.state.n, c.barHidden, c.barColor, c.class}
      """, asking: 3,
      "nav.setStack {'A', 'B', {class = 'C', props = {draft = {text = 1}}}} nav.tapBack()")
    #expect(
      tracer.inputs == [
        "class", "title", "depth", "previous.title", "previous.previous.class", "isTop",
        "props.dirty", "props.draft", "state.n", "barHidden", "bar",
      ])
    #expect(tracer.undecided == [] && tracer.called == ["p"] && tracer.answers == ["p": .noOpinion])
  }

  @Test func subjectsHaveTheirInputs() throws {
    let pop = try tracer(
      .shouldPop, "local a = {x.source, x.count, x.dismisses, x.animated, x.target}")
    #expect(pop.inputs == ["source", "count", "dismisses", "animated"])
    #expect(pop.undecided == ["pop.target"])
    let swipe = "nav.setStack {'A', 'B'} nav.pan {from = {5, 400}, to = {300, 400}}"
    let gesture = try tracer(
      .gestureShouldBegin,
      "local a = {x.kind, x.direction, x.region, x.distanceToEdge, x.velocity, x.touches}", swipe)
    #expect(gesture.inputs == ["kind", "direction", "region", "distance", "translation"])
    #expect(gesture.undecided == ["gesture.velocity"])
    let push = try tracer(.shouldPush, "local a = {x.previous, x.depth}", "nav.push('A')")
    #expect(push.inputs == ["depth"])
    let show = "nav.setStack {'A', 'B'} local b = nav.bar"
    #expect(try tracer(.backTitle, "local a = x.default", show).inputs == ["previous.title"])
    #expect(try tracer(.backColor, "local a = x.luminance", show).inputs == ["bar"])
    #expect(try tracer(.barHidden, "local a = x.hidden", show).inputs == ["barHidden"])
  }

  @Test func whatTheAppSaysOfItselfIsAnInput() throws {
    let tracer = try tracer(
      .shouldPop, "local a = {app.online, app.user and app.user.name, c.props.online}",
      "nav.app = {user = {name = 'Ann'}} nav.setStack {'A', 'B'} nav.tapBack()")
    #expect(tracer.inputs == ["app.online", "app.user", "props.online"])
    #expect(tracer.undecided == [])
    let all = try self.tracer(.shouldPop, "for key in pairs(app) do end")
    #expect(all.undecided == ["app"])
  }

  @Test func aTabHasItsInputs() throws {
    let tap = "nav.setStack {'A', 'B'} local tabs = nav.tabs {'C'} tabs.select(2)"
    let tracer = try tracer(
      .shouldSelect, "local a = {x.index, x.from, x.reselected, c.class}", tap)
    #expect(tracer.inputs == ["index", "from", "reselected", "class"])
    #expect(
      try self.tracer(.shouldSelect, "local a = x.top", tap).inputs == ["reselected", "depth"])
    let other = try self.tracer(.shouldSelect, "local a = x.top.class", tap)
    #expect(other.undecided == ["class of a controller of another stack"])
  }

  /// What a hook asks for that is told something, or that fails, goes with no answer of this one.
  @Test func whatItAsksForGoesWithItsAnswer() throws {
    let script = "nav.setStack {'A', 'B'} nav.tapBack()"
    let tracer = try tracer(.shouldPop, "perform('save', {n = 1}) perform('tell')", script)
    #expect(tracer.actions["p"]?.map { "\($0)" } == ["save {n = 1} (p)", "tell (p)"])
    tracer.forgetAnswers()
    #expect(tracer.actions.isEmpty)
    #expect(try self.tracer(.shouldPop, "perform('save') error('x')", script).actions.isEmpty)
    #expect(try self.tracer(.didPop, "perform('closed')", script).actions["p"]?.count == 1)
    let fixture = try Fixture([
      "p.lua": "return {shouldPop = function() end, didPop = function() perform('closed') end}"
    ])
    let other = ReadTracer(.shouldPop)
    try fixture.run("use('p.lua')")
    let observation = fixture.host.observe(by: other)
    try fixture.run(script)
    withExtendedLifetime(observation) {}
    #expect(other.actions.isEmpty && other.answers["p"] == .noOpinion)
  }

  @Test func whatCannotBeTriedIsUndecided() throws {
    let tracer = try tracer(
      .shouldPop,
      "local a = {#c.props.list, c.id} for k in pairs(c.props) do end for k in pairs(c.state) do end",
      "nav.setStack {'A', {class = 'B', props = {list = {1}}}} nav.tapBack()")
    #expect(tracer.undecided == ["props.list", "id", "props", "state"])
    let another = try self.tracer(
      .shouldPop, "if x.target then local a = x.target.title end",
      """
      nav.setRoot 'A' local inner = nav.embed(nav.push 'B', 'I') nav.tapBack()
      """)
    #expect(another.undecided.contains("title of a controller of another stack"))
  }

  /// A pop of several asks about others, too: they are no part of the case.
  @Test func onlyTheControllerOfTheCaseCounts() throws {
    let tracer = try tracer(
      .shouldPop, "return c.props[c.class] == nil, c.class", asking: 2,
      "nav.setStack {'A', 'B', 'C'} nav.requestPop {count = 2}")
    #expect(tracer.inputs == ["class", "props.B"])
    #expect(tracer.answers == ["p": .yes(reason: "B")] && tracer.isAskedNow)
    let other = try self.tracer(
      .shouldPush, "local a = c.title", "nav.setStack {'A', 'B'} nav.pop()")
    #expect(other.inputs == [] && other.called == [])
  }
}
