extension NavigationController {
  /// The question to a person that is open.
  public var question: Question? { pending?.question }

  /// Answers the open question. The policy is asked to carry on; where it and the rest allow, the
  /// same pop runs, animated. Controllers that were pushed in the meantime would leave with it, so
  /// they are asked too; where the target has left, the one below the last that leaves takes its
  /// place. A transition that runs is run to its end first.
  ///
  /// The result is nil where no question is open.
  @discardableResult
  public func answer(_ accepted: Bool, settle: Bool = true) -> Outcome? {
    guard pending != nil else { return nil }
    return operate(busy: Outcome.ignored(.busy)) { () -> Outcome? in
      runToEnd()
      guard let waiting = pending else { return nil }
      return carryOn(waiting, accepted, settle: settle)
    }
  }

  /// Forgets the open question and its pop. The policy is not told: it is the one that says so.
  public func dropQuestion() {
    guard let waiting = pending else { return }
    pending = nil
    log(.answer, waiting.asked, [("dropped", .boolean(true))])
  }

  /// Drops the question where the controller asked about has left the stack.
  func dropQuestionOfGone() {
    guard let waiting = pending, waiting.asked.navigation !== self else { return }
    dropQuestion()
    _ = tell { $0.questionDropped() }
  }

  private func carryOn(_ waiting: PendingPop, _ accepted: Bool, settle: Bool) -> Outcome {
    pending = nil
    draft = waiting.explanation
    log(.answer, waiting.asked, [("answer", .boolean(accepted))])
    let pop = renewed(waiting)
    let verdict = ask(.shouldPop) { $0.answer(accepted, waiting.asked, pop ?? waiting.pop) }
    guard let pop else { return conclude(.ignored(.root), source: waiting.pop.source) }
    var attempt = PopAttempt(pop: pop, cleared: waiting.cleared)
    if let stop = stop(verdict, waiting.asked, attempt) {
      return conclude(stop, source: pop.source)
    }
    attempt.cleared.append(waiting.asked)
    return decide(attempt, settle: settle)
  }

  /// The pop as it stands now, animated; nil where nothing is left to pop.
  private func renewed(_ waiting: PendingPop) -> Pop? {
    let still = waiting.leaving.filter { $0.navigation === self }
    guard let lowest = still.map(\.position).min(), lowest > 0 else { return nil }
    let old = waiting.pop.target
    let keepsTarget = old.navigation === self && old.position < lowest
    let target = keepsTarget ? old : stack[lowest - 1]
    return Pop(
      source: waiting.pop.source, target: target, count: depth - 1 - target.position,
      animated: true)
  }

  /// Asks for each controller that would leave and is not cleared, from the top down; the first no
  /// ends it.
  func askLeaving(_ attempt: PopAttempt) -> PopDecision {
    var attempt = attempt
    for position in stride(from: depth - 1, to: depth - 1 - attempt.pop.count, by: -1) {
      let controller = stack[position]
      if attempt.cleared.contains(where: { $0 === controller }) { continue }
      let verdict = refusalInside(controller, attempt.pop) ?? askToPop(controller, attempt.pop)
      if let stop = stop(verdict, controller, attempt) { return .stopped(stop) }
      attempt.cleared.append(controller)
    }
    return .allowed
  }

  /// What ends the attempt at this verdict about `controller`, nil where it goes on.
  private func stop(
    _ verdict: Verdict, _ controller: Controller, _ attempt: PopAttempt
  ) -> Outcome? {
    switch verdict {
    case .noOpinion, .allow: nil
    case .deny(let reason): Outcome(.blocked, reason: reason)
    case .ask(let question): open(question, controller, attempt)
    }
  }

  /// Opens the question. One is open at most: a second is not put, and its pop is ignored.
  private func open(
    _ question: Question, _ controller: Controller, _ attempt: PopAttempt
  ) -> Outcome {
    guard pending == nil else { return .ignored(.questionOpen) }
    pending = PendingPop(
      pop: attempt.pop, leaving: stack.suffix(attempt.pop.count).reversed(),
      cleared: attempt.cleared, asked: controller, question: question, explanation: draft)
    log(
      .question, controller,
      [
        ("message", .string(question.message)), ("ok", .string(question.ok)),
        ("cancel", .string(question.cancel)), ("destructive", .boolean(question.destructive)),
      ])
    return Outcome(.deferred, reason: nil)
  }
}
