import Expectations
import NavhostNavigation
import Testing

/// contract.md, section 2: when a pan begins, and what is asked.
struct GestureTests {
  @Test(arguments: [(9.9, "ignored: too short"), (10, "cancelled")])
  func aPanBeginsAfter10Points(way: Double, expected: String) {
    let navigation = makeNavigation()
    expectEqual(navigation.pan(makePan(from: 5, to: 5 + way, duration: 2))?.text, expected)
  }

  @Test func a10PointsVerticalMovementBeginsAndHasNoDirection() {
    let navigation = makeNavigation()
    let pan = Pan(from: ScreenPoint(x: 5, y: 400), to: ScreenPoint(x: 5, y: 500))
    expectEqual(navigation.pan(pan)?.text, "ignored: direction")
  }

  @Test func translationCountsFromWhereTheFingerCameDown() throws {
    let policy = TestPolicy()
    let navigation = makeNavigation(policy: policy)
    navigation.pan(Pan(from: ScreenPoint(x: 5, y: 400), to: ScreenPoint(x: 65, y: 430), steps: 1))
    let gesture = try #require(policy.gestures.first)
    expectEqual(gesture.start, ScreenPoint(x: 5, y: 400))
    expectEqual(gesture.location, ScreenPoint(x: 65, y: 430))
    expectEqual(gesture.translation, ScreenPoint(x: 60, y: 30))
    expectEqual(gesture.touches, 1)
    expectEqual(gesture.distanceToEdge, 5)
    #expect(gesture.region == nil)
  }

  @Test func gestureNamesTheRegionUnderTheStart() {
    let policy = TestPolicy()
    let regions = [makeRegion("a", handles: .vertical), makeRegion("b", handles: .vertical)]
    let navigation = makeNavigation(
      policy: policy, settings: makeSettings { $0.regions = regions })
    navigation.pan(makePan())
    expectEqual(policy.gestures[at: 0]?.region, "b")
  }

  @Test func blockedByShouldPopNothingBegins() {
    let policy = TestPolicy()
    policy.onPop = { _, _ in .deny(reason: "unsaved") }
    let navigation = makeNavigation(policy: policy)
    expectEqual(navigation.pan(makePan())?.text, "blocked: unsaved")
    expectEqual(navigation.count(.transitionBegan), 0)
    expectEqual(navigation.count(.gestureBegan), 0)
  }

  @Test func tapsDuringAHeldSwipeAreIgnored() {
    let navigation = makeNavigation()
    navigation.pan(makePan(to: 100, release: false))
    expectEqual(navigation.tapBack().text, "ignored: transition")
    expectEqual(navigation.tap(at: ScreenPoint(x: 20, y: 60)).text, "ignored: transition")
    expectEqual(navigation.pan(makePan())?.text, "ignored: transition")
    expectEqual(navigation.pop().text, "ignored: transition")
    expectEqual(navigation.requestPop().text, "ignored: transition")
    expectEqual(navigation.pickBackMenu(1).text, "ignored: transition")
    expectEqual(navigation.push(navigation.make("C")).reason, "transition")
    expectEqual(navigation.setRoot(navigation.make("C")).reason, "transition")
    expectEqual(navigation.touch(.ended, at: ScreenPoint(x: 300, y: 400))?.text, "popped")
  }

  @Test func aSecondSwipeDuringTheSettlingIsIgnored() {
    let navigation = makeNavigation(["A", "B", "C"])
    navigation.pan(makePan(settle: false))
    expectEqual(navigation.pan(makePan(duration: 0.1))?.text, "ignored: transition")
    navigation.settle()
    expectEqual(navigation.classes, "A B")
    expectEqual(navigation.pan(makePan())?.text, "popped")
    #expect(navigation.check().isEmpty)
  }

  @Test func gestureDidEndTellsTheOutcome() {
    let policy = TestPolicy()
    let navigation = makeNavigation(["A", "B"], policy: policy)
    navigation.pan(makePan(to: 50, duration: 1))
    navigation.pan(makePan())
    expectEqual(policy.calls(of: "gestureCancelled"), ["gestureCancelled B"])
    expectEqual(policy.calls(of: "gesturePopped"), ["gesturePopped B"])
  }

  @Test func theClockGoesForwardOnly() {
    let navigation = makeNavigation()
    navigation.advance(by: 1)
    for seconds: Double in [0, -1, .nan, .infinity, -.infinity] { navigation.advance(by: seconds) }
    expectEqual(navigation.time, 1)
  }

  @Test func theClockMovesWithThePanThenWithTheTransition() {
    let navigation = makeNavigation()
    navigation.pan(makePan(duration: 0.25, settle: false))
    expectEqual(navigation.time, 0.25)
    navigation.settle()
    expectEqual(navigation.time, 0.6)
  }
}
