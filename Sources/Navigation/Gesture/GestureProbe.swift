/// What would become of a pop gesture.
public struct GestureProbe: Equatable, Sendable {
  public enum Answer: String, Sendable, CaseIterable {
    /// It would begin.
    case begins
    /// A built-in guard refuses, and no policy lifts it.
    case guarded
    /// A policy refuses.
    case blocked
  }

  public var answer: Answer
  /// The guard's name, or what the policy says.
  public var reason: String?

  public init(_ answer: Answer, reason: String? = nil) {
    self.answer = answer
    self.reason = reason
  }
}
