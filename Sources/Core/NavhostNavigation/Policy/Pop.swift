/// A wish to leave controllers, as a policy sees it.
public struct Pop {
  /// The way in which somebody asks for it.
  public let source: PopSource
  /// The controller that would be on top; nil where a new stack keeps none of the old one.
  public let target: Controller?
  /// How many controllers would leave their own stack.
  public let count: Int
  /// Whether a transition shows it.
  public let animated: Bool
  /// Whether a presentation would leave.
  public let dismisses: Bool
  /// The number of the attempt in its scene: the same for every controller that would leave by it,
  /// across its questions.
  public let id: Int

  package init(
    source: PopSource, target: Controller?, count: Int = 1, animated: Bool = true,
    dismisses: Bool = false, id: Int = 0
  ) {
    self.source = source
    self.target = target
    self.count = count
    self.animated = animated
    self.dismisses = dismisses
    self.id = id
  }
}

extension Pop {
  /// The same for those of a presentation that leaves with it.
  var dismissing: Pop {
    Pop(source: source, target: target, count: count, animated: animated, dismisses: true, id: id)
  }
}
