import Expectations
import NavhostNavigation
import Testing

/// contract.md, "The guards before the chain".
struct GuardTests {
  private func outcome(
    _ pan: Pan = makePan(), classes: [String] = ["A", "B"], gesture: GestureMode = .edge,
    _ change: (inout ControllerSettings) -> Void = { _ in }
  ) -> String? {
    let navigation = makeNavigation(classes, gesture: gesture, settings: makeSettings(change))
    return navigation.pan(pan)?.text
  }

  @Test func guard1RootRefuses() {
    expectEqual(outcome(classes: ["A"]), "ignored: root")
    expectEqual(outcome(classes: []), "ignored: root")
  }

  @Test func guard2DisabledRefuses() {
    expectEqual(outcome { $0.interactivePopDisabled = true }, "ignored: gesture disabled")
    expectEqual(outcome { $0.gesture = GestureMode.none }, "ignored: gesture disabled")
    expectEqual(outcome(gesture: .none), "ignored: gesture disabled")
    expectEqual(outcome(gesture: .none) { $0.gesture = .edge }, "popped")
  }

  @Test func guard3EdgeStartsWithin20Points() {
    expectEqual(outcome(makePan(from: 20, to: 330)), "popped")
    expectEqual(outcome(makePan(from: 20.5, to: 330)), "ignored: distance")
  }

  @Test(arguments: [(5.0, "popped"), (50, "popped"), (50.5, "ignored: distance")])
  func guard3MaxDistanceAllowsEqual(start: Double, expected: String) {
    let pan = makePan(from: start, to: start + 250)
    expectEqual(outcome(pan, gesture: .fullscreen) { $0.maxInitialDistance = 50 }, expected)
  }

  @Test func guard3MaxDistanceHoldsForEdgeGesturesToo() {
    expectEqual(
      outcome(makePan(from: 15, to: 300)) { $0.maxInitialDistance = 10 }, "ignored: distance")
  }

  @Test func negativeMaxDistanceIsZeroAndUnlimited() {
    expectEqual(makeSettings { $0.maxInitialDistance = -3 }.maxInitialDistance, 0)
    expectEqual(
      outcome(makePan(from: 100, to: 380), gesture: .fullscreen) { $0.maxInitialDistance = -3 },
      "popped")
  }

  @Test func guard4TransitionRefuses() {
    let navigation = makeNavigation(["A", "B"])
    navigation.push(navigation.make("C"), settle: false)
    expectEqual(navigation.pan(makePan(duration: 0.1))?.text, "ignored: transition")
    navigation.settle()
    expectEqual(navigation.pan(makePan(duration: 0.1))?.text, "popped")
  }

  @Test(arguments: [100.0, 10.0])
  func guard5DirectionRefusesBackwardsAndZero(end: Double) {
    let pan = Pan(from: ScreenPoint(x: 100, y: 100), to: ScreenPoint(x: end, y: 300))
    expectEqual(outcome(pan, gesture: .fullscreen), "ignored: direction")
  }

  @Test func guard6CustomItemRefusesEdgeGestures() {
    expectEqual(outcome { $0.customBackButton = true }, "ignored: custom back button")
    expectEqual(outcome { $0.hidesBackButton = true }, "ignored: custom back button")
    expectEqual(outcome { $0.barHidden = true }, "ignored: custom back button")
    expectEqual(outcome(gesture: .fullscreen) { $0.customBackButton = true }, "popped")
    expectEqual(outcome(gesture: .fullscreen) { $0.barHidden = true }, "popped")
  }

  @Test(arguments: [
    (Region.Handles.horizontal, 12.0 as Double?, "ignored: region"),
    (.horizontal, 0, "popped"), (.all, 1, "ignored: region"), (.all, nil, "ignored: region"),
    (.vertical, 40, "popped"), (.vertical, nil, "popped"),
  ])
  func guard7RegionRefuses(handles: Region.Handles, offset: Double?, expected: String) {
    let region = makeRegion(handles: handles, offset: offset)
    expectEqual(outcome { $0.regions = [region] }, expected)
  }

  @Test func lastListedRegionCounts() {
    let under = makeRegion("under", handles: .horizontal)
    let over = makeRegion("over", handles: .vertical)
    expectEqual(outcome { $0.regions = [under, over] }, "popped")
    expectEqual(outcome { $0.regions = [over, under] }, "ignored: region")
  }

