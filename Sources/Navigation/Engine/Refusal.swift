/// Why nothing could begin.
enum Refusal: String {
  case root
  case disabled
  case distance
  case transition
  case direction
  case customItem = "custom item"
  case region
  case frozen
  case noBackButton = "no back button"
  case questionOpen = "question open"
  case fingers
  case tooShort = "too short"
  case nothingThere = "nothing there"
  case busy
  case modal
  case covered
  case hidden
  case occupied = "a stack is inside already"
  case inTabBar = "in a tab bar already"
  case backAction = "back action"
  case alreadyOnStack = "already on the stack"
  case onAnotherStack = "on another stack"
  case emptyStack = "empty stack"
}

extension Refusal {
  /// How explanations name it.
  var respondent: Explanation.Respondent { Explanation.Respondent(rawValue) }
}
