/// The kinds of events.
public enum EventName: String, CaseIterable, Sendable {
  /// A controller came onto a stack.
  case push
  /// A controller left its stack.
  case pop
  /// A controller is about to be shown.
  case willAppear
  /// A controller is shown.
  case didAppear
  /// A controller is about to be covered or removed.
  case willDisappear
  /// A controller is no longer shown.
  case didDisappear
  /// A gesture began.
  case gestureBegan
  /// A gesture was refused, by a guard or by a policy.
  case gestureRefused
  /// A finger let go of a gesture that had begun.
  case gestureEnded
  /// A transition began.
  case transitionBegan
  /// A transition came to its end.
  case transitionEnded
  /// A transition went back to where it began.
  case transitionCancelled
  /// A decision was made; `explanation` tells how.
  case decision
  /// A policy put a question to the person.
  case question
  /// The person answered.
  case answer
  /// The app was asked to do something.
  case action
  /// The bar looks different now.
  case barChanged
  /// A hook failed.
  case fault
  /// A plugin failed so often that it is not asked for a while.
  case quarantine
  /// A plugin was loaded.
  case load
  /// A plugin was reloaded.
  case reload
  /// A plugin was unloaded.
  case unload
  /// A swipe at the root froze the stack, which guards prevent (rule 63).
  case frozen
  /// A stack was presented.
  case present
  /// A presented stack was dismissed.
  case dismiss
  /// Another tab was selected.
  case tabSelected
}
