import Navigation
import Testing

/// Rules 132 to 136.
struct EdgePanTests {
  private func panned(
    to end: Double, phase: TouchPhase = .ended, clamps: Bool = true,
    direction: LayoutDirection = .ltr
  ) -> EdgePan {
    var pan = EdgePan(width: 400, direction: direction, clamps: clamps)
    pan.touch(.began, at: Point(x: 200, y: 0), time: 0)
    pan.touch(.moved, at: Point(x: 200 + end / 2 * direction.sign, y: 0), time: 0.1)
    pan.touch(.moved, at: Point(x: 200 + end * direction.sign, y: 0), time: 0.2)
    pan.touch(phase, at: Point(x: 200 + end * direction.sign, y: 0), time: 0.2)
    return pan
  }

  @Test func eachChangeCountsFromTheOneBefore() {
    let pan = panned(to: 50)
    #expect(pan.offset(at: 0.2) == 50)
  }

  @Test func beyondThreeTenthsItSlidesOutIn015Seconds() {
    let pan = panned(to: 121)
    #expect(pan.isDismissed)
    #expect(pan.offset(at: 0.35) == 400)
    #expect(pan.offset(at: 0.3) < 400)
  }

  @Test func upToThreeTenthsItSlidesBack() {
    let pan = panned(to: 120)
    #expect(!pan.isDismissed)
    #expect(pan.offset(at: 0.35) == 0)
  }

  @Test func aCancelPastTheThresholdStillDismisses() {
    let pan = panned(to: 200, phase: .cancelled)
    #expect(pan.isDismissed)
    #expect(pan.state == .cancelled)
  }

  @Test func backPastTheStartItStopsUnlessToldOtherwise() {
    #expect(panned(to: -30).offset(at: 0.2) == 0)
    #expect(panned(to: -30, clamps: false).offset(at: 0.2) == -30)
  }

  @Test func rightToLeftMirrorsIt() {
    #expect(panned(to: 121, direction: .rtl).isDismissed)
  }

  @Test func aTouchThatDoesNotMoveFails() {
    var pan = EdgePan()
    pan.touch(.began, at: Point(), time: 0)
    pan.touch(.ended, at: Point(), time: 0)
    #expect(pan.state == .failed)
  }
}
