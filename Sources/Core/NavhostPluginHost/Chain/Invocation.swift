internal import NavhostLua

/// One call of a hook: running, or suspended by a question. It belongs to its run, and serves several calls, one
/// after the other: see `ReusedRuns.swift`.
final class Invocation {
  unowned let run: ChainRun
  /// The number of calls of the decision that it is inside of.
  let depth: Int
  /// The call that ran when it began to run, maybe of another decision.
  var around: Invocation?
  /// What that one had logged.
  var logAround = LogFlood()
  var index = 0
  /// Whether a link before it, in the same part of the chain, said yes; known while it waits.
  var allowed = ChainAnswer.none
  /// The id of the object that stands for its argument while it runs; 0: none.
  var context: Int64 = 0
  /// What the rest of the chain answered, once a wrapper asked it.
  var rest: ChainAnswer?
  var thread: LuaThread?
  /// Where it asked last, and what it was told then.
  var placeOfQuestion: LuaPlace?
  var told: LastAnswer?
  /// Units that a hook may use, and what it may use of them now.
  var budget = 0
  private(set) var unitsLeft = 0
  var ownUnits = 0
  /// The same in seconds of CPU time; nil: no bound.
  var secondsGranted: Double?
  private(set) var secondsLeft: Double?
  var ownSeconds: Double?
  /// Whether it has fewer units, or seconds, than a hook may use, for the decision's sake.
  private(set) var isFuelCut = false
  private(set) var secondsCut = false
  /// The number of its step in the explanation, nil where it has none yet.
  var step: Int?

  init(_ run: ChainRun, _ depth: Int) {
    self.run = run
    self.depth = depth
  }

  /// It goes on with what it has left, so far as its decision has that much.
  ///
  /// - Parameter count: how many the decision may ask.
  func cut(to budget: DecisionBudget, of count: Int) {
    unitsLeft = ownUnits
    secondsLeft = ownSeconds
    isFuelCut = false
    secondsCut = false
    let others = depth + (rest == nil ? count - 1 - index : 0)
    if budget.has(ownUnits, ownSeconds, besides: others) { return }
    // Who of them is still to answer is looked at where it matters only.
    let free = budget.free(besides: run.othersToAnswer(than: self))
    isFuelCut = free.fuel < ownUnits
    unitsLeft = min(ownUnits, free.fuel)
    guard let seconds = free.seconds, seconds < ownSeconds ?? .infinity else { return }
    secondsCut = true
    secondsLeft = seconds
  }

  /// So much is left: what it used since it was last asked counts against its decision, too.
  func charge(
    unitsLeft units: Int, secondsLeft seconds: Double, unasked: Double, to budget: DecisionBudget
  ) -> DecisionBudget {
    var budget = budget
    let used = secondsLeft.map { $0 - seconds }
    budget.use(unitsLeft - units, used ?? 0, unasked: unasked)
    ownUnits -= unitsLeft - units
    ownSeconds = ownSeconds.map { max($0 - (used ?? 0), .leastNonzeroMagnitude) }
    return budget
  }

  var link: ChainLink { run.chain.links[index] }
}
