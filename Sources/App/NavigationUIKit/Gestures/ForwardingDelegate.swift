#if canImport(UIKit)
  import UIKit

  /// A delegate in front of another one: what it does not answer itself, that one is asked.
  ///
  /// The other may keep this one and call it, as proxies do. Then a call comes back here while it is
  /// under way, and the first delegate that was ever there answers: not the two of them each other for
  /// ever.
  @MainActor
  class ForwardingDelegate: NSObject {
    // UIKit asks for them on the main thread, by way of methods that promise no actor.
    nonisolated(unsafe) private(set) weak var target: AnyObject?
    nonisolated(unsafe) private weak var oldest: AnyObject?
    nonisolated(unsafe) private(set) var isInside = false
    nonisolated(unsafe) private var callsBack = false
    nonisolated(unsafe) private var isPlaced = false

    /// `target` is behind it from now on.
    func stand(before target: AnyObject?) {
      if !isPlaced { oldest = target }
      isPlaced = true
      self.target = target
    }

    /// What was there before it, as far as that is still there.
    var behind: AnyObject? { target ?? oldest }

    /// Asks the delegate behind it; nil where there is none.
    func ask<Delegate, Answer>(_ type: Delegate.Type, _ body: (Delegate) -> Answer) -> Answer? {
      if isInside {
        callsBack = true
        return (oldest as? Delegate).map(body)
      }
      isInside = true
      defer { isInside = false }
      return (target as? Delegate).map(body)
    }

    #if canImport(ObjectiveC)
      override func responds(to selector: Selector!) -> Bool {
        if super.responds(to: selector) { return true }
        if isInside {
          callsBack = true
          return oldest?.responds(to: selector) == true
        }
        isInside = true
        defer { isInside = false }
        return target?.responds(to: selector) == true
      }

      override func forwardingTarget(for selector: Selector!) -> Any? {
        isInside || callsBack ? oldest : target
      }
    #endif
  }
#endif
