/// A pop that waits for a person's answer.
struct PendingPop {
  var pop: Pop
  /// The controllers that would leave, from the top down.
  var leaving: [Controller]
  /// Those that may leave, as far as the policy is concerned.
  var cleared: [Controller] = []
  /// The one whose leaving is in question.
  var asked: Controller
  /// Whose policy asks: the navigation controller that the pop is of, or one inside it.
  weak var asker: NavigationController?
  var question: Question
  /// What was said so far.
  var explanation: Explanation
}
