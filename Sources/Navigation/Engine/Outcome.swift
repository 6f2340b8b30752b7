/// How a wish to pop ended.
public struct Outcome: Equatable, Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    case popped
    /// A presentation has left.
    case dismissed
    /// Another tab is shown.
    case selected
    /// A policy said no.
    case blocked
    /// A question to a person is open.
    case deferred
    /// An interactive pop went back.
    case cancelled
    /// Nothing could begin.
    case ignored
  }

  public let kind: Kind
  /// Why, where there is something to say; of an ignored one always.
  public let reason: String?

  public init(_ kind: Kind, reason: String? = nil) {
    self.kind = kind
    self.reason = reason
  }

  static func ignored(_ refusal: Refusal) -> Outcome {
    Outcome(.ignored, reason: refusal.rawValue)
  }
}
