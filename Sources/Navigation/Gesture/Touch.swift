/// A touch as it was handled, for somebody who draws or records it.
public struct Touch: Equatable, Sendable {
  public var phase: TouchPhase
  /// Screen coordinates in points.
  public var point: Point
  /// Which finger.
  public var finger: Int
  /// Seconds on the virtual clock.
  public var time: Double
  /// The number of the stack that it is for.
  public var stack: Int

  public init(
    _ phase: TouchPhase, at point: Point, finger: Int = 1, time: Double = 0, stack: Int = 1
  ) {
    self.phase = phase
    self.point = point
    self.finger = finger
    self.time = time
    self.stack = stack
  }
}
