/// A touch as it was handled, for somebody who draws or records it.
public struct Touch: Equatable, Sendable {
  public var phase: TouchPhase
  /// Screen coordinates in points.
  public var point: Point
  /// Which finger.
  public var finger: Int
  /// Seconds on the virtual clock.
  public var time: Double

  public init(_ phase: TouchPhase, at point: Point, finger: Int = 1, time: Double = 0) {
    self.phase = phase
    self.point = point
    self.finger = finger
    self.time = time
  }
}
