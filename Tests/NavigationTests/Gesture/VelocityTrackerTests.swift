import Expectations
import Testing

@testable import NavhostNavigation

/// contract.md, section 2: `velocity` is the movement of the last 0.1 s.
struct VelocityTrackerTests {
  /// The speed towards the right after these places, each at its time.
  private func speed(_ samples: [(time: Double, x: Double)]) -> Double {
    var tracker = VelocityTracker()
    for sample in samples { tracker.add(ScreenPoint(x: sample.x), at: sample.time) }
    return tracker.velocity.x
  }

  @Test func oneSampleHasNoSpeed() {
    expectEqual(speed([(0, 50)]), 0)
    expectEqual(speed([(0, 0), (0, 50)]), 0)
  }

  @Test func whatWasBeforeTheLastTenthOfASecondDoesNotCount() {
    #expect(speed([(0, 0), (0.5, 300), (0.6, 310)]).isAbout(100))
    #expect(speed([(0, 0), (0.02, 2), (0.06, 6)]).isAbout(100))
  }

  @Test func betweenTwoSamplesTheFingerMovesEvenly() {
    // The window begins at 0.3 s: half way from 0 to 200.
    #expect(speed([(0.2, 0), (0.4, 200)]).isAbout(1000))
    #expect(speed([(0.2, 0), (0.4, 200), (0.4, 230)]).isAbout(1300))
    #expect(speed([(0, 0), (0.1, 90), (0.12, 90), (0.16, 100)]).isAbout(460))
  }

  @Test func aFingerThatRestsLosesItsSpeed() {
    let navigation = makeNavigation()
    navigation.touch(.began, at: ScreenPoint(x: 5, y: 400))
    navigation.advance(by: 0.1)
    navigation.touch(.moved, at: ScreenPoint(x: 185, y: 400))
    navigation.advance(by: 0.1)
    expectEqual(navigation.touch(.ended, at: ScreenPoint(x: 185, y: 400))?.text, "cancelled")
  }

  @Test func ofALongDragOnlyWhatIsNeededIsKept() {
    #expect(speed((0...500).map { (Double($0) / 100, Double($0 * $0)) }).isAbout(99_000))
  }
}

extension Double {
  func isAbout(_ other: Double) -> Bool { (self - other).magnitude < 1e-6 * max(1, other) }
}
