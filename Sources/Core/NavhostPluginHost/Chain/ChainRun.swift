internal import NavhostLua
internal import NavhostNavigation
internal import NavhostSupport

/// One decision on its way through the chain. A question suspends it; an answer carries it on. Serves
/// again when it is over.
final class ChainRun: Suspension {
  /// How many it may ask.
  var count: Int { chain.links.count }

  /// Nil once it is gone, while the run still waits.
  @BackReferenceIfAny var host: NavigationHost?
  private(set) var hook = HookName.shouldPop
  package private(set) var controller: Controller!
  /// The second argument of the hook. It may change while the decision waits.
  private(set) var argument = HookArgument.none
  private(set) var kind: ObjectKind?
  private(set) var chain: Chain!
  /// What the host's count of changes was when the chain was made.
  private var edition = 0
  /// What all that it asks may use together.
  var share = DecisionShare.unbounded
  /// The calls that run or wait, each inside the one before it: `depth` of them, then those that
  /// serve again.
  private var calls: [Invocation] = []
  private var depth = 0
  /// What the innermost of them asked.
  var question: Question?
  /// Of a hook that lays out: who gave the answer that stands, and where.
  var answerer: SettingAuthor?
  /// The steps of the explanation so far.
  private(set) var steps: [Explanation.Step] = []
  /// Who was not asked when its turn came.
  private var passed: [Explanation.PassedOver] = []
  /// Whether a wrapper has answered for the rest of the chain.
  var endedByWrapper = false
  /// What hooks asked for so far; nil: nothing.
  var asked: [AskedAction]?
  /// How many calls have asked for something.
  var callCount = 0
  /// Whether somebody outside has it, with a question: then it serves this decision alone.
  private(set) var isHandedOut = false

  init(_ host: NavigationHost) {
    self.host = host
  }

  /// A decision begins.
  func begin(
    _ hook: HookName, _ controller: Controller, _ argument: consuming HookArgument, _ chain: Chain,
    _ share: DecisionShare, edition: Int
  ) {
    self.hook = hook
    self.controller = controller
    ask(about: argument)
    self.chain = chain
    self.edition = edition
    self.share = share
  }

  /// The pop that it is about.
  var pop: Pop? {
    if case .pop(let pop) = argument { pop } else { nil }
  }

  /// From now on it is about this.
  func ask(about argument: consuming HookArgument) {
    kind = argument.kind
    self.argument = argument
  }

  /// Plugins may have come, gone or become others while it waited: what comes after those that were
  /// asked is as `make` says then.
  func renewRest(
    _ make: (_ asked: ArraySlice<ChainLink>, _ rest: ArraySlice<ChainLink>) -> [ChainLink]
  ) {
    guard let host, edition != host.chainEdition, let last = innermost?.index else { return }
    edition = host.chainEdition
    let asked = chain.links[...last]
    let links = asked + make(asked, chain.links[(last + 1)...])
    chain = Chain(
      Array(links), className: chain.className, source: chain.source,
      roster: host.roster(of: self))
  }

  /// The decision is over: nothing is kept.
  func end() {
    controller = nil
    argument = .none
    chain = nil
    if question != nil { question = nil }
    if answerer != nil { answerer = nil }
    if !steps.isEmpty { steps = [] }
    endedByWrapper = false
    if !passed.isEmpty { passed = [] }
    if asked != nil { asked = nil }
    callCount = 0
  }

  /// Its decision waits, and is somebody else's to carry on.
  func handOut() { isHandedOut = true }

  /// The answer has come. One that is over has nothing more to say.
  func resume(_ reply: Reply, _ wish: Wish) -> Verdict {
    guard chain != nil else { return .noOpinion }
    switch wish {
    case .pop(let pop): ask(about: .pop(pop))
    case .push(let push): ask(about: .push(push))
    case .tab(let tab): ask(about: .tab(tab))
    }
    return host?.carryOn(self, reply) ?? .noOpinion
  }

  /// Drops the calls that wait: nobody will answer.
  func drop() {
    while innermost != nil { dropCall() }
    host?.suspended.removeAll { $0 === self }
  }

  /// Adds what somebody in the chain said; the result is for `setStep`, nil where nothing is explained.
  func addStep(
    _ respondent: Explanation.Respondent, _ answer: Explanation.Answer, _ reason: String?,
    _ place: Explanation.AnswerPlace? = nil
  ) -> Int? {
    guard hook.isYesOrNo else { return nil }
    let step = Explanation.Step(
      respondent, answer: answer, reason: reason, controller: controller.id, place: place)
    // Most decisions have one step: a list of it is made at once, where `append` would look its type up.
    if steps.isEmpty { steps = [step] } else { changeSteps { $0.append(step) } }
    return steps.count - 1
  }

  /// Says what came of a step that was added before its answer was known.
  func setStep(
    _ number: Int, _ answer: Explanation.Answer, _ reason: String?,
    _ place: Explanation.AnswerPlace?
  ) {
    changeSteps { steps in
      steps[number].answer = answer
      steps[number].reason = reason
      steps[number].place = place
    }
  }

  /// Changes the steps, which are taken out meanwhile: see `NavigationController.changeStack`.
  private func changeSteps(_ change: (inout [Explanation.Step]) -> Void) {
    var changed = exchange(&steps, with: [])
    change(&changed)
    steps = changed
  }

  /// The decision is over: its steps are its explanation's.
  func takeSteps() -> [Explanation.Step] { exchange(&steps, with: []) }

  /// A link's turn has come, and it is not asked.
  func pass(_ link: ChainLink, _ why: Explanation.PassedOver.Why) {
    guard hook.isYesOrNo else { return }
    var all = exchange(&passed, with: [])
    all.append(Explanation.PassedOver(link.name, why))
    passed = all
  }

  /// Whom it could ask, and how far it came.
  func unasked(isOver: Bool) -> Explanation.Unasked? {
    guard let roster = chain.roster else { return nil }
    guard isOver else { return Explanation.Unasked(roster, nil, passed: passed) }
    return Explanation.Unasked(roster, endedByWrapper ? .byWrapper : .afterNo, passed: passed)
  }

  /// A call of the link at `index` begins.
  func beginCall(_ index: Int, _ limits: Limits) -> Invocation {
    if depth == calls.count { calls = calls + [Invocation(self, depth)] }
    let call = calls[depth]
    depth += 1
    call.begin(index, limits)
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
    forgetActions(of: call)
    call.end()
    depth -= 1
  }

  /// How many that are bounded may have something to say besides a call: those around it, and those
  /// that come after it.
  func othersToAnswer(than call: Invocation) -> Int {
    let around = calls.prefix(call.depth).count { $0.link.isLimited }
    guard call.rest == nil else { return around }
    return around
      + chain.links.dropFirst(call.index + 1).count {
        $0.isLimited && $0.isCurrent && !$0.isQuarantined
      }
  }

  var innermost: Invocation? { depth > 0 ? calls[depth - 1] : nil }

  /// The calls that run or wait, the innermost last.
  var open: ArraySlice<Invocation> { calls.prefix(depth) }

  /// Whether those that run could be suspended; the others are.
  var canSuspend: Bool {
    open.allSatisfy { $0.thread != nil || $0.link.state.canSuspend }
  }
}
