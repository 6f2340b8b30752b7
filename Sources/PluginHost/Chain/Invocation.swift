internal import Lua

/// One call of a hook: running, or suspended by a question. Serves again when it is over.
final class Invocation {
  @exclusivity(unchecked) private(set) var run: ChainRun!
  @exclusivity(unchecked) private(set) var index = 0
  @exclusivity(unchecked) private(set) var link: ChainLink!
  /// Whether a link before it, in the same part of the chain, said yes.
  @exclusivity(unchecked) private(set) var allowed = ChainAnswer.none
  /// The id of the object that stands for its subject while it runs; 0: none.
  @exclusivity(unchecked) var context: Int64 = 0
  /// What the rest of the chain answered, once a wrapper asked it.
  @exclusivity(unchecked) var rest: ChainAnswer?
  @exclusivity(unchecked) var thread: LuaThread?
  /// Units that it was given, what is left of them, and what its last stretch used.
  @exclusivity(unchecked) private(set) var budget = 0
  @exclusivity(unchecked) var unitsLeft = 0
  @exclusivity(unchecked) var unitsUsed = 0
  /// The number of its step in the explanation, -1 where it has none yet.
  @exclusivity(unchecked) var step = -1

  /// A call of the link at `index` begins.
  func begin(_ run: ChainRun, _ index: Int, _ link: ChainLink, allowed: ChainAnswer, units: Int) {
    self.run = run
    self.index = index
    self.link = link
    self.allowed = allowed
    budget = units
    unitsLeft = units
  }

  /// It is over: nothing is kept.
  func end() {
    run = nil
    link = nil
    allowed = .none
    context = 0
    rest = nil
    thread = nil
    step = -1
  }

  /// Whether it had fewer units than a hook may use, for the decision's sake.
  func unitsCut(by limits: Limits) -> Bool { budget < limits.hookUnits }
}
