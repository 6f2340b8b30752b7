internal import NavhostPlatform

/// How much one session may do, whatever it asks for.
package struct PlayBudget {
  /// A touch, a controller that is made or moved, a line: each is one.
  static let most = 2_000_000
  /// Seconds of CPU time. A session of an hour of use takes a few hundredths of one.
  package static let maxSeconds = 60.0

  /// So many things are done between two looks at the clock.
  private static let between = 32

  private var left = Self.most
  private var nextLook = Self.most
  private let seconds: Double
  private let beginning = SystemClock.passed
  private let used = SystemClock.usedByThread

  /// The session begins.
  init(seconds: Double = Self.maxSeconds) {
    self.seconds = seconds
  }

  /// - Throws: `TraceError` where the session has done too much, or taken too long.
  mutating func spend(_ amount: Int) throws(TraceError) {
    left -= max(amount, 1)
    if left < 0 { throw TraceError("the session does more than \(Self.most) things") }
    guard left < nextLook else { return }
    nextLook = left - Self.between
    try checkTime()
  }

  /// - Throws: `TraceError` where the session has taken too long: its hooks have failed since then.
  func checkTime() throws(TraceError) {
    if isOver { throw TraceError("the session takes more than \(Int(seconds)) s") }
  }

  /// Whether the time is used up. What passed is asked first, because that is cheap; the CPU time of the
  /// thread counts, because a busy machine is no fault of the session.
  var isOver: Bool {
    SystemClock.passed - beginning > seconds
      && SystemClock.usedByThread - used > seconds
  }
}
