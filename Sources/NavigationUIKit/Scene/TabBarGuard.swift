#if canImport(UIKit)
  import Navigation
  import PluginHost
  import UIKit

  /// Stands in front of a tab bar's delegate: a tap on the selected tab asks before it pops to the root.
  @MainActor
  final class TabBarGuard: ForwardingDelegate, UITabBarControllerDelegate {
    private weak var tabs: UITabBarController?

    init(_ tabs: UITabBarController) {
      self.tabs = tabs
      super.init()
      install()
    }

    /// Done again and again, it does nothing.
    func install() {
      guard let tabs, tabs.delegate !== self else { return }
      stand(before: tabs.delegate)
      tabs.delegate = self
    }

    /// The tab of `mirror` goes; with the last one the delegate is what it was.
    func leave(_ mirror: StackMirror) {
      mirror.tabGuard = nil
      let others = tabs?.viewControllers ?? []
      guard !others.contains(where: { $0.keeper?.mirror?.tabGuard === self }), let tabs,
        tabs.delegate === self
      else { return }
      tabs.delegate = behind as? any UITabBarControllerDelegate
    }

    func tabBarController(
      _ tabs: UITabBarController, shouldSelect view: UIViewController
    ) -> Bool {
      let allows = ask { $0.allows(tabs, view) } ?? true
      guard allows, !isInside else { return allows }
      guard view === tabs.selectedViewController,
        let asked = view.keeper?.asked
      else { return true }
      return asked.tabIsTappedAgain()
    }

    func tabBarController(_ tabs: UITabBarController, didSelect view: UIViewController) {
      ask { $0.tellSelected(tabs, view) }
    }

    @discardableResult
    private func ask<Answer>(_ body: (any UITabBarControllerDelegate) -> Answer) -> Answer? {
      ask((any UITabBarControllerDelegate).self, body)
    }
  }

  extension StackMirror {
    /// False where the stack stays as it is: UIKit must not pop it. At the root there is nothing to
    /// ask, and the app may scroll to the top.
    func tabIsTappedAgain() -> Bool {
      prepare()
      readTop()
      guard let bar = model.tabBar, let index = place(in: bar) else { return true }
      let outcome = bar.select(index, settle: false)
      _ = carryOut(outcome, animated: true)
      guard outcome.kind == .popped || outcome.refusal == .root else { return false }
      isTabTapped = true
      Task { @MainActor [weak self] in self?.isTabTapped = false }
      return true
    }

    /// Another tab is shown, or this one again: nobody is asked.
    func tabAppears() {
      guard host.isEnabled, let bar = model.tabBar, let index = place(in: bar),
        bar.selectedIndex != index
      else { return }
      model.settle()
      _ = bar.select(index, settle: false)
    }

    private func place(in bar: TabBarController) -> Int? {
      bar.navigations.firstIndex { $0 === model }
    }
  }
#endif
