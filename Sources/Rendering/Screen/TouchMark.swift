package import Navigation

/// A finger on the screen, and the way that it has come.
package struct TouchMark: Equatable, Sendable {
  package var finger: Int
  /// From where it came down to where it is, in points; at least one.
  package var path: [Point]

  package init(finger: Int = 1, path: [Point]) {
    self.finger = finger
    self.path = path
  }
}
