/// A touch as it was handled, for somebody who draws or records it.
package struct Touch: Equatable, Sendable {
  package var phase: TouchPhase
  /// Screen coordinates in points.
  package var point: Point
  /// Which finger.
  package var finger: Int
  /// Seconds on the virtual clock.
  package var time: Double
  /// The number of the stack that it is for.
  package var stack: Int

  package init(
    _ phase: TouchPhase, at point: Point, finger: Int = 1, time: Double = 0, stack: Int = 1
  ) {
    self.phase = phase
    self.point = point
    self.finger = finger
    self.time = time
    self.stack = stack
  }
}
