/// A drag to be synthesised.
public struct Pan: Equatable, Sendable {
  /// Where the finger comes down.
  public var from: Point
  /// Where it goes up.
  public var to: Point
  /// Seconds from the first touch to the last, at least 0.
  public var duration: Double
  /// How many equal steps, at least 1.
  public var steps: Int
  /// How many fingers come down, at least 1.
  public var fingers: Int
  /// Whether the finger leaves the screen at the last step.
  public var release: Bool
  /// Whether the transition runs to its end before the call returns.
  public var settle: Bool

  /// A drag: what you leave out is one finger that lets go after a quarter of a second.
  public init(
    from: Point, to: Point, duration: Double = 0.25, steps: Int = 15, fingers: Int = 1,
    release: Bool = true, settle: Bool = true
  ) {
    self.from = from
    self.to = to
    self.duration = duration
    self.steps = steps
    self.fingers = fingers
    self.release = release
    self.settle = settle
  }
}
