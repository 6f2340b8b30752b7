/// A policy that waits for an answer. One of the two is called, once.
public protocol Suspension: AnyObject {
  /// The answer has come. The verdict is that of the same hook, carried on; `attempt` is what has become
  /// of what it was asked about in the meantime.
  func resume(with reply: Reply, updated attempt: Attempt) -> Verdict
  /// Nobody will answer, for example because the controller has left in another way.
  func drop()
}
