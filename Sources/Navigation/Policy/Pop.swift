/// A wish to leave controllers, as a policy sees it.
public struct Pop {
  /// What asks for it.
  public let source: PopSource
  /// The controller that would be on top; nil where a new stack keeps none of the old one.
  public let target: Controller?
  /// How many controllers would leave their own stack.
  public let count: Int
  /// Whether a transition shows it.
  public let animated: Bool
  /// Whether a presentation would leave.
  public let dismisses: Bool

  package init(
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
