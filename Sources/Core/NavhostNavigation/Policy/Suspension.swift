/// A policy that waits for an answer. One of the two is called, once.
public protocol Suspension: AnyObject {
  /// The answer has come. The verdict is that of the same hook, carried on; `wish` is what has become
  /// of what it was asked about in the meantime.
  func resume(_ reply: Reply, _ wish: Wish) -> Verdict
  /// Nobody will answer, for example because the controller has left in another way.
  func drop()
}
