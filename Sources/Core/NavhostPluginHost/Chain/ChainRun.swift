internal import NavhostLua
internal import NavhostNavigation

/// One decision on its way through the chain. A question suspends it; an answer carries it on. It serves several
/// decisions, one after the other: see `ReusedRuns.swift`.
final class ChainRun: Suspension {
  /// Nil once the host is gone.
  unowned var host: NavigationHost?
  var hook = HookName.shouldPop
  /// Nil between two decisions.
  var controller: Controller!
  /// The second argument of the hook, and its kind. It may change while the decision waits.
  private(set) var argument = HookArgument.none
  private(set) var kind: ObjectKind?
  /// Nil between two decisions.
  var chain: Chain!
  /// The host's count of changes when the chain was made.
  var edition = 0
  /// What all that it asks may use together.
  var budget = DecisionBudget.unbounded
  /// The calls that run or wait, each inside the one before it: `depth` of them, then those that serve again.
  var calls: [Invocation] = []
  var depth = 0
  /// The question of the innermost call.
  var question: Question?
  /// The author of the answer in effect, and its place, if the hook lays out.
  var answerer: SettingAuthor?
  /// The steps of the explanation so far.
  var steps: [Explanation.Step] = []
  /// The plugins that were not asked.
  var skipped: [Explanation.Skipped] = []
  /// Whether a wrapper has answered for the rest of the chain.
  var endedByWrapper = false
  /// What hooks asked for so far.
  var asked: [AskedAction] = []
  /// Whether it waits with a question, and so serves this decision alone.
  var isHandedOut = false

  init(_ host: NavigationHost) { self.host = host }

  /// The pop that it is about.
  var pop: Pop? { if case .pop(let pop) = argument { pop } else { nil } }

  /// From now on it is about this.
  func ask(about argument: consuming HookArgument) {
    kind = argument.kind
    self.argument = argument
  }

  /// Plugins may have come, gone or changed while it waited: `make` says what comes after the links that were
  /// asked.
  func renewRest(
    _ make: (_ asked: ArraySlice<ChainLink>, _ rest: ArraySlice<ChainLink>) -> [ChainLink]
  ) {
    guard let host, edition != host.chainEdition, let last = innermost?.index else { return }
    edition = host.chainEdition
    let asked = chain.links[...last]
    let links = asked + make(asked, chain.links[(last + 1)...])
    chain = Chain(
      Array(links), className: chain.className, source: chain.source, roster: host.roster(of: self))
  }

  /// Carries the decision on with the answer. One that is over has no opinion.
  func resume(with reply: Reply, updated attempt: Attempt) -> Verdict {
    guard chain != nil else { return .abstain }
    switch attempt {
    case .pop(let pop): ask(about: .pop(pop))
    case .push(let push): ask(about: .push(push))
    case .tab(let tab): ask(about: .tab(tab))
    }
    return host?.carryOn(self, reply) ?? .abstain
  }

  /// Drops the calls that wait, since no answer will come.
  func drop() {
    while innermost != nil { dropCall() }
    host?.suspended.removeAll { $0 === self }
  }

  /// Adds what a link said; the result is for `setStep`, nil if nothing is explained.
  func addStep(
    _ respondent: Explanation.Respondent, _ answer: Explanation.Answer, _ reason: String?,
    _ place: Explanation.AnswerPlace? = nil
  ) -> Int? {
    guard hook.isYesOrNo else { return nil }
    let step = Explanation.Step(
      respondent, answer: answer, reason: reason, controller: controller.id, place: place)
    steps = steps.isEmpty ? [step] : steps + [step]
    return steps.count - 1
  }

  /// Sets the answer of a step that was added before it was known.
  func setStep(
    _ number: Int, _ answer: Explanation.Answer, _ reason: String?,
    _ place: Explanation.AnswerPlace?
  ) {
    var changed = steps
    changed[number].answer = answer
    changed[number].reason = reason
    changed[number].place = place
    steps = changed
  }

  /// Notes that a link is not asked although its turn has come.
  func skip(_ link: ChainLink, _ why: Explanation.Skipped.Why) {
    if hook.isYesOrNo { skipped = skipped + [Explanation.Skipped(link.name, why)] }
  }

  /// The plugins that it could ask, and how far it came.
  func skips(isOver: Bool) -> Explanation.Skips? {
    guard let roster = chain.roster else { return nil }
    guard isOver else { return Explanation.Skips(roster, nil, skipped: skipped) }
    return Explanation.Skips(roster, endedByWrapper ? .wrapper : .denied, skipped: skipped)
  }

  /// Ends the call, and gives up the calls that wait inside it.
  func endCall(_ call: Invocation) {
    while depth > call.depth + 1 { dropCall() }
    call.end()
    depth -= 1
  }

  /// Gives the innermost call up.
  func dropCall() {
    guard let call = innermost else { return }
    if let thread = call.thread { call.link.state.drop(thread) }
    forgetActions(of: call)
    call.end()
    depth -= 1
  }

  /// The number of bounded links that may still answer besides a call: those around it and those after it.
  func othersToAnswer(than call: Invocation) -> Int {
    let around = calls.prefix(call.depth).count { $0.link.isLimited }
    if call.rest != nil { return around }
    let after = chain.links.dropFirst(call.index + 1)
    return around + after.count { $0.isLimited && $0.isCurrent && !$0.isQuarantined }
  }

  var innermost: Invocation? { depth > 0 ? calls[depth - 1] : nil }

  /// The calls that run or wait, the innermost last.
  var open: ArraySlice<Invocation> { calls.prefix(depth) }

  /// Whether those that run could be suspended; the others are.
  var canSuspend: Bool { open.allSatisfy { $0.thread != nil || $0.link.state.canSuspend } }
}
