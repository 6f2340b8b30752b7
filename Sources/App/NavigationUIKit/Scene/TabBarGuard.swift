#if canImport(UIKit)
  import NavhostNavigation
  import NavhostPluginHost
  import UIKit

  /// Stands in front of a tab bar's delegate: a tap on the selected tab asks before it pops to the root.
  @MainActor
  final class TabBarGuard: ForwardingDelegate, UITabBarControllerDelegate {
    private weak var tabs: UITabBarController?
    private var watch: TouchWatch?
    /// What was said of the tap that runs: UIKit may ask twice.
    private var said: (view: UIViewController, mayBeShown: Bool)?

    init(_ tabs: UITabBarController) {
      self.tabs = tabs
      super.init()
      install()
    }

    /// Puts itself before the delegate of the app, also at each finger: a tap on a tab is one.
    func install() {
      guard let tabs else { return }
      if watch == nil, tabs.isViewLoaded {
        watch = TouchWatch(tabs.view) { [weak self] _ in self?.install() }
      }
      guard tabs.delegate !== self else { return }
      stand(before: tabs.delegate)
      tabs.delegate = self
    }

    /// The tab of `mirror` goes; with the last one the delegate is what it was.
    func leave(_ mirror: StackMirror) {
      mirror.tabGuard = nil
      let others = tabs?.viewControllers ?? []
      guard !others.contains(where: { $0.keeper?.mirror?.tabGuard === self }) else { return }
      watch?.uninstall()
      guard let tabs, tabs.delegate === self else { return }
      tabs.delegate = behind as? any UITabBarControllerDelegate
    }

    func tabBarController(
      _ tabs: UITabBarController, shouldSelect view: UIViewController
    ) -> Bool {
      let allows = ask { $0.allows(tabs, view) } ?? true
      guard allows, !isInside else { return allows }
      return mayBeShown(tabs, view)
    }

    /// UIKit may ask by tab, by view controller, or both.
    @available(iOS 18.0, *)
    func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      let allows = ask { $0.allows(tabs, tab) } ?? true
      guard allows, !isInside else { return allows }
      guard let view = tab.viewController else {
        tabs.selectedViewController?.keeper?.asked?.host.report(
          "a tab without a view controller is shown unasked")
        return true
      }
      return mayBeShown(tabs, view)
    }

    private func mayBeShown(_ tabs: UITabBarController, _ view: UIViewController) -> Bool {
      guard let asked = tabs.selectedViewController?.keeper?.asked
      else { return true }
      if let said, said.view === view { return said.mayBeShown }
      let mayBeShown =
        view === tabs.selectedViewController ? asked.tabIsTappedAgain() : asked.tabIsTapped(view)
      said = (view, mayBeShown)
      Task { @MainActor [weak self] in self?.said = nil }
      return mayBeShown
    }

    /// What was asked for by a tap is shown now, and the app is told as of a tap.
    func select(_ view: UIViewController) {
      guard let tabs else { return }
      tabs.selectedViewController = view
      ask { $0.tellSelected(tabs, view) }
    }

    func tabBarController(_ tabs: UITabBarController, didSelect view: UIViewController) {
      said = nil
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
      guard let bar = model.tabBar, let other = view.keeper?.mirror,
        let index = other.place(in: bar)
      else {
        host.report("\(type(of: view)) is no tab of the plugins' host: it is shown unasked")
        return true
      }
      if !finger.isDown { model.settle() }
      let outcome = bar.select(index, settle: false)
      if outcome.kind == .deferred { waitingTab = view }
      _ = carryOut(outcome, animated: true)
      if outcome.cannotBePlayed { reportUnasked("a tap on a tab") }
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
