internal import Lua
internal import Navigation

/// One decision on its way through the chain. A question suspends it; an answer carries it on. Serves
/// again when it is over.
final class ChainRun {
  @exclusivity(unchecked) private(set) var hook = HookName.shouldPop
  @exclusivity(unchecked) package private(set) var controller: Controller!
  /// What is asked about, how Lua gets it, and how it stands to the navigation controller. It may
  /// change while the decision waits.
  @exclusivity(unchecked) private(set) var subject = HookSubject.none
  @exclusivity(unchecked) private(set) var kind: ObjectKind?
  @exclusivity(unchecked) private(set) var footing = Witness.Footing()
  @exclusivity(unchecked) private(set) var chain: Chain!
  @exclusivity(unchecked) var unitsLeft = 0
  /// Seconds of CPU time; nil: no bound.
  @exclusivity(unchecked) var secondsLeft: Double?
  /// The calls that run or wait, each inside the one before it: `depth` of them, then those that
  /// serve again.
  @exclusivity(unchecked) private var calls: [Invocation] = []
  @exclusivity(unchecked) private var depth = 0
  /// What the innermost of them asked.
  @exclusivity(unchecked) var question: Question?

  /// A decision begins.
  func begin(
    _ hook: HookName, _ controller: Controller, _ subject: consuming HookSubject,
    _ footing: Witness.Footing, _ chain: Chain, units: Int, seconds: Double?
  ) {
    self.hook = hook
    self.controller = controller
    ask(about: subject, footing)
    self.chain = chain
    unitsLeft = units
    secondsLeft = seconds
  }

  /// From now on it is about this.
  func ask(about subject: consuming HookSubject, _ footing: Witness.Footing) {
    kind = subject.kind
    self.footing = footing
    self.subject = subject
  }

  /// The decision is over: nothing is kept.
  func end() {
    controller = nil
    subject = .none
    chain = nil
    if question != nil { question = nil }
  }

  /// A call of the link at `index` begins.
  func beginCall(_ index: Int, _ limits: Limits) -> Invocation {
    if depth == calls.count { calls.append(Invocation(self, depth)) }
    let call = calls[depth]
    depth += 1
    call.begin(
      index, units: min(limits.hookUnits, unitsLeft), granted: limits.seconds(limits.hookSeconds),
      seconds: secondsLeft)
    return call
  }

  /// The call is over, and what should wait inside it is given up.
  func endCall(_ call: Invocation) {
    while depth > call.depth + 1 { dropCall() }
    call.end()
    depth -= 1
  }

  /// Gives the innermost call up.
  func dropCall() {
    guard let call = innermost else { return }
    if let thread = call.thread { call.link.state.drop(thread) }
    call.end()
    depth -= 1
  }

  var innermost: Invocation? { depth > 0 ? calls[depth - 1] : nil }

  /// The calls that run or wait, the innermost last.
  var open: ArraySlice<Invocation> { calls.prefix(depth) }

  /// Whether those that run could be suspended; the others are.
  var canSuspend: Bool {
    open.allSatisfy { $0.thread != nil || $0.link.state.canSuspend }
  }
}
