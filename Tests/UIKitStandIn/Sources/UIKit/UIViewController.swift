public enum UIModalPresentationStyle: Sendable {
  case automatic, fullScreen, pageSheet, formSheet, popover
}

public enum UIUserInterfaceSizeClass: Sendable { case unspecified, compact, regular }

@MainActor
public final class UITraitCollection: NSObject {
  /// Which device the stand-in is: an iPad is regular.
  public static var device = UIUserInterfaceSizeClass.compact
  public var horizontalSizeClass: UIUserInterfaceSizeClass { Self.device }
}

@MainActor
open class UIViewController: UIResponder {
  open var title: String?
  public let navigationItem = UINavigationItem()
  public var hidesBottomBarWhenPushed = false
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  public var isModalInPresentation = false
  public internal(set) weak var parent: UIViewController?
  public internal(set) var presentedViewController: UIViewController?
  weak var ownPresenting: UIViewController?
  /// What presented it or the nearest of its parents.
  public var presentingViewController: UIViewController? {
    ownPresenting ?? parent?.presentingViewController
  }
  /// The controller of the nearest parent that is presented. Before its presentation a view controller has its own,
  /// made on demand.
  public var presentationController: UIPresentationController? {
    if ownPresenting == nil, let parent, parent.presentingViewController != nil {
      return parent.presentationController
    }
    let known = ownPresentation ?? UIPresentationController(self)
    ownPresentation = known
    return known
  }
  private var ownPresentation: UIPresentationController?
  public internal(set) var isBeingDismissed = false
  public internal(set) var isBeingPresented = false
  public internal(set) var isMovingFromParent = false
  private var loaded: UIView?
  /// Where it is in its appearance callbacks; the stand-in tells of wrong ones.
  private(set) var appearance = Appearance.disappeared

  enum Appearance { case disappeared, appearing, appeared, disappearing }

  public init(nibName: String?, bundle: Bundle?) {
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) {
    super.init()
  }

  public var isViewLoaded: Bool { loaded != nil }

  public var view: UIView! {
    if let loaded { return loaded }
    let view = UIView()
    loaded = view
    viewDidLoad()
    return view
  }

  public var children: [UIViewController] { added }
  private var added: [UIViewController] = []
  open var popoverPresentationController: UIPopoverPresentationController? { nil }
  public let traitCollection = UITraitCollection()
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  public var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    dismissal ?? parent?.transitionCoordinator
  }
  /// A drag that may dismiss it.
  var dismissal: UITransition?

  open func viewDidLoad() {}
  open func viewDidLayoutSubviews() {}
  open func viewWillAppear(_ animated: Bool) { appearance = .appearing }
  open func viewDidAppear(_ animated: Bool) { appearance = .appeared }
  open func viewWillDisappear(_ animated: Bool) { appearance = .disappearing }
  open func viewDidDisappear(_ animated: Bool) { appearance = .disappeared }

  open func present(
    _ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    let presenter = presenter
    let old = presenter.presentedViewController
    if UIUnknowns.current.dismissalsTakeTime, old?.isBeingDismissed == true { return }
    precondition(old == nil, "presents already")
    presenter.presentedViewController = viewController
    viewController.ownPresenting = presenter
    viewController.presentationController?.containerView = UIView()
    viewController.isBeingPresented = true
    _ = viewController.view
    viewController.appear(animated: animated)
    viewController.isBeingPresented = false
    UIPerson.askAboutSheet(viewController)
    completion?()
  }

  /// Puts a view controller inside this one; its view is put by who calls this.
  public func addChild(_ child: UIViewController) {
    added.append(child)
    child.parent = self
  }

  /// Dismisses what it presents; where that is nothing, itself.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presenter.presentedViewController else {
      presenter.presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    presented.leavePresentation(animated: animated, completion)
  }

  func leavePresentation(animated: Bool, _ completion: (() -> Void)? = nil) {
    guard animated, UIUnknowns.current.dismissalsTakeTime else {
      leavePresentationAtOnce(animated: animated)
      completion?()
      return
    }
    guard !isBeingDismissed else { return }
    isBeingDismissed = true
    dismissal = UITransition(interactive: false) { [weak self] _ in
      self?.dismissal = nil
      self?.leavePresentationAtOnce(animated: true)
      completion?()
    }
  }

  /// What is presented above goes first.
  func leavePresentationAtOnce(animated: Bool) {
    guard ownPresenting != nil else { return }
    presentedViewController?.leavePresentationAtOnce(animated: animated)
    isBeingDismissed = true
    disappear(animated: animated)
    isBeingDismissed = false
    ownPresenting?.presentedViewController = nil
    ownPresenting = nil
    ownPresentation = nil
  }

  /// Shows it as a window's root does.
  public func show() {
    _ = view
    appear()
  }

  func appear(animated: Bool = false) {
    viewWillAppear(animated)
    viewDidAppear(animated)
  }

  func disappear(animated: Bool = false) {
    viewWillDisappear(animated)
    viewDidDisappear(animated)
  }
}
