/// The states of a gesture recogniser (rule 189). From `ended`, `cancelled` and `failed` it is back
/// at `possible` when the last finger is up.
public enum RecognizerState: String, Sendable, CaseIterable {
  /// Nothing yet, or a finger that has not moved far enough.
  case possible
  /// It began with this touch.
  case began
  /// It runs.
  case changed
  /// The finger let go.
  case ended
  /// It was broken off.
  case cancelled
  /// The touches were another gesture, or it was refused.
  case failed
}
