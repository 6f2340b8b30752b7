/// Where on the screen a gesture may start, by its distances in points; nil sets no bound (rule 154).
/// For a policy's `gestureShouldBegin`.
public struct ResponseDistance: Equatable, Sendable {
  /// The least distance from the leading edge.
  public var start: Double?
  /// The greatest distance from the leading edge.
  public var end: Double?
  /// The least distance from the top.
  public var top: Double?
  /// The greatest distance from the top.
  public var bottom: Double?

  public init(
    start: Double? = nil, end: Double? = nil, top: Double? = nil, bottom: Double? = nil
  ) {
    self.start = start
    self.end = end
    self.top = top
    self.bottom = bottom
  }

  /// Whether the gesture started within the bounds, which are allowed themselves.
  public func accepts(_ gesture: Gesture) -> Bool {
    let x = gesture.distanceToEdge
    let y = gesture.start.y
    return x >= start ?? x && x <= end ?? x && y >= top ?? y && y <= bottom ?? y
  }
}
