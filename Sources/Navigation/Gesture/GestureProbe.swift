/// What would become of a pop gesture.
package struct GestureProbe: Equatable, Sendable {
  package enum Answer: String, Sendable, CaseIterable {
    /// It would begin.
    case begins
    /// A built-in guard refuses, and no policy lifts it.
    case guarded
    /// A policy refuses.
    case blocked
  }

  package var answer: Answer
  /// The guard's name, or what the policy says.
  package var reason: String?

  package init(_ answer: Answer, reason: String? = nil) {
    self.answer = answer
    self.reason = reason
  }
}
