import NavhostNavigation
import Testing

/// contract.md, section 2: when a pan begins, and what is asked.
struct GestureTests {
  @Test(arguments: [(9.9, "ignored: too short"), (10, "cancelled")])
  func aPanBeginsAfter10Points(way: Double, expected: String) {
    let navigation = makeNavigation()
    #expect(navigation.pan(makePan(from: 5, to: 5 + way, duration: 2))?.text == expected)
  }

  @Test func a10PointsVerticalMovementBeginsAndHasNoDirection() {
    let navigation = makeNavigation()
    let pan = Pan(from: ScreenPoint(x: 5, y: 400), to: ScreenPoint(x: 5, y: 500))
    #expect(navigation.pan(pan)?.text == "ignored: direction")
  }

  @Test func translationCountsFromWhereTheFingerCameDown() {
    let policy = TestPolicy()
    let navigation = makeNavigation(policy: policy)
    navigation.pan(Pan(from: ScreenPoint(x: 5, y: 400), to: ScreenPoint(x: 65, y: 430), steps: 1))
    let gesture = policy.gestures[0]
    #expect(gesture.start == ScreenPoint(x: 5, y: 400))
    #expect(gesture.location == ScreenPoint(x: 65, y: 430))
    #expect(gesture.translation == ScreenPoint(x: 60, y: 30))
    #expect(gesture.touches == 1)
    #expect(gesture.distanceToEdge == 5)
    #expect(gesture.region == nil)
  }

  @Test func gestureNamesTheRegionUnderTheStart() {
    let policy = TestPolicy()
    let regions = [makeRegion("a", handles: .vertical), makeRegion("b", handles: .vertical)]
    let navigation = makeNavigation(
      policy: policy, settings: makeSettings { $0.regions = regions })
    navigation.pan(makePan())
    #expect(policy.gestures[0].region == "b")
  }

  @Test func blockedByShouldPopNothingBegins() {
    let policy = TestPolicy()
    policy.onPop = { _, _ in .deny(reason: "unsaved") }
    let navigation = makeNavigation(policy: policy)
    #expect(navigation.pan(makePan())?.text == "blocked: unsaved")
    #expect(navigation.count(.transitionBegan) == 0)
    #expect(navigation.count(.gestureBegan) == 0)
  }

  @Test func tapsDuringAHeldSwipeAreIgnored() {
    let navigation = makeNavigation()
    navigation.pan(makePan(to: 100, release: false))
    #expect(navigation.tapBack().text == "ignored: transition")
    #expect(navigation.tap(at: ScreenPoint(x: 20, y: 60)).text == "ignored: transition")
    #expect(navigation.pan(makePan())?.text == "ignored: transition")
    #expect(navigation.pop().text == "ignored: transition")
    #expect(navigation.requestPop().text == "ignored: transition")
    #expect(navigation.pickBackMenu(1).text == "ignored: transition")
    #expect(navigation.push(navigation.make("C")).reason == "transition")
    #expect(navigation.setRoot(navigation.make("C")).reason == "transition")
    #expect(navigation.touch(.ended, at: ScreenPoint(x: 300, y: 400))?.text == "popped")
  }

  @Test func aSecondSwipeDuringTheSettlingIsIgnored() {
    let navigation = makeNavigation(["A", "B", "C"])
    navigation.pan(makePan(settle: false))
    #expect(navigation.pan(makePan(duration: 0.1))?.text == "ignored: transition")
    navigation.settle()
    #expect(navigation.classes == "A B")
    #expect(navigation.pan(makePan())?.text == "popped")
    #expect(navigation.check().isEmpty)
  }

  @Test func gestureDidEndTellsTheOutcome() {
    let policy = TestPolicy()
    let navigation = makeNavigation(["A", "B"], policy: policy)
    navigation.pan(makePan(to: 50, duration: 1))
    navigation.pan(makePan())
    #expect(policy.calls(of: "gestureCancelled") == ["gestureCancelled B"])
    #expect(policy.calls(of: "gesturePopped") == ["gesturePopped B"])
  }

  @Test func theClockGoesForwardOnly() {
    let navigation = makeNavigation()
    navigation.advance(by: 1)
    for seconds: Double in [0, -1, .nan, .infinity, -.infinity] { navigation.advance(by: seconds) }
    #expect(navigation.time == 1)
  }

  @Test func theClockMovesWithThePanThenWithTheTransition() {
    let navigation = makeNavigation()
    navigation.pan(makePan(duration: 0.25, settle: false))
    #expect(navigation.time == 0.25)
    navigation.settle()
    #expect(navigation.time == 0.6)
  }
}
