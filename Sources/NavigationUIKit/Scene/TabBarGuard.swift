#if canImport(UIKit)
  import Navigation
  import PluginHost
  import UIKit

  /// Stands in front of a tab bar's delegate: a tap on the selected tab asks before it pops to the root.
  @MainActor
  final class TabBarGuard: ForwardingDelegate, UITabBarControllerDelegate {
    private weak var tabs: UITabBarController?
    private weak var next: (any UITabBarControllerDelegate)? {
      didSet { target = next }
    }

    init(_ tabs: UITabBarController) {
      self.tabs = tabs
      super.init()
      install()
    }

    /// Done again and again, it does nothing.
    func install() {
      guard let tabs, tabs.delegate !== self else { return }
      next = tabs.delegate
      tabs.delegate = self
    }

    func tabBarController(
      _ tabs: UITabBarController, shouldSelect view: UIViewController
    ) -> Bool {
      guard next?.allows(tabs, view) ?? true else { return false }
      guard let asked = (tabs.selectedViewController as? PolicyNavigationController)?.asked
      else { return true }
      return view === tabs.selectedViewController
        ? asked.tabIsTappedAgain() : asked.tabIsTapped(view)
    }

    /// What was asked for by a tap is shown now, and the app is told as of a tap.
    func select(_ view: UIViewController) {
      guard let tabs else { return }
      tabs.selectedViewController = view
      next?.tellSelected(tabs, view)
    }

    func tabBarController(_ tabs: UITabBarController, didSelect view: UIViewController) {
      next?.tellSelected(tabs, view)
    }
  }

  extension StackMirror {
    /// False where the stack stays as it is: UIKit must not pop it. At the root there is nothing to
    /// ask, and the app may scroll to the top.
    func tabIsTappedAgain() -> Bool {
      prepare()
      readTop()
      guard let bar = model.tabBar, let index = place(in: bar) else { return true }
      if !finger.isDown { model.settle() }
      let outcome = bar.select(index, settle: false)
      _ = carryOut(outcome, animated: true)
      guard outcome.kind == .popped || outcome.refusal == .root else { return false }
      isTabTapped = true
      Task { @MainActor [weak self] in self?.isTabTapped = false }
      return true
    }

    /// Another tab is tapped: false where the one that is shown stays. What is no tab of the host's asks
    /// nobody.
    func tabIsTapped(_ view: UIViewController) -> Bool {
      prepare()
      readTop()
      guard let bar = model.tabBar, let other = (view as? PolicyNavigationController)?.mirror,
        let index = other.place(in: bar)
      else {
        host.report("\(type(of: view)) is no tab of the plugins' host: it is shown unasked")
        return true
      }
      if !finger.isDown { model.settle() }
      let outcome = bar.select(index, settle: false)
      if outcome.kind == .deferred { waitingTab = view }
      _ = carryOut(outcome, animated: true)
      return outcome.kind == .selected || outcome.cannotBePlayed
    }

    /// The tab is shown, by the program or after a tap: nobody is asked.
    func tabAppears() {
      guard host.isEnabled, let bar = model.tabBar, let index = place(in: bar),
        bar.selectedIndex != index
      else { return }
      model.settle()
      _ = bar.show(index)
    }

    private func place(in bar: TabBarController) -> Int? {
      bar.navigations.firstIndex { $0 === model }
    }
  }
#endif
