/// What a policy says when it is asked.
public enum Verdict: Equatable, Sendable {
  /// Nothing to say: the engine's own rules stand.
  case noOpinion
  /// Yes. Lifts the soft guards of a gesture (contract: guards 6 and 7).
  case allow(reason: String? = nil)
  /// No, and why.
  case deny(reason: String? = nil)
  /// A person is to be asked first. Good in `shouldPop` and in `answer` only.
  indirect case ask(Question)
}

/// A question to the person in front of the screen.
public struct Question: Equatable, Sendable {
  public var message: String
  /// The word for yes.
  public var ok: String
  /// The word for no.
  public var cancel: String
  /// Whether yes loses something.
  public var destructive: Bool

  public init(
    _ message: String, ok: String = "Leave", cancel: String = "Stay", destructive: Bool = false
  ) {
    self.message = message
    self.ok = ok
    self.cancel = cancel
    self.destructive = destructive
  }
}
