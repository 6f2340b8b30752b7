internal import Lua

/// One call of a hook: running, or suspended by a question.
final class Invocation {
  let run: ChainRun
  let index: Int
  /// Whether a link before it, in the same part of the chain, said yes.
  let allowed: ChainAnswer
  /// The objects that are good while it runs.
  var contexts: [LuaObject] = []
  /// What the rest of the chain answered, once a wrapper asked it.
  var rest: ChainAnswer?
  var thread: LuaThread?
  /// Units that it was given, and what is left of them.
  let budget: Int
  var unitsLeft: Int
  var step = 0

  init(_ run: ChainRun, _ index: Int, allowed: ChainAnswer, units: Int) {
    self.run = run
    self.index = index
    self.allowed = allowed
    budget = units
    unitsLeft = units
  }

  var link: ChainLink { run.links[index] }
}
