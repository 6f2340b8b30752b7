import Expectations
import NavhostNavigation
import Testing

/// What would become of gestures, without any.
struct ProbingTests {
  private let point = ScreenPoint(x: 5, y: 400)

  @Test func itSaysWhatTheGestureWouldMeet() {
    let policy = TestPolicy()
    let navigation = makeNavigation(policy: policy)
    let index = navigation.events.lastIndex
    expectEqual(navigation.probeGesture(from: point), GestureProbe(.begins))
    expectEqual(
      navigation.probeGesture(from: ScreenPoint(x: 50, y: 400)),
      GestureProbe(.guarded, .distance, "more than 20 pt from the edge"))
    policy.onGesture = { _, _ in .deny(reason: "typing") }
    expectEqual(
      navigation.probeGesture(from: point), GestureProbe(.blocked, Refusal("typing"), "policy"))
    navigation.top?.settings.customBackButton = true
    policy.onGesture = { _, _ in .abstain }
    expectEqual(
      navigation.probeGesture(from: point),
      GestureProbe(.guarded, .customBackButton, "customBackButton, set by the app"))
    policy.onGesture = { _, _ in .allow() }
    expectEqual(navigation.probeGesture(from: point), GestureProbe(.begins, nil, "policy"))
    #expect(navigation.events.since(index).allSatisfy { $0.name == .barChanged })
    #expect(navigation.explanation == nil && navigation.classes == "A B")
  }

  @Test func anOpenQuestionComesBeforeThePolicy() {
    let policy = TestPolicy()
    policy.onPop = { _, _ in .ask(Question("Leave?")) }
    let navigation = makeNavigation(policy: policy)
    navigation.tapBack()
    policy.calls = []
    expectEqual(
      navigation.probeGesture(from: point), GestureProbe(.guarded, Refusal("question open")))
    #expect(policy.calls.isEmpty)
  }

  @Test func aQuestionThatAPopWouldPutIsNotPut() {
    let policy = TestPolicy()
    policy.onPop = { _, pop in pop.source == .edgeGesture ? .ask(Question("Leave?")) : .deny() }
    let navigation = makeNavigation(policy: policy)
    expectEqual(navigation.probePop().0, .ask(Question("Leave?")))
    #expect(navigation.question == nil && policy.drops == 1)
    navigation.pop()
    expectEqual(navigation.probePop().0, .ask(Question("Leave?")))
    expectEqual(makeNavigation(["A"], policy: policy).probePop().0, .abstain)
  }
}
