#if canImport(Glibc)
  @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @preconcurrency internal import Musl
#elseif canImport(Darwin)
  @preconcurrency internal import Darwin
#endif

/// The system's clocks, in seconds from anywhere.
package enum SystemClock {
  /// Time that passes, whatever the calendar says.
  package static var passed: Double { read(CLOCK_MONOTONIC) }

  /// CPU time that this thread has used.
  package static var usedByThread: Double { read(CLOCK_THREAD_CPUTIME_ID) }

  package static func sleep(seconds: Double) {
    let whole = seconds.rounded(.down)
    var time = timespec(tv_sec: time_t(whole), tv_nsec: Int((seconds - whole) * 1e9))
    nanosleep(&time, nil)
  }

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
