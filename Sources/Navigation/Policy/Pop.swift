/// A wish to leave controllers, as a policy sees it.
public struct Pop {
  public let source: PopSource
  /// The controller that would be on top.
  public let target: Controller
  /// How many controllers would leave, at least 1.
  public let count: Int
  public let animated: Bool

  public init(source: PopSource, target: Controller, count: Int = 1, animated: Bool = true) {
    self.source = source
    self.target = target
    self.count = count
    self.animated = animated
  }
}
