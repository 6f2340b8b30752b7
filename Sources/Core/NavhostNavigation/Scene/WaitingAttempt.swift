/// An attempt that waits for an answer.
final class WaitingAttempt {
  let question: Question
  /// Where the policy carries on.
  let suspension: (any Suspension)?
  /// What would be done after a yes; it is brought up to date when the answer comes.
  let plan: Plan
  /// The number of the stack that it is about.
  let stack: Int
  /// The controller that was asked about.
  let asked: Controller
  /// What those asked so far want to be done on the way.
  let actions: [PendingAction]?
  /// What was said so far.
  let explanation: Explanation
  /// When an answer comes too late; nil: never.
  let deadline: Double?

  init(
    _ question: Question, _ suspension: (any Suspension)?, _ plan: Plan, stack: Int,
    asked: Controller, actions: [PendingAction]?, explanation: Explanation, since time: Double
  ) {
    self.question = question
    self.suspension = suspension
    self.plan = plan
    self.stack = stack
    self.asked = asked
    self.actions = actions
    self.explanation = explanation
    deadline = question.timeout.map { time + $0 }
  }
}

extension NavigationScene {
  /// Whether a question is open about controllers that would leave.
  package var waitsForExit: Bool {
    if case .exit = open?.plan { true } else { false }
  }
}

extension NavigationController {
  /// The pop that waits for an answer.
  package var waitingPop: Pop? {
    if case .exit(_, let pop, _) = scene.open?.plan { pop } else { nil }
  }

  /// The tab whose tap waits for an answer.
  package var waitingTab: TabSelection? {
    if case .tab(let tab, _) = scene.open?.plan { tab } else { nil }
  }
}