  /// Every set of guards that refuse together, by their numbers.
  @Test(arguments: 1..<128)
  func lowestNumberIsTheReason(set: Int) {
    let names = [
      "root", "gesture disabled", "distance", "transition", "direction", "custom back button",
      "region",
    ]
    func refuses(_ number: Int) -> Bool { set & (1 << (number - 1)) != 0 }
    let policy = TestPolicy()
    let navigation = makeNavigation(refuses(1) ? ["A"] : ["A", "B"], policy: policy)
    if refuses(4) {
      let top = navigation.make("T")
      let below = refuses(1) ? [] : [navigation.stack[0]]
      navigation.setStack(below + [top], animated: true, settle: false)
    }
    navigation.top?.settings = makeSettings {
      $0.interactivePopDisabled = refuses(2)
      $0.customBackButton = refuses(6)
      $0.regions = refuses(7) ? [makeRegion()] : []
    }
    policy.calls = []
    let start = refuses(3) ? 60.0 : 15
    let pan = makePan(from: start, to: refuses(5) ? start - 14 : 300, duration: 0.1)
    let lowest = names[set.trailingZeroBitCount]
    expectEqual(navigation.pan(pan)?.text, "ignored: \(lowest)")
    let isHard = set.trailingZeroBitCount < 5
    expectEqual(policy.calls(of: "gestureShouldBegin").isEmpty, isHard, "1 to 5 ask no policy")
    #expect(policy.calls(of: "shouldPop").isEmpty)
  }

  @Test func guardsComeFirstThenWhetherItShouldBeginThenWhetherItMayPop() {
    let policy = TestPolicy()
    policy.onGesture = { _, _ in .allow(reason: "begin") }
    policy.onPop = { _, _ in .deny(reason: "stay") }
    let navigation = makeNavigation(policy: policy)
    expectEqual(navigation.pan(makePan(release: false))?.text, "blocked: stay")
    expectEqual(
      navigation.explanation?.steps.map { $0.reason ?? $0.by },
      [
        "root", "gesture disabled", "distance", "transition", "direction", "custom back button",
        "region",
        "begin", "stay",
      ])
  }

  @Test func aRefusedTouchIsAskedNothingAndFails() {
    let policy = TestPolicy()
    let navigation = makeNavigation(["A"], policy: policy)
    navigation.touch(.began, at: ScreenPoint(x: 5, y: 400))
    navigation.touch(.moved, at: ScreenPoint(x: 60, y: 400))
    expectEqual(navigation.recognizerState, .failed)
    navigation.touch(.moved, at: ScreenPoint(x: 200, y: 400))
    #expect(policy.calls.isEmpty)
  }

  @Test func theRegionUnderTheStartCountsNotTheOneUnderTheFinger() {
    var region = makeRegion()
    region.frame = ScreenRect(x: 0, y: 300, width: 10, height: 200)
    expectEqual(outcome { $0.regions = [region] }, "ignored: region")
    region.frame = ScreenRect(x: 10, y: 300, width: 380, height: 200)
    expectEqual(outcome { $0.regions = [region] }, "popped")
  }

  @Test func softGuardStandsWithNoOpinionAndShouldPopIsNotAsked() {
    let policy = TestPolicy()
    let navigation = makeNavigation(
      policy: policy, settings: makeSettings { $0.customBackButton = true })
    expectEqual(navigation.pan(makePan())?.text, "ignored: custom back button")
    expectEqual(policy.calls, ["gestureShouldBegin B"])
  }

  @Test func allowLiftsSoftGuards() {
    let policy = TestPolicy()
    policy.onGesture = { _, _ in .allow() }
    let navigation = makeNavigation(
      policy: policy,
      settings: makeSettings {
        $0.hidesBackButton = true
        $0.regions = [makeRegion()]
      })
    expectEqual(navigation.pan(makePan())?.text, "popped")
    let lifted = navigation.explanation?.steps.filter { $0.answer == .overridden }.map(\.by)
    expectEqual(lifted, ["custom back button", "region"])
  }

  @Test func denyIsBlockedAlsoWhereASoftGuardRefused() {
    let policy = TestPolicy()
    policy.onGesture = { _, _ in .deny(reason: "busy typing") }
    let settings = makeSettings { $0.customBackButton = true }
    for settings in [settings, makeSettings()] {
      let navigation = makeNavigation(policy: policy, settings: settings)
      expectEqual(navigation.pan(makePan())?.text, "blocked: busy typing")
    }
  }

  @Test func gestureShouldBeginThenShouldPopEachOnce() {
    let policy = TestPolicy()
    let navigation = makeNavigation(policy: policy)
    navigation.pan(makePan(steps: 60))
    expectEqual(policy.calls.prefix(2), ["gestureShouldBegin B", "shouldPop B"])
    expectEqual(policy.calls(of: "gestureShouldBegin").count, 1)
    expectEqual(policy.calls(of: "shouldPop").count, 1)
  }

