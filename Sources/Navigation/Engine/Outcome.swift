/// How a wish ended.
public struct Outcome: Equatable, Sendable {
  /// What came of an operation.
  public enum Kind: String, Sendable, CaseIterable {
    /// Controllers left the stack.
    case popped
    /// A presentation has left.
    case dismissed
    /// A controller came onto the stack.
    case pushed
    /// Another tab is shown.
    case selected
    /// A policy said no.
    case blocked
    /// A question to a person is open.
    case deferred
    /// An interactive pop went back.
    case cancelled
    /// Nothing could begin.
    case ignored
  }

  /// What came of it.
  public let kind: Kind
  /// Why, where there is something to say; of an ignored one always.
  public let reason: String?

  /// An outcome, with the reason where there is one.
  public init(_ kind: Kind, reason: String? = nil) {
    self.kind = kind
    self.reason = reason
  }

  static func ignored(_ refusal: Refusal) -> Outcome {
    Outcome(.ignored, reason: refusal.rawValue)
  }
}

/// What became of a push, or of a new stack.
public enum PushResult {
  /// The controller that is on top now.
  case pushed(Controller)
  /// Why nothing changed.
  case refused(String)

  static func refused(_ refusal: Refusal) -> PushResult { .refused(refusal.rawValue) }

  /// The controller that is on top now, nil where the push was refused.
  public var controller: Controller? {
    if case .pushed(let controller) = self { controller } else { nil }
  }

  /// Why nothing changed, nil where something did.
  public var reason: String? {
    if case .refused(let reason) = self { reason } else { nil }
  }
}

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
  case inTabBar = "in a tab bar already"
  case backAction = "back action"
  case alreadyOnStack = "already on the stack"
  case onAnotherStack = "on another stack"
  case emptyStack = "empty stack"
  case dropped
  case noSuchAnswer = "no such answer"
}

extension Refusal {
  /// How explanations name it.
  var respondent: Explanation.Respondent { Explanation.Respondent(rawValue) }
}
