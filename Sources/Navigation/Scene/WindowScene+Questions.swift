extension WindowScene {
  /// The question to a person that is open.
  public var question: Question? { open?.question }

  /// Answers the open question. The policy is asked to carry on; where it and the rest allow, what
  /// was asked for is done, animated. Controllers that came in the meantime and would leave with it
  /// are asked too; where the target has left, the one below the last that leaves takes its place. A
  /// transition that runs is run to its end first; under one that a finger holds the question stays
  /// open, and the answer is ignored.
  ///
  /// The result is nil where no question is open.
  @discardableResult
  public func answer(_ accepted: Bool, settle: Bool = true) -> Outcome? {
    guard open != nil else { return nil }
    if isBusy { return .ignored(.busy) }
    announce("answer", root, [.flag(accepted), .moves(settle: settle)])
    return operate {
      runToEnd()
      if moving.contains(where: { $0.running != nil }) { return .ignored(.transition) }
      guard let waiting = open, let navigation = navigation(numbered: waiting.stack) else {
        return nil
      }
      return carryOn(waiting, on: navigation, accepted, settle: settle)
    }
  }

  /// Forgets the open question and what it was about.
  package func dropQuestion() {
    guard let waiting = open else { return }
    open = nil
    append(
      .answer, waiting.asked, stack: waiting.stack,
      .details([("dropped", .boolean(true))], plugin: nil))
    waiting.suspension?.drop()
  }

  /// Drops the question where the controller asked about has left, or what it was to leave with.
  func dropQuestionOfGone() {
    guard let waiting = open else { return }
    let asked = waiting.asked
    let isStill = navigation(numbered: waiting.stack)?.isGone(waiting.exit, without: asked) == false
    if !isStill || asked.navigation?.isAttached != true { dropQuestion() }
  }

  private func carryOn(
    _ waiting: OpenQuestion, on navigation: NavigationController, _ accepted: Bool, settle: Bool
  ) -> Outcome {
    open = nil
    journal.draft = waiting.explanation
    navigation.log(.answer, waiting.asked, [("answer", .boolean(accepted))])
    guard let (exit, pop) = navigation.renewed(waiting.exit, waiting.pop) else {
      waiting.suspension?.drop()
      return navigation.conclude(.ignored(.root), source: waiting.pop.source)
    }
    if case .replace(let controllers) = exit,
      let refusal = navigation.refusalOfStack(controllers)
    {
      waiting.suspension?.drop()
      navigation.addRefusal(refusal)
      return navigation.conclude(.ignored(refusal), source: pop.source)
    }
    let verdict = resume(waiting, accepted, pop)
    var decision = Decision(exit, pop, on: navigation, cleared: waiting.cleared)
    if let stop = decision.stop(verdict, waiting.asked) {
      return navigation.conclude(stop, source: pop.source, controller: decision.subject)
    }
    decision.cleared.append(waiting.asked)
    return decision.run(settle: settle)
  }
}

/// A decision that waits for a person's answer.
final class OpenQuestion {
  let question: Question
  /// Where the policy carries on.
  let suspension: (any Suspension)?
  /// What would be done after a yes; it is brought up to date when the answer comes.
  let exit: Exit
  let pop: Pop
  /// The number of the stack that it is about.
  let stack: Int
  /// The controller that would leave.
  let asked: Controller
  /// The controllers that the policy lets go.
  let cleared: [Controller]
  /// What was said so far.
  let explanation: Explanation

  init(
    _ question: Question, _ suspension: (any Suspension)?, _ exit: Exit, _ pop: Pop, stack: Int,
    asked: Controller, cleared: [Controller], explanation: Explanation
  ) {
    self.question = question
    self.suspension = suspension
    self.exit = exit
    self.pop = pop
    self.stack = stack
    self.asked = asked
    self.cleared = cleared
    self.explanation = explanation
  }
}
