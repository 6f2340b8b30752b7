public import Navigation

/// A finger on the screen, and the way that it has come.
public struct TouchMark: Equatable, Sendable {
  public var finger: Int
  /// From where it came down to where it is, in points; at least one.
  public var path: [Point]

  public init(finger: Int = 1, path: [Point]) {
    self.finger = finger
    self.path = path
  }
}
