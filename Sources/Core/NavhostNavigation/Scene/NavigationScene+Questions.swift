extension NavigationScene {
  /// The question that is open: to a person, or to the app.
  public var question: Question? { open?.question }

  /// Answers the open question by yes or no: a `confirm`, or, by `true` or `false`, the app's part.
  @discardableResult
  public func answer(_ accepted: Bool, settle: Bool = true) -> Outcome? {
    answer(reply(accepted), settle: settle)
  }

  func reply(_ accepted: Bool) -> Reply { question?.reply(accepted) ?? .accepted(accepted) }

  /// Answers the open question. The policy is asked to carry on; where it and the rest allow, what
  /// was asked for is done, animated. Controllers that came in the meantime and would leave with it
  /// are asked too; where the target has left, the one below the last that leaves takes its place. A
  /// transition that runs is run to its end first; under one that a finger holds the question stays
  /// open, and the answer is ignored. So is an answer that the question does not take.
  ///
  /// The result is nil where no question is open.
  @discardableResult
  public func answer(_ reply: Reply, settle: Bool = true) -> Outcome? {
    answer(reply, settle: settle, on: root)
  }

  func answer(_ reply: Reply, settle: Bool, on stack: NavigationController?) -> Outcome? {
    announcing(.answer(reply, settle: settle), on: stack) {
      guard let question else { return nil }
      if isBusy { return .ignored(.busy) }
      guard question.accepts(reply) else { return .ignored(.noSuchAnswer) }
      return operate {
        if let refusal = refusalToCarryOn() { return .ignored(refusal) }
        return open.flatMap { carryOn($0, reply, settle: settle) }
      }
    }
  }

  /// Runs what moves to its end; what a finger holds is in the way.
  func refusalToCarryOn() -> Refusal? {
    runToEnd()
    moveClock(to: time)
    return isMoving ? .transition : nil
  }

  /// Forgets the open question and what it was about.
  package func dropQuestion() {
    guard let waiting = open else { return }
    open = nil
    journal.dropQuestion()
    tellAnswer(of: waiting, nil, isDropped: true)
    waiting.suspension?.drop()
  }

  /// Forgets everything that waits for an answer.
  package func dropAllQuestions() {
    dropQuestion()
    for consultation in consultations { consultation.drop() }
  }

  /// Drops the question where what it was about is gone.
  func dropQuestionOfGone() {
    guard let waiting = open else { return }
    let navigation = navigation(numbered: waiting.stack)
    if navigation.map({ waiting.plan.isGone(waiting.asked, from: $0) }) ?? true { dropQuestion() }
  }

  /// The time of the open question is over.
  func timeOut() {
    guard let waiting = open else { return }
    _ = carryOn(waiting, .timedOut, settle: false)
  }

  private func carryOn(_ waiting: WaitingAttempt, _ reply: Reply, settle: Bool) -> Outcome? {
    guard let navigation = navigation(numbered: waiting.stack) else { return nil }
    open = nil
    tellAnswer(of: waiting, reply)
    journal.draft = waiting.explanation
    switch waiting.plan {
    case .exit(let exit, let pop, let cleared):
      let decision = Decision(exit, pop, on: navigation, cleared: cleared)
      return carryOn(decision, waiting, reply, settle)
    case .push(let push):
      return carryOn(
        PushAttempt(push, of: waiting.asked, on: navigation), waiting, reply, settle)
    case .tab(let tab, let bar):
      return carryOn(TabAttempt(tab, of: bar, showing: navigation), waiting, reply, settle)
    }
  }

  private func carryOn(
    _ planned: some DecisionProcess, _ waiting: WaitingAttempt, _ reply: Reply, _ settle: Bool
  ) -> Outcome {
    var attempt = planned
    attempt.actions = waiting.actions
    if let refusal = attempt.refresh(isAnswered: true) {
      waiting.suspension?.drop()
      attempt.navigation.addRefusal(refusal)
      return attempt.record(.ignored(refusal))
    }
    let verdict = resume(
      waiting.suspension, waiting.question, reply, attempt.attempt(about: waiting.asked),
      about: waiting.asked)
    if let stop = attempt.stop(verdict, waiting.asked) { return attempt.conclude(stop) }
    return attempt.proceed(allowedFor: waiting.asked, settle: settle)
  }

  private func tellAnswer(of waiting: WaitingAttempt, _ reply: Reply?, isDropped: Bool = false) {
    append(
      .answer, waiting.asked, stack: waiting.stack,
      .details(
        [("kind", .string(waiting.question.kind.rawValue))] + (reply?.fields ?? []) + [
          ("dropped", .boolean(isDropped)), ("timedOut", .boolean(reply == .timedOut)),
        ], plugin: nil))
  }
}

extension Reply {
  /// What the event tells: the answer, or why there is none.
  fileprivate var fields: [(key: String, value: EventValue)] {
    switch self {
    case .accepted(let accepted): [("answer", .boolean(accepted))]
    case .choice(let id): [("answer", .string(id))]
    case .data(let data): [("answer", data.eventValue)]
    case .refused(let reason): [("answer", .boolean(false)), ("reason", .string(reason))]
    case .failed(let reason): [("reason", .string(reason))]
    }
  }
}

extension AppData {
  /// As an event has it.
  package var eventValue: EventValue {
    switch self {
    case .boolean(let value): .boolean(value)
    case .string(let text): .string(text)
    default: .data(self)
    }
  }
}
