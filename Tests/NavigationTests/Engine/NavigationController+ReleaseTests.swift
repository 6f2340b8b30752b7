import Expectations
import NavhostNavigation
import Testing

/// contract.md, section 2: when a swipe finishes; rules 155, 192 to 196.
struct ReleaseTests {
  /// A finger that moves by `way`, rests, and is lifted: the speed is 0.
  private func slowSwipe(way: Double, direction: NavigationScene.LayoutDirection = .ltr) -> String?
  {
    let navigation = makeNavigation(direction: direction)
    let start = direction == .ltr ? 5.0 : 385
    let end = ScreenPoint(x: start + way, y: 400)
    navigation.touch(.began, at: ScreenPoint(x: start, y: 400))
    navigation.touch(.moved, at: end)
    navigation.advance(by: 1)
    return navigation.touch(.ended, at: end)?.text
  }

  @Test(arguments: [(195.0, "cancelled"), (195.5, "popped"), (100, "cancelled")])
  func finishesBeyondHalfTheWidthStrictly(way: Double, expected: String) {
    expectEqual(slowSwipe(way: way), expected)
    expectEqual(slowSwipe(way: -way, direction: .rtl), expected)
  }

  @Test(arguments: [(100.0, "popped"), (97.5, "cancelled")])
  func velocityCountsFor03Seconds(way: Double, expected: String) {
    // At an even speed over 0.3 s the way and 0.3 times the speed are equal.
    let navigation = makeNavigation()
    let outcome = navigation.pan(makePan(from: 0, to: way, duration: 0.3))
    expectEqual(outcome?.text, expected)
  }

  @Test func aFlingBackCancels() {
    let navigation = makeNavigation()
    navigation.touch(.began, at: ScreenPoint(x: 5, y: 400))
    navigation.touch(.moved, at: ScreenPoint(x: 320, y: 400))
    navigation.advance(by: 0.2)
    navigation.touch(.moved, at: ScreenPoint(x: 320, y: 400))
    navigation.advance(by: 0.1)
    expectEqual(navigation.touch(.ended, at: ScreenPoint(x: 250, y: 400))?.text, "cancelled")
  }

  @Test(arguments: [3, 15, 60, 240])
  func theResultDoesNotDependOnHowFinelyTheMovementIsSampled(steps: Int) {
    let policy = TestPolicy()
    let navigation = makeNavigation(policy: policy)
    navigation.pan(makePan(from: 0, to: 90, duration: 0.3, steps: steps))
    let velocity = policy.gestures.last?.velocity.x ?? 0
    #expect((velocity - 300).magnitude < 1e-6)
  }

  @Test func aCancelledTouchAlwaysCancels() {
    let navigation = makeNavigation()
    navigation.pan(makePan(to: 380, release: false))
    expectEqual(navigation.touch(.cancelled, at: ScreenPoint(x: 380, y: 400))?.text, "cancelled")
    navigation.settle()
    expectEqual(navigation.classes, "A B")
    #expect(navigation.transition == nil)
  }

  @Test func lifecycleOfAFinishedSwipe() {
    let navigation = makeNavigation()
    let index = navigation.events.lastIndex
    navigation.pan(makePan())
    expectEqual(
      navigation.lifecycle(since: index),
      [
        "B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear",
      ])
  }

  @Test func lifecycleOfACancelledSwipe() {
    let navigation = makeNavigation()
    let index = navigation.events.lastIndex
    navigation.pan(makePan(to: 60, duration: 1))
    expectEqual(
      navigation.lifecycle(since: index),
      [
        "B.willDisappear", "A.willAppear", "A.willDisappear", "B.willAppear", "A.didDisappear",
        "B.didAppear",
      ])
  }

  @Test func theGestureIsOverBeforeTheSecondPairOfCallbacks() {
    let navigation = makeNavigation()
    let index = navigation.events.lastIndex
    navigation.pan(makePan(to: 60, duration: 1))
    let story = navigation.story(since: index, [.gestureEnded, .willDisappear, .didDisappear])
    expectEqual(story, ["B.willDisappear", "B.gestureEnded", "A.willDisappear", "A.didDisappear"])
  }

  @Test func didPopNeverFiresForACancelledSwipe() {
    let policy = TestPolicy()
    let navigation = makeNavigation(policy: policy)
    navigation.pan(makePan(to: 60, duration: 1))
    expectEqual(navigation.count(.pop), 0)
    #expect(policy.calls(of: "didPop").isEmpty)
    expectEqual(navigation.count(.transitionCancelled), 1)
    expectEqual(navigation.count(.transitionEnded), 0)
  }

  @Test func thePopIsAFactAtTheRelease() {
    let navigation = makeNavigation()
    navigation.pan(makePan(settle: false))
    expectEqual(navigation.classes, "A")
    #expect(navigation.transition != nil)
    expectEqual(navigation.count(.didAppear), 1)
    navigation.advance(by: 0.35)
    #expect(navigation.transition == nil)
    expectEqual(navigation.count(.didAppear), 2)
    expectEqual(navigation.count(.transitionEnded), 1)
  }

  @Test func progressGoesOnFromTheReleaseAndBackAfterACancel() {
    let navigation = makeNavigation()
    navigation.pan(makePan(from: 0, to: 312, settle: false))
    expectEqual(navigation.transition?.progress ?? 0, 0.8)
    navigation.advance(by: 0.175)
    #expect(((navigation.transition?.progress ?? 0) - 0.9).magnitude < 1e-9)
    navigation.settle()
    navigation.push(navigation.make("C"))
    navigation.pan(makePan(from: 0, to: 39, duration: 2, settle: false))
    #expect(((navigation.transition?.progress ?? 0) - 0.1).magnitude < 1e-9)
    navigation.advance(by: 0.175)
    #expect(((navigation.transition?.progress ?? 0) - 0.05).magnitude < 1e-9)
  }
}
