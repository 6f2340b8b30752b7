#if canImport(UIKit)
  import Navigation
  import PluginHost
  import UIKit

  /// What a `NavigationGuard` is made of; it does not keep the navigation controller alive.
  @MainActor
  final class GuardKeeper: StackKeeper {
    private(set) weak var navigation: UINavigationController?
    private(set) var host: NavigationHost?
    private(set) var mirror: StackMirror?
    var questions: any QuestionPresenter = AlertPresenter()
    private var watch: StackWatch?

    init(_ navigation: UINavigationController, _ host: NavigationHost) {
      self.navigation = navigation
      self.host = host
      navigation.navhost.guardian = self
      watch = StackWatch(self)
      joinIfNeeded()
    }

    /// Only called while it is there.
    var shown: UINavigationController { navigation! }

    func leave() {
      if navigation != nil {
        dropMirror()
        watch?.uninstall()
        shown.navhost.guardian = nil
      }
      watch = nil
      host = nil
    }

    /// Puts its delegate in front where it is not, and takes over what it has not heard of.
    func install() {
      guard navigation != nil else { return }
      watch?.install()
      mirror?.catchUp()
    }

    /// It was presented, and is not any more.
    func noticeDismissal() {
      guard let mirror, mirror.sheetGuard != nil, shown.presentingViewController == nil else {
        return
      }
      mirror.wasDismissed()
      dropMirror()
    }

    var asked: StackMirror? {
      guard navigation != nil, let mirror, mirror.host.isEnabled else { return nil }
      return mirror
    }

    func take(_ mirror: StackMirror) { self.mirror = mirror }

    func dropMirror() {
      mirror?.leave()
      mirror = nil
    }

    func systemPush(_ viewController: UIViewController, animated: Bool) {
      shown.pushViewController(viewController, animated: animated)
    }

    func systemPop(animated: Bool) -> UIViewController? {
      shown.popViewController(animated: animated)
    }

    func systemPop(to viewController: UIViewController, animated: Bool) -> [UIViewController] {
      shown.popToViewController(viewController, animated: animated) ?? []
    }

    func systemReplace(_ viewControllers: [UIViewController], animated: Bool) {
      shown.setViewControllers(viewControllers, animated: animated)
    }

    func systemHideBar(_ hidden: Bool, animated: Bool) {
      shown.setNavigationBarHidden(hidden, animated: animated)
    }

    func systemDismissItself(animated: Bool) {
      shown.presentingViewController?.dismiss(animated: animated, completion: nil)
    }
  }
#endif
