/// Where a pop gesture may start.
public enum GestureMode: String, Sendable, CaseIterable {
  /// Within 20 pt of the leading edge.
  case edge
  /// Anywhere.
  case fullscreen
  /// Nowhere.
  case none
}
