internal import NavhostLua
internal import NavhostNavigation

/// One decision on its way through the chain. A question suspends it; an answer carries it on.
final class ChainRun: Suspension {
  /// Nil once the host is gone, or the decision is over.
  unowned var host: NavigationHost?
  let hook: HookName
  let controller: Controller
  /// The second argument of the hook. It may change while the decision waits.
  private(set) var argument: HookArgument
  private(set) var chain: Chain
  /// The host's count of changes when the chain was made.
  private var edition: Int
  /// What all that it asks may use together.
  var share: DecisionShare
  /// The call that runs or waits inside all others; it knows the one around it.
  private(set) var innermost: Invocation?
  /// The question of that call.
  var question: Question?
  /// The author of the answer in effect, and its place, if the hook lays out.
  var answerer: SettingAuthor?
  /// The steps of the explanation so far.
  private(set) var steps: [Explanation.Step] = []
  /// The links that were passed over.
  private var passed: [Explanation.PassedOver] = []
  /// Whether a wrapper has answered for the rest of the chain.
  var endedByWrapper = false
  /// What hooks asked for so far.
  var asked: [AskedAction] = []

  init(
    _ host: NavigationHost, _ hook: HookName, _ controller: Controller, _ argument: HookArgument,
    _ chain: Chain, _ share: DecisionShare
  ) {
    self.host = host
    self.hook = hook
    self.controller = controller
    self.argument = argument
    self.chain = chain
    self.share = share
    edition = host.chainEdition
  }

  /// The pop that it is about.
  var pop: Pop? { if case .pop(let pop) = argument { pop } else { nil } }

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
  func resume(_ reply: Reply, _ wish: Wish) -> Verdict {
    switch wish {
    case .pop(let pop): argument = .pop(pop)
    case .push(let push): argument = .push(push)
    case .tab(let tab): argument = .tab(tab)
    }
    return host?.carryOn(self, reply) ?? .noOpinion
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
    steps.append(
      Explanation.Step(
        respondent, answer: answer, reason: reason, controller: controller.id, place: place))
    return steps.count - 1
  }

  /// Sets the answer of a step that was added before it was known.
  func setStep(
    _ number: Int, _ answer: Explanation.Answer, _ reason: String?,
    _ place: Explanation.AnswerPlace?
  ) {
    steps[number].answer = answer
    steps[number].reason = reason
    steps[number].place = place
  }

  /// Notes that a link is not asked although its turn has come.
  func pass(_ link: ChainLink, _ why: Explanation.PassedOver.Why) {
    if hook.isYesOrNo { passed.append(Explanation.PassedOver(link.name, why)) }
  }

  /// The plugins that it could ask, and how far it came.
  func unasked(isOver: Bool) -> Explanation.Unasked? {
    guard let roster = chain.roster else { return nil }
    guard isOver else { return Explanation.Unasked(roster, nil, passed: passed) }
    return Explanation.Unasked(roster, endedByWrapper ? .byWrapper : .afterNo, passed: passed)
  }

  /// Begins a call of the link at `index`.
  func beginCall(_ index: Int) -> Invocation {
    let call = Invocation(self, index, inside: innermost)
    innermost = call
    return call
  }

  /// Ends the call, and gives up the calls that wait inside it.
  func endCall(_ call: Invocation) {
    while let inner = innermost, inner.depth > call.depth { dropCall() }
    innermost = call.outer
  }

  /// Gives the innermost call up.
  func dropCall() {
    guard let call = innermost else { return }
    if let thread = call.thread { call.link.state.drop(thread) }
    forgetActions(of: call)
    innermost = call.outer
  }

  /// The number of bounded links that may still answer besides a call: those around it and those after it.
  func othersToAnswer(than call: Invocation) -> Int {
    let around = open.count { $0.depth < call.depth && $0.link.isLimited }
    if call.rest != nil { return around }
    let after = chain.links.dropFirst(call.index + 1)
    return around + after.count { $0.isLimited && $0.isCurrent && !$0.isQuarantined }
  }

  /// The calls that run or wait, the innermost first.
  var open: [Invocation] { innermost.map { Array(sequence(first: $0) { $0.outer }) } ?? [] }

  /// Whether those that run could be suspended; the others are.
  var canSuspend: Bool { open.allSatisfy { $0.thread != nil || $0.link.state.canSuspend } }
}
