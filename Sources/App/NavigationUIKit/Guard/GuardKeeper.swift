#if canImport(UIKit)
  import NavhostNavigation
  import NavhostPluginHost
  import UIKit

  /// What a `NavigationGuard` is made of; it does not keep the navigation controller alive.
  @MainActor
  final class GuardKeeper: StackKeeper {
    private(set) weak var navigation: UINavigationController?
    private(set) var host: NavigationHost?
    private(set) var mirror: StackMirror?
    var questions: any QuestionPresenter = AlertPresenter()
    private var watch: StackWatch?
    private var touches: TouchWatch?
    /// Whether the back button is to ask by `backAction` (iOS 16).
    var interceptsBackButton = false {
      didSet { guardButton(of: interceptsBackButton ? navigation?.viewControllers.last : nil) }
    }
    /// What has the action that stands for the button: the item on top.
    private weak var guarded: UINavigationItem?
    /// Whether UIKit's own methods are to do as they are told.
    private(set) var isActing = false

    init(_ navigation: UINavigationController, _ host: NavigationHost) {
      self.navigation = navigation
      self.host = host
      navigation.navhost.guardian = self
      watch = StackWatch(self)
      joinIfNeeded()
      // The app may set its own delegate after this, and nothing else reports that the stack is shown.
      Task { @MainActor [weak self] in self?.install() }
    }

    var shown: UINavigationController? { navigation }

    func leave() {
      dropMirror()
      guardButton(of: nil)
      watch?.uninstall()
      touches?.uninstall()
      touches = nil
      // Another guard may have taken its place.
      if navigation?.navhost.guardian === self { navigation?.navhost.guardian = nil }
      watch = nil
      host = nil
    }

    /// Puts its delegate before that of the app, and takes over a stack that has changed unnoticed. It loads the view: from
    /// then on each finger does the same.
    func install() {
      guard let navigation, host != nil else { return }
      if touches == nil {
        touches = TouchWatch(navigation.view) { [weak self] _ in self?.install() }
      }
      watch?.install()
      joinIfNeeded()
      mirror?.guards.install()
      mirror?.catchUp()
    }

    /// It was presented, and is not any more.
    func noticeDismissal() {
      guard let mirror, mirror.sheetGuard != nil, let navigation,
        navigation.presentingViewController == nil
      else { return }
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

    /// Puts an action in place of the back button's, as Apple has it for an item whose button is shown. An
    /// item that does not show one gets none, for the action would make one; nor does one with the app's.
    func guardButton(of view: UIViewController?) {
      guard #available(iOS 16.0, *) else { return }
      let item = interceptsBackButton && showsBackButton(view) ? view?.navigationItem : nil
      if let guarded, guarded !== item {
        if !ItemLooks.hasOwnBackAction(guarded) { guarded.backAction = nil }
        self.guarded = nil
      }
      guard let item, asked != nil, item.backAction == nil else { return }
      item.backAction = UIAction(identifier: ItemLooks.guardsAction) { [weak self] _ in
        self?.buttonIsTapped()
      }
      guarded = item
    }

    private func showsBackButton(_ view: UIViewController?) -> Bool {
      guard let view, view !== navigation?.viewControllers.first else { return false }
      let item = view.navigationItem
      return !item.hidesBackButton
        && ((item.leftBarButtonItems ?? []).isEmpty || item.leftItemsSupplementBackButton)
    }

    private func buttonIsTapped() {
      if let asked { return asked.barIsTapped() }
      _ = navigation?.popViewController(animated: true)
    }

    private func acting<Result>(_ body: () -> Result) -> Result {
      let before = isActing
      isActing = true
      defer { isActing = before }
      return body()
    }

    func systemPush(_ viewController: UIViewController, animated: Bool) {
      acting { navigation?.pushViewController(viewController, animated: animated) }
    }

    func systemPop(animated: Bool) -> UIViewController? {
      acting { navigation?.popViewController(animated: animated) }
    }

    func systemPop(to viewController: UIViewController, animated: Bool) -> [UIViewController] {
      acting { navigation?.popToViewController(viewController, animated: animated) ?? [] }
    }

    func systemReplace(_ viewControllers: [UIViewController], animated: Bool) {
      acting { navigation?.setViewControllers(viewControllers, animated: animated) }
    }

    func systemHideBar(_ hidden: Bool, animated: Bool) {
      acting { navigation?.setNavigationBarHidden(hidden, animated: animated) }
    }

    func systemDismissItself(animated: Bool) {
      acting { navigation?.presentingViewController?.dismiss(animated: animated, completion: nil) }
    }
  }
#endif
