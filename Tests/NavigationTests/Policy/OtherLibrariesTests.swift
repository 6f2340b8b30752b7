import Expectations
import NavhostNavigation
import Testing

/// What other libraries have built in, said by a policy: rules 142, 149, 150, 153, 154, 165, 191.
struct OtherLibrariesTests {
  private func outcome(
    _ pan: Pan = makePan(), gesture: GestureMode = .edge,
    settings: ControllerSettings = makeSettings(), says: @escaping (PopGesture) -> Verdict
  ) -> String? {
    let policy = TestPolicy()
    policy.onGesture = { _, gesture in says(gesture) }
    return makeNavigation(gesture: gesture, policy: policy, settings: settings).pan(pan)?.text
  }

  @Test func aFlagOfThreeStates() {
    let plain = makeSettings()
    let custom = makeSettings { $0.customBackButton = true }
    let hidden = makeSettings { $0.barHidden = true }
    for (flag, expected) in [
      (nil, ["popped", "ignored: custom back button", "ignored: custom back button"]),
      (true, ["popped", "popped", "popped"]),
      (false, ["blocked", "blocked", "blocked"]),
    ] as [(Bool?, [String])] {
      let outcomes = [plain, custom, hidden].map { settings in
        outcome(settings: settings) { _ in
          flag.map { $0 ? .allow() : .deny() } ?? .abstain
        }
      }
      expectEqual(outcomes, expected, "flag \(flag.map { "\($0)" } ?? "unset")")
    }
  }

  @Test func anAreaSwitchesTheGestureOffTheInnermostDecides() {
    let off: Set<String> = ["map"]
    let card = Region(
      name: "card", frame: ScreenRect(x: 0, y: 200, width: 390, height: 400), handles: .vertical)
    let map = Region(
      name: "map", frame: ScreenRect(x: 0, y: 300, width: 390, height: 200), handles: .vertical)
    let handle = Region(
      name: "handle", frame: ScreenRect(x: 0, y: 380, width: 390, height: 40), handles: .vertical)
    let settings = makeSettings { $0.regions = [card, map, handle] }
    for (y, expected) in [
      (210.0, "popped"), (310, "blocked: map"), (400, "popped"), (700, "popped"),
    ] {
      let result = outcome(makePan(y: y), settings: settings) { gesture in
        gesture.region.map { off.contains($0) ? .deny(reason: $0) : .abstain } ?? .abstain
      }
      expectEqual(result, expected, "from y = \(y)")
    }
  }

  @Test func theAxisGoesByTheLargerSpeedAtTheFirstMovement() {
    for (end, expected) in [
      (ScreenPoint(x: 320, y: 440), "popped"), (ScreenPoint(x: 40, y: 500), "blocked: vertical"),
    ] {
      let pan = Pan(from: ScreenPoint(x: 5, y: 400), to: end)
      let result = outcome(pan) { gesture in
        gesture.velocity.y.magnitude > gesture.velocity.x.magnitude
          ? .deny(reason: "vertical") : .abstain
      }
      expectEqual(result, expected)
    }
  }

  @Test func touchesAreTakenWithAHiddenBarButNotAtTheRootNorDisabled() {
    expectEqual(outcome(settings: makeSettings { $0.barHidden = true }) { _ in .allow() }, "popped")
    let disabled = makeSettings {
      $0.barHidden = true
      $0.interactivePopDisabled = true
    }
    expectEqual(outcome(settings: disabled) { _ in .allow() }, "ignored: gesture disabled")
    let root = makeNavigation(["A"], settings: makeSettings { $0.barHidden = true })
    expectEqual(root.pan(makePan())?.text, "ignored: root")
  }

  @Test func aResponseDistanceOf50AndNothingSteep() {
    let settings = makeSettings { $0.maxInitialDistance = 50 }
    for (start, dy, expected) in [
      (50.0, 0.0, "popped"), (51, 0, "ignored: distance"), (20, 900, "blocked: vertical"),
    ] {
      let pan = Pan(from: ScreenPoint(x: start, y: 40), to: ScreenPoint(x: start + 260, y: 40 + dy))
      let result = outcome(pan, gesture: .fullscreen, settings: settings) { gesture in
        gesture.translation.y.magnitude > 20 ? .deny(reason: "vertical") : .abstain
      }
      expectEqual(result, expected)
    }
  }

