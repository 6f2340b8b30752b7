import Navigation
import Testing

/// Rules 148 and 154: what a policy can say of a gesture's place and slope.
struct ResponseDistanceTests {
  private func outcome(_ distance: ResponseDistance, x: Double, direction: LayoutDirection = .ltr)
    -> String?
  {
    let policy = TestPolicy()
    policy.onGesture = { _, gesture in
      distance.accepts(gesture) ? .noOpinion : .deny(reason: "response distance")
    }
    let navigation = makeNavigation(direction: direction, gesture: .fullscreen, policy: policy)
    func place(_ x: Double) -> Double { direction == .ltr ? x : 390 - x }
    return navigation.pan(makePan(from: place(x), to: place(x + 250)))?.text
  }

  @Test(arguments: LayoutDirection.allCases)
  func strictlyOutsideASetBoundIsRefusedAndRTLMirrorsX(direction: LayoutDirection) {
    let bounds = ResponseDistance(start: 30, end: 100)
    for (x, expected) in [(29.0, false), (30, true), (100, true), (101, false)] {
      let expected = expected ? "popped" : "blocked: response distance"
      #expect(outcome(bounds, x: x, direction: direction) == expected)
    }
  }

  @Test func anUnsetBoundBoundsNothing() {
    #expect(outcome(ResponseDistance(), x: 120) == "popped")
    #expect(outcome(ResponseDistance(top: 401), x: 120) == "blocked: response distance")
    #expect(outcome(ResponseDistance(bottom: 399), x: 120) == "blocked: response distance")
    #expect(outcome(ResponseDistance(top: 400, bottom: 400), x: 120) == "popped")
  }

  @Test(arguments: [(70.0, false), (50, true), (-30, false), (-10, true)])
  func aPolicyMayRefuseBySlope(dy: Double, pops: Bool) {
    let policy = TestPolicy()
    policy.onGesture = { _, gesture in
      let slope = gesture.translation.y / gesture.translation.x
      return slope > 0.618 || slope < -0.2 ? .deny(reason: "slope") : .noOpinion
    }
    let navigation = makeNavigation(gesture: .fullscreen, policy: policy)
    let pan = Pan(from: Point(x: 5, y: 400), to: Point(x: 105, y: 400 + dy))
    #expect((navigation.pan(pan)?.text == "blocked: slope") == !pops)
  }

  @Test func aPolicyMayRefuseByTheSpeed() {
    let policy = TestPolicy()
    policy.onGesture = { _, gesture in gesture.velocity.x <= 0 ? .deny(reason: "back") : .noOpinion
    }
    let navigation = makeNavigation(gesture: .fullscreen, policy: policy)
    navigation.touch(.began, at: Point(x: 100, y: 400))
    navigation.advance(by: 1)
    navigation.touch(.moved, at: Point(x: 109, y: 400))
    navigation.advance(by: 1)
    #expect(navigation.touch(.moved, at: Point(x: 105, y: 410))?.text == "blocked: back")
  }
}
