/// A decision that waits for a person's answer.
final class OpenQuestion {
  let question: Question
  /// Where the policy carries on.
  let suspension: (any Suspension)?
  /// What would be done after a yes; it is brought up to date when the answer comes.
  let exit: Exit
  let pop: Pop
  /// The one whose leaving is in question.
  let asked: Controller
  /// Those that may leave, as far as the policy is concerned.
  let cleared: [Controller]
  /// What was said so far.
  let explanation: Explanation

  init(
    _ question: Question, _ suspension: (any Suspension)?, _ exit: Exit, _ pop: Pop,
    asked: Controller, cleared: [Controller], explanation: Explanation
  ) {
    self.question = question
    self.suspension = suspension
    self.exit = exit
    self.pop = pop
    self.asked = asked
    self.cleared = cleared
    self.explanation = explanation
  }
}
