/// The states of a gesture recogniser (rule 189). From `ended`, `cancelled` and `failed` it is back
/// at `possible` when the last finger is up.
public enum RecognizerState: String, Sendable, CaseIterable {
  case possible
  case began
  case changed
  case ended
  case cancelled
  case failed
}
