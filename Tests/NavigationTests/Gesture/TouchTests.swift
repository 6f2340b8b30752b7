import Expectations
import NavhostNavigation
import Testing

/// The touches that are handled, as those hear of them who draw or record.
struct TouchTests {
  private func touches(
    _ navigation: NavigationController, _ body: () -> Void
  ) -> [Touch] {
    var touches: [Touch] = []
    let observation = navigation.scene.observeTouches({ touches.append($0) })
    body()
    withExtendedLifetime(observation) {}
    return touches
  }

  @Test func aPanIsItsStepsOverItsTime() {
    let navigation = makeNavigation()
    let pan = Pan(
      from: ScreenPoint(x: 5, y: 400), to: ScreenPoint(x: 205, y: 300), duration: 1, steps: 2)
    let touches = touches(navigation) { navigation.pan(pan) }
    expectEqual(
      touches,
      [
        Touch(.began, at: ScreenPoint(x: 5, y: 400), time: 0),
        Touch(.moved, at: ScreenPoint(x: 105, y: 350), time: 0.5),
        Touch(.moved, at: ScreenPoint(x: 205, y: 300), time: 1),
        Touch(.ended, at: ScreenPoint(x: 205, y: 300), time: 1),
      ])
  }

  @Test func aPanThatIsWrittenWrongIsTheNearestThatIsNot() {
    let navigation = makeNavigation()
    var pan = makePan()
    (pan.steps, pan.fingers, pan.duration) = (0, 0, -1)
    let touches = touches(navigation) { navigation.pan(pan) }
    expectEqual(touches.map(\.phase), [.began, .moved, .ended])
    #expect(touches.allSatisfy { $0.finger == 1 && $0.time == 0 })
  }

  @Test func fingersHaveTheLowestFreeNumbers() {
    let navigation = makeNavigation()
    navigation.touch(.began, at: ScreenPoint(x: 100, y: 700), id: 2)
    let touches = touches(navigation) { navigation.pan(makePan(steps: 1, fingers: 2)) }
    expectEqual(touches.filter { $0.phase == .began }.map(\.finger), [1, 3])
  }

  @Test func aTouchCarriesTheNumberOfItsStack() throws {
    let navigation = makeNavigation()
    let sheet = try #require(navigation.present(navigation.make("S")).navigation)
    let touches = touches(navigation) { sheet.tap(at: ScreenPoint(x: 100, y: 400)) }
    expectEqual(touches.map(\.phase), [.began, .ended])
    #expect(touches.allSatisfy { $0.stack == sheet.number && $0.finger == 1 })
  }

  @Test func whatIsRefusedAsBusyIsNoTouch() {
    let policy = TestPolicy()
    let navigation = makeNavigation(policy: policy)
    policy.onPop = { [unowned navigation] _, _ in
      expectEqual(navigation.touch(.began, at: ScreenPoint(x: 5, y: 5))?.reason, "busy")
      return .abstain
    }
    #expect(touches(navigation) { navigation.pop() }.isEmpty)
  }
}
