#if canImport(UIKit)
  import NavhostNavigation
  import NavhostPluginHost
  import UIKit

  /// The bar asks whether one of its items may go.
  extension StackMirror {
    /// What to answer: a tap gets a no, and what is allowed pops on a later turn.
    func barAsks(_ item: UINavigationItem) -> Bool {
      guard host.isEnabled, !isLeaving(item) else { return true }
      if #available(iOS 16.0, *), ItemLooks.hasOwnBackAction(item) { return true }
      guard item === views.last?.navigationItem else { return mayPopForeign(item) }
      barIsTapped()
      return false
    }

    /// The bar shows an item that is not the top's: of a screen that has left, for whose pop UIKit asks
    /// late, or of a stack inside the top, as where a split view has collapsed.
    private func mayPopForeign(_ item: UINavigationItem) -> Bool {
      guard let owner, !ViewRegistry.hasLeft(item, from: owner) else { return true }
      var inner = views.last
      while let stack = inner as? UINavigationController ?? inner?.innerNavigation {
        if stack.topViewController?.navigationItem === item {
          let asked = stack.viewControllers.count > 1 ? stack.keeper?.asked : self
          guard let asked else { break }
          asked.barIsTapped()
          return false
        }
        inner = stack.topViewController
      }
      host.report("UIKit pops an item of the bar that is not the top's, and nobody is asked")
      return true
    }
  }

  extension UIViewController {
    /// The first navigation controller among its children.
    fileprivate var innerNavigation: UINavigationController? {
      children.lazy.compactMap { $0 as? UINavigationController }.first
    }
  }
#endif
