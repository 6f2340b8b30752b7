import Expectations
import NavhostNavigation
import Observation
import Testing

/// A class of an app, in a file that imports both.
@Observable private final class Counter {
  var count = 0
}

@Suite struct ObservationMacroTests {
  @Test func `Swift's macro works beside the type of the same name`() {
    let counter = Counter()
    nonisolated(unsafe) var changes = 0
    withObservationTracking {
      _ = counter.count
    } onChange: {
      changes += 1
    }
    counter.count = 1
    expectEqual(changes, 1)
  }
}
