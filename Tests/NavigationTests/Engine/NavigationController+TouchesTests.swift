import Expectations
import NavhostNavigation
import Testing

/// Fingers, and the states of the gesture recogniser (rules 174, 188 to 190).
struct TouchesTests {
  /// The states after each touch; in the end all fingers are up.
  private func states(_ xs: [Double], _ end: TouchPhase = .ended, y: Double = 400)
    -> [RecognizerState]
  {
    let navigation = makeNavigation()
    var states = [navigation.recognizerState]
    let observation = navigation.scene.observe { event in
      if event.name == .gestureEnded { states.append(navigation.recognizerState) }
    }
    defer { withExtendedLifetime(observation) {} }
    for (index, x) in xs.enumerated() {
      navigation.touch(index == 0 ? .began : .moved, at: ScreenPoint(x: x, y: y))
      states.append(navigation.recognizerState)
    }
    navigation.touch(end, at: ScreenPoint(x: xs[xs.count - 1], y: y))
    return states + [navigation.recognizerState]
  }

  @Test func possibleBeganChangedEndedPossible() {
    expectEqual(
      states([5, 10, 20, 60, 300]),
      [.possible, .possible, .possible, .began, .changed, .changed, .ended, .possible])
  }

  @Test func aTouchTakenAwayIsCancelled() {
    expectEqual(
      states([5, 60], .cancelled), [.possible, .possible, .began, .cancelled, .possible])
  }

  @Test func aRefusedTouchFailsUntilTheFingerIsUp() {
    expectEqual(states([100, 160, 200]), [.possible, .possible, .failed, .failed, .possible])
  }

  @Test func noChangeAfterTheEnd() {
    let navigation = makeNavigation()
    navigation.pan(makePan(settle: false))
    #expect(navigation.touch(.moved, at: ScreenPoint(x: 1, y: 1)) == nil)
    expectEqual(navigation.recognizerState, .possible)
  }

  @Test func aSecondStartOfTheSameFingerCancelsTheFirst() {
    let navigation = makeNavigation()
    navigation.pan(makePan(release: false))
    navigation.touch(.began, at: ScreenPoint(x: 5, y: 400))
    expectEqual(navigation.count(.gestureEnded), 1)
    navigation.settle()
    expectEqual(navigation.classes, "A B")
    #expect(navigation.transition == nil)
  }

  @Test func theTransitioningFlagIsClearAfterEveryGestureEnd() {
    for (end, phase) in [(300.0, TouchPhase.ended), (40, .ended), (300, .cancelled)] {
      let navigation = makeNavigation()
      navigation.pan(makePan(to: end, duration: 1, release: false))
      navigation.touch(phase, at: ScreenPoint(x: end, y: 400))
      navigation.settle()
      #expect(navigation.transition == nil)
      #expect(navigation.push(navigation.make("C")).controller != nil)
    }
  }

  @Test(arguments: [GestureMode.edge, .fullscreen], [Profile.ios17, .ios26])
  func twoFingersDownBeforehandIsNoPan(gesture: GestureMode, profile: Profile) {
    for from in [5.0, 150] {
      let navigation = makeNavigation(gesture: gesture, profile: profile)
      for fingers in 2...3 {
        expectEqual(
          navigation.pan(makePan(from: from, to: 385, fingers: fingers))?.text, "ignored: fingers")
      }
      #expect(navigation.classes == "A B" && navigation.count(.gestureBegan) == 0)
      let isTooFar = gesture == .edge && profile == .ios17 && from > 20
      expectEqual(
        navigation.pan(makePan(from: from, to: 385))?.text,
        isTooFar ? "ignored: distance" : "popped")
    }
  }

  @Test func aFingerAddedLaterIsNotLookedAt() {
    let navigation = makeNavigation()
    #expect(navigation.pan(makePan(release: false)) == nil)
    #expect(navigation.touch(.began, at: ScreenPoint(x: 100, y: 100), id: 2) == nil)
    let progress = navigation.transition?.progress
    #expect(navigation.touch(.moved, at: ScreenPoint(x: 10, y: 100), id: 2) == nil)
    expectEqual(navigation.transition?.progress, progress)
    #expect(navigation.touch(.ended, at: ScreenPoint(x: 10, y: 100), id: 2) == nil)
    expectEqual(navigation.touch(.ended, at: ScreenPoint(x: 300, y: 400))?.text, "popped")
  }

  @Test func touchIsNilUntilDecidedThenTheOutcomeUntilTheFingerIsUp() {
    let navigation = makeNavigation()
    #expect(navigation.touch(.began, at: ScreenPoint(x: 100, y: 400)) == nil)
    #expect(navigation.touch(.moved, at: ScreenPoint(x: 105, y: 400)) == nil)
    expectEqual(
      navigation.touch(.moved, at: ScreenPoint(x: 120, y: 400))?.text, "ignored: distance")
    expectEqual(
      navigation.touch(.moved, at: ScreenPoint(x: 150, y: 400))?.text, "ignored: distance")
    expectEqual(
      navigation.touch(.ended, at: ScreenPoint(x: 150, y: 400))?.text, "ignored: distance")
    #expect(navigation.touch(.ended, at: ScreenPoint(x: 150, y: 400)) == nil)
    expectEqual(navigation.count(.gestureRefused), 1)
  }

  @Test func heldPanIsNilUntilReleased() {
    let navigation = makeNavigation()
    #expect(navigation.pan(makePan(to: 200, release: false)) == nil)
    let transition = navigation.transition
    #expect(transition?.interactive == true)
    expectEqual(transition?.kind, .pop)
    expectEqual(transition?.progress, 0.5)
    expectEqual(transition?.from.className, "B")
    expectEqual(transition?.to.className, "A")
    expectEqual(navigation.classes, "A B")
    navigation.settle()
    #expect(navigation.transition != nil, "settle leaves a transition under a finger alone")
  }

  @Test func heldPanThatIsRefusedIsDecided() {
    let navigation = makeNavigation(["A"])
    expectEqual(navigation.pan(makePan(release: false))?.text, "ignored: root")
    expectEqual(navigation.recognizerState, .possible)
    navigation.push(navigation.make("B"))
    expectEqual(navigation.pan(makePan())?.text, "popped")
  }
}