  /// Rule 154: a bound that is not set (-1) admits everything; one that is admits its own edge; the
  /// two that go by x are mirrored in a right-to-left layout.
  @Test func aResponseDistanceHasFourBounds() {
    struct ResponseDistance {
      var start = -1.0
      var end = -1.0
      var top = -1.0
      var bottom = -1.0

      func admits(_ gesture: PopGesture) -> Bool {
        let x = gesture.distanceToEdge
        let y = gesture.start.y
        return (start < 0 || x >= start) && (end < 0 || x <= end) && (top < 0 || y >= top)
          && (bottom < 0 || y <= bottom)
      }
    }
    let unset = ResponseDistance()
    let band = ResponseDistance(start: 30, end: 90, top: 100, bottom: 600)
    let cases: [(ResponseDistance, x: Double, y: Double, admitted: Bool)] = [
      (unset, 0, 0, true), (unset, 120, 840, true), (band, 30, 300, true), (band, 29, 300, false),
      (band, 90, 300, true), (band, 91, 300, false), (band, 50, 100, true), (band, 50, 99, false),
      (band, 50, 600, true), (band, 50, 601, false), (ResponseDistance(end: 50), 0, 0, true),
      (ResponseDistance(end: 50), 51, 0, false), (ResponseDistance(end: 0), 0, 5, true),
      (ResponseDistance(end: 0), 1, 5, false),
    ]
    for direction in [NavigationScene.LayoutDirection.ltr, .rtl] {
      for (distance, x, y, admitted) in cases {
        let policy = TestPolicy()
        policy.onGesture = { _, gesture in
          distance.admits(gesture) ? .abstain : .deny(reason: "response distance")
        }
        let navigation = makeNavigation(direction: direction, gesture: .fullscreen, policy: policy)
        let (from, to) = direction == .ltr ? (x, x + 260) : (390 - x, 130 - x)
        let outcome = navigation.pan(makePan(from: from, to: to, y: y))?.text
        expectEqual(
          outcome, admitted ? "popped" : "blocked: response distance",
          "\(direction) from \(x), \(y)")
      }
    }
  }

  @Test func aFullscreenPanStartsAnywhereButOnlyTowardsTheTrailingEdge() {
    for (from, to, expected) in [
      (100.0, 380.0, "popped"), (10, 300, "popped"), (200, 100, "ignored: direction"),
    ] {
      expectEqual(
        outcome(makePan(from: from, to: to), gesture: .fullscreen) { _ in .abstain }, expected)
    }
  }

  @Test(arguments: [(70.0, false), (50, true), (-30, false), (-10, true)])
  func aPolicyMayRefuseBySlope(dy: Double, pops: Bool) {
    let policy = TestPolicy()
    policy.onGesture = { _, gesture in
      let slope = gesture.translation.y / gesture.translation.x
      return slope > 0.618 || slope < -0.2 ? .deny(reason: "slope") : .abstain
    }
    let navigation = makeNavigation(gesture: .fullscreen, policy: policy)
    let pan = Pan(from: ScreenPoint(x: 5, y: 400), to: ScreenPoint(x: 105, y: 400 + dy))
    expectEqual(navigation.pan(pan)?.text == "blocked: slope", !pops)
  }

  @Test func aPolicyMayRefuseByTheSpeed() {
    let policy = TestPolicy()
    policy.onGesture = { _, gesture in gesture.velocity.x <= 0 ? .deny(reason: "back") : .abstain
    }
    let navigation = makeNavigation(gesture: .fullscreen, policy: policy)
    navigation.touch(.began, at: ScreenPoint(x: 100, y: 400))
    navigation.advance(by: 1)
    navigation.touch(.moved, at: ScreenPoint(x: 109, y: 400))
    navigation.advance(by: 1)
    expectEqual(navigation.touch(.moved, at: ScreenPoint(x: 105, y: 410))?.text, "blocked: back")
  }
}
