/// A push, as a policy sees it.
public struct Push {
  /// Whether a transition shows it.
  public let animated: Bool
  /// The controller that would be covered, nil on an empty stack.
  public let previous: Controller?
  /// How many controllers are on the stack before the push.
  public let depth: Int

  package init(animated: Bool, previous: Controller?, depth: Int) {
    self.animated = animated
    self.previous = previous
    self.depth = depth
  }
}
