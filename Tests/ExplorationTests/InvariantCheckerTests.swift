import Exploration
import Navigation
import Testing

/// The checker sees every broken story that it is told, and none in a sound one.
struct InvariantCheckerTests {
  private let controller = ControllerSummary(id: 1, className: "A")

  private func rules(_ names: [EventName], stack: Int = 1) -> [String] {
    rules(
      names.enumerated().map {
        Event(index: $0.offset + 1, name: $0.element, controller: controller, stack: stack)
      })
  }

  /// What is found as the events come; the scene is not looked at.
  private func rules(_ events: [Event]) -> [String] {
    var checker = InvariantChecker()
    for event in events { checker.add(event) }
    return checker.foundSoFar.map(\.rule)
  }

  @Test func aSoundStoryIsSound() {
    #expect(
      rules([
        .push, .willAppear, .didAppear, .transitionBegan, .willDisappear, .transitionEnded,
        .didDisappear, .pop, .question, .answer, .gestureBegan, .gestureEnded,
      ]).isEmpty)
  }

  @Test(
    arguments: [
      ([EventName.push, .push], Invariant.story), ([.pop], Invariant.story),
      ([.transitionBegan, .transitionBegan], Invariant.story),
      ([.transitionEnded], Invariant.story), ([.transitionCancelled], Invariant.story),
      ([.question, .question], Invariant.story), ([.answer], Invariant.story),
      ([.gestureEnded], Invariant.story), ([.gestureBegan, .gestureBegan], Invariant.story),
      ([.question, .gestureBegan], Invariant.gesture),
      ([.didAppear], Invariant.lifecycle), ([.willAppear, .willAppear], Invariant.lifecycle),
      ([.willAppear, .didDisappear], Invariant.lifecycle),
    ])
  func aBrokenStoryIsSeen(names: [EventName], rule: String) {
    #expect(rules(names) == [rule])
  }

  @Test func anEdgeGestureFromTheMiddleIsSeen() {
    func began(_ x: Double) -> Event {
      Event(
        index: 1, name: .gestureBegan, controller: controller,
        details: [("kind", .string("edge")), ("x", .number(x))])
    }
    #expect(rules([began(20)]).isEmpty)
    #expect(rules([began(21)]) == [Invariant.edge])
  }

  @Test func oneAskedTwiceInADecisionIsSeen() {
    let step = Explanation.Step(
      Explanation.Respondent("draft", hook: "shouldPop"), answer: .allow, controller: 1)
    func decision(_ steps: [Explanation.Step], _ outcome: String = "popped") -> Event {
      Event(index: 1, decision: Explanation(.pop, outcome: outcome, steps: steps))
    }
    #expect(rules([decision([step])]).isEmpty)
    #expect(rules([decision([step, step])]) == [Invariant.once])
    var no = step
    no.answer = .deny
    #expect(rules([decision([no])]) == [Invariant.heard])
    #expect(rules([decision([no], "blocked")]).isEmpty)
  }

  @Test func aFrozenSceneIsSeen() {
    let navigation = NavigationController(.init(guards: false))
    navigation.setRoot(navigation.makeController(className: "A"))
    navigation.pan(Pan(from: Point(x: 5, y: 400), to: Point(x: 300, y: 400)))
    #expect(navigation.isFrozen && InvariantChecker.check(navigation.scene).isEmpty)
    let configuration = NavigationController.Configuration()
    #expect(
      SceneCheck(navigation.scene, configuration).violations.map(\.rule) == [Invariant.frozen])
  }

  @Test func aSceneThatTellsAnotherStoryIsSeen() {
    let navigation = NavigationController()
    navigation.setRoot(navigation.makeController(className: "A"))
    #expect(InvariantChecker.check(navigation.scene).isEmpty)
    navigation.scene.record(.pop, controller: navigation.top)
    #expect(InvariantChecker.check(navigation.scene).map(\.rule) == [Invariant.story])
    navigation.scene.record(.transitionBegan, controller: navigation.top)
    navigation.scene.record(.question, controller: navigation.top)
    let rules = Set(InvariantChecker.check(navigation.scene).map(\.rule))
    #expect(rules.isSuperset(of: [Invariant.story, Invariant.question]))
  }
}
