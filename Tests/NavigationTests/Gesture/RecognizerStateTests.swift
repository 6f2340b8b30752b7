import Navigation
import Testing

/// Rules 174, 188 to 190.
struct RecognizerStateTests {
  /// The states after each touch; in the end all fingers are up.
  private func states(_ xs: [Double], _ end: TouchPhase = .ended, y: Double = 400)
    -> [RecognizerState]
  {
    let navigation = makeNavigation()
    var states = [navigation.recognizerState]
    navigation.onEvent = { event in
      if event.name == .gestureEnded { states.append(navigation.recognizerState) }
    }
    for (index, x) in xs.enumerated() {
      navigation.touch(index == 0 ? .began : .moved, at: Point(x: x, y: y))
      states.append(navigation.recognizerState)
    }
    navigation.touch(end, at: Point(x: xs[xs.count - 1], y: y))
    return states + [navigation.recognizerState]
  }

  @Test func possibleBeganChangedEndedPossible() {
    #expect(
      states([5, 10, 20, 60, 300])
        == [.possible, .possible, .possible, .began, .changed, .changed, .ended, .possible])
  }

  @Test func aTouchTakenAwayIsCancelled() {
    #expect(
      states([5, 60], .cancelled) == [.possible, .possible, .began, .cancelled, .possible])
  }

  @Test func aRefusedTouchFailsUntilTheFingerIsUp() {
    #expect(states([100, 160, 200]) == [.possible, .possible, .failed, .failed, .possible])
  }

  @Test func noChangeAfterTheEnd() {
    let navigation = makeNavigation()
    navigation.pan(makePan(settle: false))
    #expect(navigation.touch(.moved, at: Point(x: 1, y: 1)) == nil)
    #expect(navigation.recognizerState == .possible)
  }

  @Test func aSecondStartOfTheSameFingerCancelsTheFirst() {
    let navigation = makeNavigation()
    navigation.pan(makePan(release: false))
    navigation.touch(.began, at: Point(x: 5, y: 400))
    #expect(navigation.count(.gestureEnded) == 1)
    navigation.settle()
    #expect(navigation.classes == "A B")
    #expect(navigation.transition == nil)
  }

  @Test func theTransitioningFlagIsClearAfterEveryGestureEnd() {
    for (end, phase) in [(300.0, TouchPhase.ended), (40, .ended), (300, .cancelled)] {
      let navigation = makeNavigation()
      navigation.pan(makePan(to: end, duration: 1, release: false))
      navigation.touch(phase, at: Point(x: end, y: 400))
      navigation.settle()
      #expect(navigation.transition == nil)
      #expect(navigation.push(navigation.make("C")).controller != nil)
    }
  }
}
