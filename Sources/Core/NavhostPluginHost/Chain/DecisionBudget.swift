internal import NavhostLua

/// What a decision may use, of which a share is kept for each hook that is still to answer: no plugin
/// uses up what another needs to say no.
struct DecisionBudget {
  /// Units of work that are left.
  private(set) var fuel = Int.max
  /// Seconds of CPU time that are left; nil: no bound.
  private(set) var seconds: Double?
  /// How much time may still pass before it is worth measuring what of it was used.
  private(set) var unasked = LuaState.secondsUnasked
  /// The fuel and the seconds that are reserved for each hook.
  private var reservedFuel = 0
  private var reservedSeconds = 0.0

  /// The number of hooks that a decision reserves a share for.
  private static let count = 40

  /// What is only told is bounded by nothing but a hook's own limits.
  static let unbounded = DecisionBudget()

  private init() {}

  /// The budget of a decision that begins.
  init(_ limits: Limits) {
    fuel = limits.decisionFuel
    reservedFuel = fuel / Self.count
    seconds = limits.seconds(limits.decisionSeconds)
    reservedSeconds = (seconds ?? 0) / Double(Self.count)
  }

  /// Whether there is so much for one while so many others are still to answer.
  func has(_ fuel: Int, _ seconds: Double?, besides others: Int) -> Bool {
    let others = min(others, Self.count - 1)
    guard fuel <= self.fuel - others * reservedFuel else { return false }
    guard let mine = self.seconds else { return true }
    return seconds ?? .infinity <= mine - Double(others) * reservedSeconds
  }

  /// What one may use while so many others are still to answer: its own share at least.
  func free(besides others: Int) -> (fuel: Int, seconds: Double?) {
    let others = min(others, Self.count - 1)
    let fuel = max(self.fuel - others * reservedFuel, min(reservedFuel, self.fuel))
    let seconds = self.seconds.map {
      max($0 - Double(others) * reservedSeconds, min(reservedSeconds, $0), .leastNonzeroMagnitude)
    }
    return (max(0, fuel), seconds)
  }

  /// So much was used, and so much time may still pass unmeasured.
  mutating func use(_ fuel: Int, _ seconds: Double, unasked: Double) {
    self.fuel -= fuel
    self.unasked = unasked
    if let left = self.seconds { self.seconds = left - seconds }
  }

  /// Why nobody who is bounded can be asked any more; nil while there is something left.
  var exhausted: Exhausted? {
    if fuel <= 0 { return .fuel }
    return seconds ?? 1 <= 0 ? .seconds : nil
  }

  /// What a decision has no more of.
  enum Exhausted: String {
    case fuel = "the decision's fuel ran out"
    case seconds = "the decision's seconds ran out"
  }
}
