/// How a stack changes on the screen.
public struct Motion: Equatable, Sendable {
  /// Whether a transition shows it.
  public var animated: Bool
  /// Whether the transition runs to its end before the call returns.
  public var settle: Bool

  /// An option that you leave out is true.
  public init(animated: Bool = true, settle: Bool = true) {
    self.animated = animated
    self.settle = settle
  }
}

/// How a stack is replaced.
public struct StackChange: Equatable, Sendable {
  /// Whether those that would leave are asked first, as a deep link does it.
  public var ask: Bool
  /// Whether a transition shows it.
  public var animated: Bool
  /// Whether the transition runs to its end before the call returns.
  public var settle: Bool

  /// Without asking and without a transition, unless you say otherwise.
  public init(ask: Bool = false, animated: Bool = false, settle: Bool = true) {
    self.ask = ask
    self.animated = animated
    self.settle = settle
  }
}

/// How far a stack is to be popped.
public enum PopExtent: Equatable, Sendable {
  /// So many controllers; the root stays.
  case count(Int)
  /// Down to a controller.
  case to(ControllerReference)
}

/// A finger that drags a sheet down.
public struct SheetDrag: Equatable, Sendable {
  /// In points; nil: to the foot of the screen.
  public var distance: Double?
  /// In seconds, at least 0.
  public var duration: Double
  /// Whether the finger goes up at the end.
  public var release: Bool
  /// Whether the transition runs to its end before the call returns.
  public var settle: Bool

  /// Without any option it drags to the foot of the screen in a quarter of a second.
  public init(
    distance: Double? = nil, duration: Double = 0.25, release: Bool = true, settle: Bool = true
  ) {
    self.distance = distance
    self.duration = duration
    self.release = release
    self.settle = settle
  }
}