  @Test(arguments: [(GestureMode.edge, PopSource.edgeGesture), (.fullscreen, .fullscreenGesture)])
  func shouldPopHasTheGestureAsSource(mode: GestureMode, source: PopSource) {
    let policy = TestPolicy()
    let navigation = makeNavigation(gesture: mode, policy: policy)
    navigation.pan(makePan())
    expectEqual(policy.pops.map(\.source), [source])
  }

  @Test func fullscreenModeIsFullscreenEvenAtTheEdge() {
    let policy = TestPolicy()
    let navigation = makeNavigation(gesture: .fullscreen, policy: policy)
    navigation.pan(makePan(from: 3))
    expectEqual(policy.gestures.first?.kind, .fullscreen)
  }

  /// Each flag of the controller below, one after the other, and all of them.
  @Test func onlyTheTopsFlagsCount() {
    let flags: [(inout ControllerSettings) -> Void] = [
      { $0.interactivePopDisabled = true }, { $0.gesture = GestureMode.none },
      { $0.maxInitialDistance = 1 }, { $0.customBackButton = true }, { $0.hidesBackButton = true },
      { $0.barHidden = true }, { $0.regions = [makeRegion()] },
    ]
    for (number, flag) in flags.enumerated() {
      let navigation = makeNavigation()
      flag(&navigation.stack[0].settings)
      expectEqual(navigation.pan(makePan())?.text, "popped", "flag \(number)")
    }
    let navigation = makeNavigation()
    for flag in flags { flag(&navigation.stack[0].settings) }
    expectEqual(navigation.pan(makePan())?.text, "popped")
  }

  /// One that says nothing of its gesture has the navigation controller's, whatever the one below
  /// says.
  @Test(arguments: [GestureMode.edge, .fullscreen, .none])
  func theGestureIsTheTopsElseTheNavigationControllers(below: GestureMode) {
    let middle = makePan(from: 100, to: 380)
    for (own, expected) in [
      (GestureMode.edge, "ignored: distance"), (.fullscreen, "popped"),
      (.none, "ignored: gesture disabled"),
    ] {
      for isDeclared in [true, false] {
        let navigation = makeNavigation(gesture: isDeclared ? .edge : own)
        navigation.stack[0].settings.gesture = below
        if isDeclared { navigation.top?.settings.gesture = own }
        expectEqual(navigation.pan(middle)?.text, expected, "\(below) below \(own)")
      }
    }
  }

  @Test func theFlagsAreTheTopsHoweverItCameThere() {
    for animated in [true, false] {
      let navigation = makeNavigation(settings: makeSettings { $0.interactivePopDisabled = true })
      navigation.push(navigation.make("C"), animated: animated)
      expectEqual(navigation.pan(makePan())?.text, "popped")
      expectEqual(navigation.pan(makePan())?.text, "ignored: gesture disabled")
      navigation.setStack([navigation.stack[0], navigation.make("D")], animated: animated)
      expectEqual(navigation.pan(makePan())?.text, "popped")
    }
  }

  @Test func aRefusalNamesTheControllerWhoseFlagWasRead() {
    let navigation = makeNavigation(settings: makeSettings { $0.interactivePopDisabled = true })
    navigation.pan(makePan())
    for name in [EventName.decision, .gestureRefused] {
      let event = navigation.events.since(0).last { $0.name == name }
      expectEqual(event?.controller?.id, navigation.top?.id)
      expectEqual(event?["reason"]?.description, "gesture disabled")
    }
  }

  @Test func disabledGestureDoesNotConcernTheProgram() {
    for leave: (NavigationController) -> Outcome in [
      { $0.pop() }, { $0.popToRoot() }, { $0.popTo($0.stack[0]) }, { $0.requestPop() },
      { $0.pickBackMenu(1) }, { $0.escape() },
    ] {
      let navigation = makeNavigation(settings: makeSettings { $0.interactivePopDisabled = true })
      expectEqual(leave(navigation).text, "popped")
    }
  }

  @Test func disabledGestureConcernsNoTap() {
    let navigation = makeNavigation(settings: makeSettings { $0.interactivePopDisabled = true })
    expectEqual(navigation.tapBack().text, "popped")
  }

  @Test func guardsLookAtTheMomentWhenThePanBegins() {
    let navigation = makeNavigation()
    navigation.touch(.began, at: ScreenPoint(x: 5, y: 400))
    navigation.top?.settings.interactivePopDisabled = true
    expectEqual(
      navigation.touch(.moved, at: ScreenPoint(x: 30, y: 400))?.text, "ignored: gesture disabled")
  }
}

func makeRegion(
  _ name: String = "list", handles: Region.Handles = .horizontal, offset: Double? = 10
) -> Region {
  Region(
    name: name, frame: ScreenRect(x: 0, y: 300, width: 390, height: 200), handles: handles,
    offset: offset)
}
