/// How a wish ended.
public struct Outcome: Equatable, Sendable {
  /// How an operation ended.
  public enum Kind: String, Sendable, CaseIterable {
    /// Controllers left the stack.
    case popped
    /// A presentation has left.
    case dismissed
    /// A controller came onto the stack.
    case pushed
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

  /// How it ended.
  public let kind: Kind
  /// Why, where there is something to say; of an ignored one always.
  public let refusal: Refusal?
  /// The same in words.
  public var reason: String? { refusal?.text }

  /// An outcome, with why it came to that where there is something to say.
  public init(_ kind: Kind, refusal: Refusal? = nil) {
    self.kind = kind
    self.refusal = refusal
  }

  /// An outcome, with the reason in words where there is one.
  public init(_ kind: Kind, reason: String?) {
    self.init(kind, refusal: reason.map { Refusal($0) })
  }

  static func ignored(_ refusal: Refusal) -> Outcome {
    Outcome(.ignored, refusal: refusal)
  }

  /// The same, of what may come to nothing yet.
  static func ignoring(_ refusal: Refusal) -> Outcome? { ignored(refusal) }
}
