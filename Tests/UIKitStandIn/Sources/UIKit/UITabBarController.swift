@MainActor
public protocol UITabBarControllerDelegate: NSObject {
  func tabBarController(
    _ tabs: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(_ tabs: UITabBarController, didSelect viewController: UIViewController)
  func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool
}

@MainActor
public final class UITab: NSObject {
  public private(set) var viewController: UIViewController?

  public init(_ viewController: UIViewController?) {
    self.viewController = viewController
    super.init()
  }

  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init()
    viewController = viewControllerProvider?(self)
  }
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabs: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabs: UITabBarController, didSelect viewController: UIViewController
  ) {}
  /// Where a delegate has none, it is asked by the view controller: so it is forwarded on a phone.
  public func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    tab.viewController.map { tabBarController(tabs, shouldSelect: $0) } ?? true
  }
}

@MainActor
open class UITabBarController: UIViewController {
  public weak var delegate: (any UITabBarControllerDelegate)?
  public var selectedIndex = 0 {
    didSet { if selectedIndex != oldValue { exchange(oldValue) } }
  }
  public var viewControllers: [UIViewController]? {
    didSet { for view in viewControllers ?? [] { view.parent = self } }
  }

  /// The same, where the bar is made of tabs (iOS 18).
  public var tabs: [UITab] = [] {
    didSet { viewControllers = tabs.compactMap(\.viewController) }
  }

  public override var children: [UIViewController] { viewControllers ?? [] }
  public var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set {
      if let index = viewControllers?.firstIndex(where: { $0 === newValue }) {
        selectedIndex = index
      }
    }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    _ = selectedViewController?.view
    selectedViewController?.viewWillAppear(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    selectedViewController?.viewDidAppear(animated)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    selectedViewController?.viewWillDisappear(animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    selectedViewController?.viewDidDisappear(animated)
  }

  private func exchange(_ old: Int) {
    guard appearance == .appeared else { return }
    viewControllers?[old].disappear()
    selectedViewController?.show()
  }
}
