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
  /// Units that it was given, what is left of them, and what its last stretch used.
  private(set) var budget = 0
  var unitsLeft = 0
  var unitsUsed = 0
  /// The same in seconds of CPU time; nil: no bound.
  private(set) var secondsGranted: Double?
  var secondsLeft: Double?
  var secondsUsed = 0.0
  /// Whether it had fewer seconds than a hook may use, for the decision's sake.
  private(set) var secondsCut = false
  /// The number of its step in the explanation, -1 where it has none yet.
  var step = -1

  init(_ run: ChainRun, _ depth: Int) {
    self.run = run
    self.depth = depth
  }

  /// `granted` is what a hook may use, `seconds` what the decision has left.
  func begin(_ index: Int, units: Int, granted: Double?, seconds: Double?) {
    self.index = index
    budget = units
    unitsLeft = units
    secondsGranted = granted
    secondsLeft = granted.map { min($0, seconds ?? $0) } ?? seconds
    secondsUsed = 0
    secondsCut = secondsLeft ?? 0 < granted ?? 0
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

  /// Whether it had fewer units than a hook may use, for the decision's sake.
  func unitsCut(by limits: Limits) -> Bool { budget < limits.hookUnits }
}
