/// A transition under way.
public struct TransitionState {
  public enum Kind: String, Sendable {
    case push
    case pop
    case present
    case dismiss
  }

  public let kind: Kind
  /// How far it has come, 0 to 1; goes back to 0 after a cancelled swipe.
  public let progress: Double
  public let from: Controller
  public let to: Controller
  /// Whether it began under a finger.
  public let interactive: Bool
}
