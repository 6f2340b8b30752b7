/// What a finger did.
public enum TouchPhase: String, Sendable, CaseIterable {
  /// A finger came down.
  case began
  /// A finger moved.
  case moved
  /// A finger went up.
  case ended
  /// Taken away from outside: a call, a home press.
  case cancelled
}
