import Expectations
import NavhostNavigation
import NavhostPluginHost
import ScriptFixture
import Testing

@testable import NavhostExploration

/// What goes with a yes is done, and nobody answers who has gone.
@Suite struct AnswerWatchTests {
  /// Passes on what it hears, but for what a test leaves out or does in between.
  private final class Between: HostObserver {
    let watch = AnswerWatch()
    var hears: (Event) -> Bool = { _ in true }
    var beforeAnswer: (ObservedCall) -> Void = { _ in }

    func hostWasReset() { watch.hostWasReset() }
    func began(_ call: ObservedCall) { watch.began(call) }
    func ended(_ call: ObservedCall, _ result: ObservedCall.Result) { watch.ended(call, result) }
    func performs(_ action: Action, in call: ObservedCall) { watch.performs(action, in: call) }
    func answered(_ call: ObservedCall, _ outcome: HookOutcome) {
      beforeAnswer(call)
      watch.answered(call, outcome)
    }
    func didRecord(_ event: Event) { if hears(event) { watch.didRecord(event) } }
  }

  private static let plugin = """
    local function act(c) perform("act", {n = c.id}) end
    return {
      shouldPop = function(c)
        act(c)
        if c.props.keep then return false end
        if c.props.ask then return confirm("Leave?") end
        if c.props.broken then error("broken") end
      end,
      shouldPush = function(c) act(c) return not c.props.refused end,
      gestureShouldBegin = function(c) act(c) end,
    }
    """

  /// The rule that a script breaks, where it breaks one.
  private func rule(_ script: String, _ change: (Between) -> Void = { _ in }) throws -> String? {
    let fixture = try Fixture(["p.lua": Self.plugin])
    let between = Between()
    change(between)
    let observation = fixture.host.observe(by: between)
    try fixture.run("use('p.lua') nav.setStack {'A', 'B'}\n" + script)
    withExtendedLifetime(observation) {}
    return between.watch.violation?.rule
  }

  private static let scripts = [
    "nav.tapBack()", "nav.push 'C'", "nav.pan {from = {5, 400}, to = {320, 400}}",
    "nav.top.props.ask = true nav.tapBack() nav.answer(true)", "nav.present('S').requestDismiss()",
    "nav.setStack({'A'}, {ask = true})",
  ]

  @Test(arguments: scripts) func whatIsDoneInTimeIsSound(_ script: String) throws {
    #expect(try rule(script) == nil)
  }

  @Test(arguments: scripts) func whatIsLostIsSeen(_ script: String) throws {
    try expectEqual(rule(script) { $0.hears = { $0.name != .action } }, Invariant.actionsRun)
  }

  /// Without a yes that counts nothing is lost.
  @Test(arguments: [
    "nav.top.props.keep = true nav.tapBack() nav.pop()",
    "nav.top.props.ask = true nav.tapBack() nav.answer(false) nav.pop()",
    "nav.top.props.broken = true nav.tapBack()",
    "nav.push {class = 'C', props = {refused = true}}",
    "nav.pan {from = {5, 400}, to = {30, 400}, duration = 1} nav.pop()",
    "nav.top.props.ask = true nav.tapBack() nav.plugins()[1]:unload() nav.pop()",
  ])
  func whatWasNotToBeDoneIsNotMissed(_ script: String) throws {
    #expect(try rule(script) { $0.hears = { $0.name != .action } } == nil)
  }

  @Test func whoHasGoneHasNothingToSay() throws {
    let script = "nav.top.props.ask = true nav.tapBack() nav.answer(true)"
    try expectEqual(
      rule(script) { $0.beforeAnswer = { $0.plugin?.generation += 1 } }, Invariant.answer)
  }

  /// Who was asked has gone, and the screen goes all the same.
  @Test func whoWasGivenUpKeepsTheScreen() throws {
    let fixture = try Fixture(["p.lua": Self.plugin])
    let watch = AnswerWatch()
    let observation = fixture.host.observe(by: watch)
    try fixture.run("use('p.lua') nav.setStack {'A', 'B'} nav.top.props.ask = true nav.tapBack()")
    let pop = try #require(fixture.host.navigation.waitingPop)
    let top = try #require(fixture.host.navigation.top)
    let left = Event(
      index: 99, name: .pop, controller: ControllerSummary(top),
      details: [("id", .integer(pop.id))])
    watch.didRecord(left)
    #expect(watch.violation == nil, "it may have left by another way")
    fixture.host.plugins[at: 0]?.generation += 1
    watch.didRecord(left)
    expectEqual(watch.violation?.rule, Invariant.answer)
    withExtendedLifetime(observation) {}
  }

  @Test func aScriptHearsOfItFromItsFirstCheckOn() throws {
    let fixture = try Fixture(["p.lua": Self.plugin])
    try fixture.run(
      "use('p.lua') nav.setStack {'A', 'B'} nav.check() nav.tapBack() assert(nav.check())")
    // As if it had been lost: nobody has heard of it.
    try fixture.run("nav.push('B') nav.reset{} nav.setStack {'A', 'B'} assert(nav.check())")
  }
}
