/// A transition under way.
public struct TransitionState {
  /// What moves.
  public enum Kind: String, Sendable {
    /// A controller comes.
    case push
    /// A controller leaves.
    case pop
    /// A stack is presented.
    case present
    /// A presented stack leaves.
    case dismiss
  }

  /// What moves.
  public let kind: Kind
  /// How far it has come, 0 to 1; goes back to 0 after a cancelled swipe.
  public let progress: Double
  /// The controller that was shown.
  public let from: Controller
  /// The controller that will be shown.
  public let to: Controller
  /// Whether it began under a finger.
  public let interactive: Bool
}
