extension NavigationScene {
  /// Runs one operation, then does what came of it: swipes that were disabled are taken away, and
  /// bars laid out.
  func operate<Result>(_ body: () -> Result) -> Result {
    isOperating = true
    let result = body()
    // A question may have waited for what moved.
    if open?.deadline != nil { moveClock(to: time) }
    carryOutKept()
    finishOperation()
    carryOutKept()
    isOperating = false
    if let action = afterwards {
      afterwards = nil
      action()
    }
    return result
  }

  private func finishOperation() {
    cancelDisabledSwipes()
    layBarsOut()
    // A hook of the bar may disable a swipe too.
    if !changedUnderFinger.isEmpty {
      cancelDisabledSwipes()
      layBarsOut()
    }
  }

  private func cancelDisabledSwipes() {
    while let navigation = changedUnderFinger.last {
      changedUnderFinger = Array(changedUnderFinger.dropLast())
      navigation.cancelDisabledSwipe()
    }
  }

  /// The bar of a stack must be laid out.
  func addDirtyBar(_ navigation: NavigationController) {
    var all = exchange(&dirtyBars, with: [])
    all.append(navigation)
    dirtyBars = all
  }

  /// A hook may change what a bar depends on while it is asked; that is laid out too, but not
  /// without end: the last time nobody is asked.
  func layBarsOut() {
    if dirtyBars.isEmpty { return }
    for pass in 0...BarLayout.maxPasses where !dirtyBars.isEmpty {
      let dirty = dirtyBars
      dirtyBars = []
      for navigation in dirty { navigation.layBarOut(asking: pass < BarLayout.maxPasses) }
    }
  }

  /// What titles and colours depend on has changed outside: every bar is laid out afresh, now or
  /// when the operation is over.
  package func invalidateBars() {
    markBars()
    if !isBusy { operate {} }
  }

  /// What a policy says of how stacks look is asked afresh, in all of them but one.
  func markBars(but one: NavigationController? = nil) {
    for navigation in navigations where navigation !== one { navigation.markBarChanged() }
  }
}

extension NavigationScene {
  /// Puts a question to the policy. Where the policy explains nothing itself, its verdict becomes a
  /// step of the explanation.
  func ask(
    _ hook: Explanation.Respondent, about controller: Controller,
    _ question: (any NavigationPolicy) -> Verdict
  ) -> Verdict {
    guard let policy else { return .abstain }
    asking += 1
    defer { asking -= 1 }
    var verdict = question(policy)
    journal.note(&verdict, hook, about: controller)
    return verdict
  }

  /// Runs something in which nothing can be changed, as if the policy were asked.
  package func whileBusy<Result>(_ body: () -> Result) -> Result {
    asking += 1
    defer { asking -= 1 }
    return body()
  }

  /// Tells the policy something, or asks what decides nothing.
  func tell<Answer>(_ message: (any NavigationPolicy) -> Answer) -> Answer? {
    guard let policy else { return nil }
    asking += 1
    defer { asking -= 1 }
    return message(policy)
  }

  /// The policy carries on what waited for an answer.
  func resume(
    _ suspension: (any Suspension)?, _ question: Question, _ reply: Reply, _ attempt: Attempt,
    about controller: Controller
  ) -> Verdict {
    asking += 1
    defer { asking -= 1 }
    var verdict = suspension?.resume(with: reply, updated: attempt) ?? question.verdict(on: reply)
    journal.note(&verdict, attempt.respondent, about: controller)
    return verdict
  }
}

extension Explanation.Step {
  /// What a policy that explains nothing said; nil where it had no opinion.
  init?(_ policy: Explanation.Respondent, _ answer: Verdict.Answer, about controller: Controller) {
    let id = controller.id
    switch answer {
    case .abstain: return nil
    case .allow(let reason): self.init(policy, answer: .allow, reason: reason, controller: id)
    case .deny(let reason): self.init(policy, answer: .deny, reason: reason, controller: id)
    case .ask(let question):
      self.init(policy, answer: .ask, reason: question.summary, controller: id)
    }
  }
}

extension Explanation.Respondent {
  static let shouldPop = Explanation.Respondent("policy", hook: "shouldPop")
  static let gestureShouldBegin = Explanation.Respondent("policy", hook: "gestureShouldBegin")
  static let shouldPush = Explanation.Respondent("policy", hook: "shouldPush")
  static let shouldSelect = Explanation.Respondent("policy", hook: "shouldSelect")
}

extension Attempt {
  fileprivate var respondent: Explanation.Respondent {
    switch self {
    case .pop: .shouldPop
    case .push: .shouldPush
    case .tab: .shouldSelect
    }
  }
}
