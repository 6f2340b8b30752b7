internal import NavhostLua

/// What a decision may use, of which a share is kept for each hook that is still to answer: no plugin
/// uses up what another needs to say no.
struct DecisionShare {
  /// Units that are left.
  private(set) var units = Int.max
  /// Seconds of CPU time that are left; nil: no bound.
  private(set) var seconds: Double?
  /// How much time may still pass before it is worth measuring what of it was used.
  private(set) var unasked = LuaState.secondsUnasked
  /// What is kept for one.
  private var unitsKept = 0
  private var secondsKept = 0.0

  /// For so many, the one that is asked included, there is a share.
  private static let count = 40

  /// What is only told is bounded by nothing but a hook's own limits.
  static let unbounded = DecisionShare()

  private init() {}

  /// The share of a decision that begins.
  init(_ limits: Limits) {
    units = limits.decisionUnits
    unitsKept = units / Self.count
    seconds = limits.seconds(limits.decisionSeconds)
    secondsKept = (seconds ?? 0) / Double(Self.count)
  }

  /// Whether there is so much for one while so many others are still to answer.
  func has(_ units: Int, _ seconds: Double?, besides others: Int) -> Bool {
    let others = min(others, Self.count - 1)
    guard units <= self.units - others * unitsKept else { return false }
    guard let mine = self.seconds else { return true }
    return seconds ?? .infinity <= mine - Double(others) * secondsKept
  }

  /// What one may use while so many others are still to answer: its own share at least.
  func free(besides others: Int) -> (units: Int, seconds: Double?) {
    let others = min(others, Self.count - 1)
    let units = max(self.units - others * unitsKept, min(unitsKept, self.units))
    let seconds = self.seconds.map {
      max($0 - Double(others) * secondsKept, min(secondsKept, $0), .leastNonzeroMagnitude)
    }
    return (max(0, units), seconds)
  }

  /// So much was used, and so much time may still pass unmeasured.
  mutating func use(_ units: Int, _ seconds: Double, unasked: Double) {
    self.units -= units
    self.unasked = unasked
    if let left = self.seconds { self.seconds = left - seconds }
  }

  /// Why nobody who is bounded can be asked any more; nil while there is something left.
  var shortage: Shortage? {
    if units <= 0 { return .units }
    return seconds ?? 1 <= 0 ? .seconds : nil
  }

  /// What a decision has no more of.
  enum Shortage: String {
    case units = "the decision's units were used up"
    case seconds = "the decision's seconds were used up"
  }
}
