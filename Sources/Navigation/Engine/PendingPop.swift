/// A pop that waits for a person's answer.
final class PendingPop {
  let pop: Pop
  /// The controllers that would leave, from the top down.
  let leaving: [Controller]
  /// Those that may leave, as far as the policy is concerned.
  let cleared: [Controller]
  /// The one whose leaving is in question.
  let asked: Controller
  /// Whose policy asks: the navigation controller that the pop is of, or one inside it.
  private(set) weak var asker: NavigationController?
  let question: Question
  /// What was said so far.
  let explanation: Explanation

  init(
    pop: Pop, leaving: [Controller], cleared: [Controller], asked: Controller,
    asker: NavigationController, question: Question, explanation: Explanation
  ) {
    self.pop = pop
    self.leaving = leaving
    self.cleared = cleared
    self.asked = asked
    self.asker = asker
    self.question = question
    self.explanation = explanation
  }
}
