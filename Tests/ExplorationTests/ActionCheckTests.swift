import Expectations
import NavhostExploration
import Testing

@testable import NavhostNavigation

/// What the app is asked to do is done once, with the answer that it goes with.
@Suite struct ActionCheckTests {
  private let controller = ControllerSummary(id: 1, className: "A")

  /// What is found as the events come; the scene is not looked at.
  private func rules(_ events: [Event]) -> [String] {
    var checker = InvariantChecker()
    for event in events { checker.add(event) }
    return checker.violations.map(\.rule)
  }

  /// What a hook asked for, with its own number and the answer that it gave.
  private func action(_ mark: Int, _ goes: String) -> Action {
    Action("act", .fields([("mark", .integer(Int64(mark))), ("goes", .string(goes))]))
  }

  private func decided(_ outcome: String, _ actions: [Action]) -> Event {
    var explanation = Explanation(.pop, outcome: outcome, steps: [])
    explanation.actions = actions
    return Event(index: 1, decision: explanation, controller: controller)
  }

  private func done(_ action: Action) -> Event {
    Event(
      index: 1, name: .action, controller: controller,
      details: [("action", .string(action.name)), ("data", .data(action.data!))])
  }

  @Test func anActionWithItsOwnAnswerIsSound() {
    let (no, yes, told) = (action(1, "no"), action(2, "yes"), action(3, "told"))
    #expect(
      rules([
        decided("blocked", [no]), done(no), decided("popped", [yes]), done(yes), done(told),
      ]).isEmpty)
  }

  @Test func anActionAgainstItsAnswerIsSeen() {
    let (no, yes) = (action(1, "no"), action(2, "yes"))
    expectEqual(rules([decided("popped", [no]), done(no)]), [Invariant.action])
    expectEqual(rules([decided("blocked", [yes]), done(yes)]), [Invariant.action])
    expectEqual(rules([done(yes)]), [Invariant.action])
    expectEqual(rules([decided("blocked", [no]), done(no), done(no)]), [Invariant.action])
  }

  @Test func whatIsDoneOnTheWayOfASwipeThatGoesBackIsSeen() {
    func event(_ name: EventName) -> Event { Event(index: 1, name: name, controller: controller) }
    func rules(_ events: [Event]) -> [String] {
      var checker = InvariantChecker()
      for event in events { checker.add(event) }
      return checker.check(NavigationController().scene).map(\.rule).filter {
        $0 == Invariant.action
      }
    }
    let swipe = [event(.transitionBegan), done(action(1, "yes"))]
    #expect(rules(swipe + [event(.transitionEnded)]).isEmpty)
    expectEqual(rules(swipe + [event(.transitionCancelled)]), [Invariant.action])
    expectEqual(rules([event(.transitionBegan), done(action(1, "no"))]), [Invariant.action])
    let finished = [event(.push)] + swipe + [event(.pop), event(.transitionCancelled)]
    #expect(rules(finished).isEmpty, "another swipe has taken the pop over, and goes back")
    let late = swipe + [event(.transitionCancelled), event(.pop)]
    #expect(rules([event(.push)] + late).isEmpty, "the pop came when what was in its way had ended")
  }

  @Test func anActionThatWasDecidedAndIsNotDoneIsSeen() {
    let scene = NavigationController().scene
    var checker = InvariantChecker()
    checker.add(decided("popped", [action(1, "yes"), action(2, "yes")]))
    checker.add(done(action(1, "yes")))
    expectEqual(checker.check(scene).map(\.rule), [Invariant.action])
    #expect(checker.check(scene).first?.message.hasSuffix("is not done") == true)
    checker.add(done(action(2, "yes")))
    #expect(checker.check(scene).isEmpty)
  }

  @Test(arguments: [EventName.unload, .reload])
  func anAnswerToWhoHasGoneIsSeen(_ gone: EventName) {
    func event(_ name: EventName, _ plugin: String?, dropped: Bool? = nil) -> Event {
      Event(
        index: 1, name: name, controller: controller, plugin: plugin,
        details: dropped.map { [("dropped", .boolean($0))] } ?? [])
    }
    let question = event(.question, "asks")
    let answer = event(.answer, nil, dropped: false)
    #expect(rules([question, answer]).isEmpty)
    #expect(rules([question, event(gone, "another"), answer]).isEmpty)
    expectEqual(rules([question, event(gone, "asks"), answer]), [Invariant.answer])
    #expect(rules([question, event(gone, "asks"), event(.answer, nil, dropped: true)]).isEmpty)
    #expect(rules([question, answer, event(gone, "asks"), question, answer]).isEmpty)
  }

  @Test(arguments: ["cancelled", "deferred", "ignored"])
  func anActionOfWhatDidNotHappenIsSeen(outcome: String) {
    expectEqual(rules([decided(outcome, [action(1, "either")])]), [Invariant.action])
  }
}
