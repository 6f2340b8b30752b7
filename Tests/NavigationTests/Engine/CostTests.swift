import Navigation
import Testing

/// A full pan of 60 touches with no policy, at several depths and after many events. A debug build
/// prints the cost; a release build holds it against the bound of 60 µs.
@Suite(.serialized) struct CostTests {
  @Test(arguments: [(2, 10), (2_000, 10), (2, 1_000_000), (2_000, 1_000_000)])
  func aPanOf60TouchesCostsTheSame(depth: Int, events: Int) {
    let navigation = makeNavigation((0..<depth).map { "C\($0)" }, eventLimit: 10_000)
    while navigation.events.lastIndex < events { navigation.scene.record(.load) }
    let microseconds = (0..<9).map { _ in measure(navigation) }.min() ?? 0
    print("pan of 60 touches, depth \(depth), \(events) events: \(microseconds) µs")
    #if !DEBUG
      #expect(microseconds < 60)
    #endif
    #expect(navigation.depth == depth)
  }

  /// The mean of cancelled pans, in microseconds.
  private func measure(_ navigation: NavigationController) -> Double {
    let rounds = 50
    let pan = makePan(from: 5, to: 150, duration: 2, steps: 58)
    let clock = ContinuousClock()
    let time = clock.measure { for _ in 0..<rounds { navigation.pan(pan) } }
    return (time / rounds) / .microseconds(1)
  }
}
