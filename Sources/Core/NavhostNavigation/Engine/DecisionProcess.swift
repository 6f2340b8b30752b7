/// One attempt at something that policies are asked about.
protocol DecisionProcess {
  /// The stack that it is about.
  var navigation: NavigationController { get }
  /// As a policy sees it that is asked about `controller`.
  func attempt(about controller: Controller) -> Attempt
  /// The same, to be taken up later.
  var plan: Plan { get }
  /// What is to be done on the way; once it has been refused, instead.
  var actions: [PendingAction]? { get set }
  /// What becomes of it where the controller that was asked about has gone another way, by what the
  /// app did when it was asked.
  var outcomeWithoutAsked: Outcome { get }
  /// How often it was begun anew for what came while the app did something.
  var round: Int { get }

  /// Brings it up to date: something may have changed while somebody waited, or by what the app has
  /// done. The result is what stands against it now.
  ///
  /// - Parameter isAnswered: whether a question was open meanwhile; what comes after one is animated.
  mutating func refresh(isAnswered: Bool) -> Refusal?
  /// `controller` has nothing against it: the others are asked, and it is done.
  mutating func proceed(allowedFor controller: Controller, settle: Bool) -> Outcome
  /// It has ended so: that is told.
  func record(_ outcome: Outcome) -> Outcome
}

/// What is to be done after a question. It keeps no stack alive.
enum Plan {
  case exit(Exit, Pop, cleared: ClearedControllers)
  case push(Push)
  case tab(TabSelection, TabBarController)

  /// Whether a question about `controller` has nothing to be about any more.
  func isGone(_ controller: Controller, from navigation: NavigationController) -> Bool {
    switch self {
    case .exit(let exit, _, _):
      navigation.isGone(exit, without: controller)
        || controller.navigation?.isAttached != true
    case .push: !navigation.isAttached || controller.navigation != nil
    case .tab: !navigation.isAttached || !controller.isOn(navigation)
    }
  }
}

extension DecisionProcess {
  var round: Int { 0 }

  private var scene: NavigationScene { navigation.scene }

  /// What ends the attempt at this verdict about `controller`, nil where it goes on.
  mutating func stop(_ first: Verdict, _ controller: Controller) -> Outcome? {
    guard case .ask = first.answer else { return stop(at: first, controller) }
    var verdict = first
    while case .ask(let question) = verdict.answer {
      guard question.kind == .await else { return wait(question, verdict, controller) }
      switch consult(question, verdict, controller) {
      case .answered(let next): verdict = next
      case .later: return wait(question, verdict, controller)
      case .over(let outcome):
        actions = nil
        return outcome
      }
    }
    return stop(at: verdict, controller)
  }

  /// The same of one that asks nothing.
  private mutating func stop(at verdict: Verdict, _ controller: Controller) -> Outcome? {
    let asked = verdict.actions.map { $0.map { $0.about(controller) } }
    guard case .deny(let reason) = verdict.answer else {
      if let asked { actions = (actions ?? []) + asked }
      return nil
    }
    actions = asked
    return Outcome(.blocked, reason: reason)
  }

  /// It has ended so: that is told, then what goes with it is done.
  func conclude(_ outcome: Outcome) -> Outcome {
    if let actions { scene.journal.draft.add(actions) }
    _ = record(outcome)
    if let actions { scene.carryOut(actions) }
    return outcome
  }

  /// The question is put, and the attempt waits for an answer.
  private mutating func wait(
    _ question: Question, _ verdict: Verdict, _ controller: Controller
  ) -> Outcome {
    // One is open at most: a second is not put, and what it was about is ignored.
    guard scene.open == nil else {
      verdict.suspension?.drop()
      actions = nil
      return .ignored(.questionOpen)
    }
    // When the policy carries on, it says all of its own steps again.
    var explanation = scene.journal.draft
    let said = explanation.steps.suffix(verdict.noted)
    explanation.steps.removeLast(verdict.noted)
    let question = question.said(by: scene.saysWord)
    scene.open = WaitingAttempt(
      question, verdict.suspension, plan, stack: navigation.number, asked: controller,
      actions: actions, explanation: explanation, since: scene.time)
    actions = nil
    let asker = said.last { $0.answer == .ask }?.by
    navigation.log(.question, controller, question.fields, plugin: asker)
    return Outcome(.deferred)
  }

  /// Asks the app for what a policy waits for.
  private mutating func consult(
    _ question: Question, _ verdict: Verdict, _ controller: Controller
  ) -> Consulted {
    var explanation = scene.journal.draft
    let (reply, isDropped) = scene.consult(
      question, verdict.suspension, about: controller, round: round)
    scene.journal.draft = explanation
    if isDropped { return .over(.ignored(.dropped)) }
    if plan.isGone(controller, from: navigation) {
      verdict.suspension?.drop()
      return .over(outcomeWithoutAsked)
    }
    guard let reply else { return .later }
    if let refusal = refresh(isAnswered: false) {
      verdict.suspension?.drop()
      return .over(.ignored(refusal))
    }
    explanation.steps.removeLast(verdict.noted)
    scene.journal.draft = explanation
    let next = scene.resume(
      verdict.suspension, question, reply, attempt(about: controller), about: controller)
    return .answered(next)
  }
}

/// What came of asking the app.
private enum Consulted {
  /// It answered at once, and the policy has carried on.
  case answered(Verdict)
  /// The answer comes later.
  case later
  /// Nothing is left to carry on.
  case over(Outcome)
}
