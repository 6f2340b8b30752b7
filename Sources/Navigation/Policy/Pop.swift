/// A wish to leave controllers, as a policy sees it.
public struct Pop {
  public let source: PopSource
  /// The controller that would be on top; nil where a new stack keeps none of the old one.
  public let target: Controller?
  /// How many controllers would leave their own stack.
  public let count: Int
  public let animated: Bool
  /// Whether a presentation would leave.
  public let dismisses: Bool

  public init(
    source: PopSource, target: Controller?, count: Int = 1, animated: Bool = true,
    dismisses: Bool = false
  ) {
    self.source = source
    self.target = target
    self.count = count
    self.animated = animated
    self.dismisses = dismisses
  }
}
