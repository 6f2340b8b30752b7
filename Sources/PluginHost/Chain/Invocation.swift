internal import Lua

/// One call of a hook: running, or suspended by a question. Belongs to its decision, and serves again
/// when it is over.
final class Invocation {
  unowned let run: ChainRun
  /// How many calls of the decision it is inside of.
  let depth: Int
  /// The call that ran when it began to run.
  var around: Invocation?
  /// What that one had logged.
  var logAround = LogFlood()
  private(set) var index = 0
  /// Whether a link before it, in the same part of the chain, said yes; known while it waits.
  var allowed = ChainAnswer.none
  /// The id of the object that stands for its subject while it runs; 0: none.
  var context: Int64 = 0
  /// What the rest of the chain answered, once a wrapper asked it.
  var rest: ChainAnswer?
  var thread: LuaThread?
  /// Units that it was given, and what is left of them.
  private(set) var budget = 0
  var unitsLeft = 0
  /// The same in seconds of CPU time; nil: no bound.
  private(set) var secondsGranted: Double?
  var secondsLeft: Double?
  /// Whether it has fewer units, or seconds, than a hook may use, for the decision's sake.
  private(set) var unitsCut = false
  private(set) var secondsCut = false
  /// The number of its step in the explanation, -1 where it has none yet.
  var step = -1

  init(_ run: ChainRun, _ depth: Int) {
    self.run = run
    self.depth = depth
  }

  /// It may use as much as any hook, so far as the decision has that much.
  func begin(_ index: Int, of run: ChainRun, _ limits: Limits) {
    self.index = index
    budget = min(limits.hookUnits, run.unitsLeft)
    unitsLeft = limits.hookUnits
    unitsCut = false
    secondsGranted = limits.seconds(limits.hookSeconds)
    secondsLeft = secondsGranted
    secondsCut = false
    cut(to: run)
  }

  /// It has no more left than its decision.
  func cut(to run: ChainRun) {
    if run.unitsLeft < unitsLeft {
      unitsLeft = run.unitsLeft
      unitsCut = true
    }
    if let seconds = run.secondsLeft, seconds < secondsLeft ?? .infinity {
      secondsLeft = max(seconds, .leastNonzeroMagnitude)
      secondsCut = secondsGranted != nil
    }
  }

  /// So much is left: what it used since it was last asked counts against its decision, too.
  func charge(unitsLeft units: Int, secondsLeft seconds: Double, to run: ChainRun) {
    run.unitsLeft -= unitsLeft - units
    unitsLeft = units
    guard let before = secondsLeft else { return }
    run.secondsLeft = run.secondsLeft.map { $0 - (before - seconds) }
    secondsLeft = max(seconds, .leastNonzeroMagnitude)
  }

  /// It is over: nothing is kept.
  func end() {
    if !allowed.isNone { allowed = .none }
    context = 0
    if rest != nil { rest = nil }
    thread = nil
    step = -1
  }

  var link: ChainLink { run.chain.links[index] }
}
