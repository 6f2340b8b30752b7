extension NavigationController {
  /// The question to a person that is open.
  public var question: Question? { pending?.question }

  /// Answers the open question. The policy is asked to carry on; where it and the rest allow, the
  /// same pop runs, animated. Controllers that were pushed in the meantime would leave with it, so
  /// they are asked too; where the target has left, the one below the last that leaves takes its
  /// place. A transition that runs is run to its end first; under one that a finger holds the
  /// question stays open, and the answer is ignored.
  ///
  /// The result is nil where no question is open.
  @discardableResult
  public func answer(_ accepted: Bool, settle: Bool = true) -> Outcome? {
    guard pending != nil else { return nil }
    return operate(busy: Outcome.ignored(.busy)) { () -> Outcome? in
      outermost.runAllToEnd()
      if isInTransition { return .ignored(.transition) }
      guard let waiting = pending else { return nil }
      return carryOn(waiting, accepted, settle: settle)
    }
  }

  /// Forgets the open question and its pop. The policy is not told: it is the one that says so.
  public func dropQuestion() {
    guard let holder = holderOfQuestion, let waiting = holder.pending else { return }
    holder.pending = nil
    holder.log(.answer, waiting.asked, [("dropped", .boolean(true))])
  }

  /// Drops the question where the controller asked about has left the stack, and tells who asked.
  func dropQuestionOfGone() {
    if let waiting = pending, !holds(waiting.asked) { dropAndTell(waiting) }
    container?.navigation?.dropQuestionOfGone()
  }

  func dropAndTell(_ waiting: PendingPop) {
    dropQuestion()
    _ = waiting.asker?.tell { $0.questionDropped() }
  }

  private func carryOn(_ waiting: PendingPop, _ accepted: Bool, settle: Bool) -> Outcome {
    pending = nil
    draft = waiting.explanation
    log(.answer, waiting.asked, [("answer", .boolean(accepted))])
    let pop = renewed(waiting)
    let asker = waiting.asker ?? self
    let verdict = ask(asker) { $0.answer(accepted, waiting.asked, pop ?? waiting.pop) }
    guard let pop else { return conclude(.ignored(.root), source: waiting.pop.source) }
    if let stop = stop(verdict, waiting.asked, pop, waiting.cleared, asker) {
      return conclude(stop, source: pop.source)
    }
    return decide(pop, cleared: waiting.cleared + [waiting.asked], settle: settle)
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
  /// ends it. The result is nil where all may leave.
  func askLeaving(_ pop: Pop, cleared: [Controller]) -> Outcome? {
    var cleared = cleared
    for position in stride(from: depth - 1, to: depth - 1 - pop.count, by: -1) {
      let controller = stack[position]
      if let stop = askInside(controller, pop, &cleared) ?? ask(self, controller, pop, &cleared) {
        return stop
      }
    }
    return nil
  }

  /// Asks those inside `controller`, from the top down, by their own policies, before the controller
  /// itself (rules 159, 162).
  private func askInside(
    _ controller: Controller, _ pop: Pop, _ cleared: inout [Controller]
  ) -> Outcome? {
    guard let inner = controller.embedded else { return nil }
    for nested in inner.stack.reversed() {
      if let stop = askInside(nested, pop, &cleared) ?? ask(inner, nested, pop, &cleared) {
        return stop
      }
    }
    return nil
  }

  /// What ends the attempt, nil where `controller` may leave.
  private func ask(
    _ asker: NavigationController, _ controller: Controller, _ pop: Pop,
    _ cleared: inout [Controller]
  ) -> Outcome? {
    if cleared.contains(where: { $0 === controller }) { return nil }
    let verdict =
      asker === self
      ? askToPop(controller, pop) : ask(asker) { $0.shouldPop(controller, pop) }
    if let stop = stop(verdict, controller, pop, cleared, asker) { return stop }
    cleared.append(controller)
    return nil
  }

  /// What ends the attempt at this verdict about `controller`, nil where it goes on.
  private func stop(
    _ verdict: Verdict, _ controller: Controller, _ pop: Pop, _ cleared: [Controller],
    _ asker: NavigationController
  ) -> Outcome? {
    switch verdict {
    case .noOpinion, .allow: nil
    case .deny(let reason): Outcome(.blocked, reason: reason)
    case .ask(let question): open(question, controller, pop, cleared, asker)
    }
  }

  /// Opens the question. One is open at most: a second is not put, and its pop is ignored.
  private func open(
    _ question: Question, _ controller: Controller, _ pop: Pop, _ cleared: [Controller],
    _ asker: NavigationController
  ) -> Outcome {
    guard !hasOpenQuestion else { return .ignored(.questionOpen) }
    pending = PendingPop(
      pop: pop, leaving: stack.suffix(pop.count).reversed(), cleared: cleared, asked: controller,
      asker: asker, question: question, explanation: draft)
    log(
      .question, controller,
      [
        ("message", .string(question.message)), ("ok", .string(question.ok)),
        ("cancel", .string(question.cancel)), ("destructive", .boolean(question.destructive)),
      ])
    return Outcome(.deferred, reason: nil)
  }
}
