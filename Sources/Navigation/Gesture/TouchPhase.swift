/// What a finger did.
public enum TouchPhase: String, Sendable, CaseIterable {
  case began
  case moved
  case ended
  /// Taken away from outside: a call, a home press.
  case cancelled
}
