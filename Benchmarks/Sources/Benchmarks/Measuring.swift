import CFloor
import Foundation

/// Something that is timed: `run(n)` does the operation n times.
struct Operation {
  var name: String
  /// How often one round does it.
  var count: Int
  var run: (Int) -> Void
}

/// What the rounds of one operation said, in nanoseconds for each time.
struct Timing: Codable {
  var min: Double
  var median: Double
  /// From the fastest round to the one that nine in ten do not pass, as a share of the fastest.
  var spread: Double
  /// What a round took of the time that the first operation took in the same round: the median. Where
  /// the machine changes its speed, the fastest rounds of two operations need not be of one speed.
  var ratio: Double
  /// Allocations in the last round, for each time.
  var allocations: Double

  init(_ rounds: [Double], to floor: [Double], allocations: Double) {
    let sorted = rounds.sorted()
    ratio = zip(rounds, floor).map { $0 / $1 }.sorted()[rounds.count / 2]
    min = sorted[0]
    median = sorted[sorted.count / 2]
    spread = (sorted[(sorted.count - 1) * 9 / 10] - min) / min
    self.allocations = allocations
  }
}

enum Stopwatch {
  static func nanoseconds(_ clock: clockid_t = CLOCK_MONOTONIC) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// Times the operations in alternating rounds, so that what else the machine does falls on all of
  /// them.
  static func time(_ operations: [Operation], rounds: Int, by clock: clockid_t) -> [Timing] {
    for operation in operations { operation.run(operation.count) }
    var times = operations.map { _ in [Double]() }
    var allocations = operations.map { _ in 0.0 }
    for _ in 0..<rounds {
      for (index, operation) in operations.enumerated() {
        let before = floor_allocations()
        let start = nanoseconds(clock)
        operation.run(operation.count)
        times[index].append((nanoseconds(clock) - start) / Double(operation.count))
        allocations[index] = Double(floor_allocations() - before) / Double(operation.count)
      }
    }
    return zip(times, allocations).map { Timing($0, to: times[0], allocations: $1) }
  }
}
