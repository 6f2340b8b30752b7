#if canImport(UIKit)
  public import UIKit

  extension UIViewController {
    /// What plugins know of this view controller, and what it declares.
    public var navhost: PolicyValues { ViewRegistry.values(of: self) }
  }

  /// The values of every view controller that has any. It keeps none of them alive; the values of
  /// those that are gone are dropped when there may be a quarter more of them than are alive.
  @MainActor
  enum ViewRegistry {
    private static var all: [ObjectIdentifier: PolicyValues] = [:]
    private static var sweepsAt = 8

    static func values(of view: UIViewController) -> PolicyValues {
      let key = ObjectIdentifier(view)
      if let known = all[key], known.viewController === view { return known }
      if all.count >= sweepsAt { sweep() }
      let new = PolicyValues(view)
      all[key] = new
      return new
    }

    /// Drops what belongs to view controllers that are gone. The result is how many are left.
    @discardableResult
    static func sweep() -> Int {
      all = all.filter { $0.value.viewController != nil }
      sweepsAt = max(8, all.count + all.count / 4)
      return all.count
    }
  }
#endif
