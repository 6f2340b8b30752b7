#if canImport(UIKit)
  public import NavhostNavigation
  public import NavhostPluginHost
  public import UIKit

  /// A navigation controller whose exits ask the plugins of a host: the back button, the swipes, the
  /// back button's menu, VoiceOver's escape, sheets and tab re-taps, each exactly once.
  ///
  /// Several of one host are tabs beside each other, sheets over each other, or inside one another's
  /// screens; the first that is attached shows the host's own stack. The others find their place when
  /// they are about to appear.
  ///
  /// The host's model gets the same input as UIKit. UIKit carries out what the model allows, and nothing that it
  /// refuses; `questions` shows the questions to the user. Pops and pushes by your code ask the plugins that list
  /// `"programmatic"`, and `shouldPush`.
  ///
  /// While `host.isEnabled` is false, and before a host is attached, it is UIKit's own.
  @MainActor
  open class PolicyNavigationController: UINavigationController, StackKeeper {
    /// The host whose plugins are asked; nil before `attach(to:)`.
    public private(set) var host: NavigationHost?
    /// Puts the questions of `confirm` to the person: an alert by default.
    public var questions: any QuestionPresenter = AlertPresenter()
    private(set) var mirror: StackMirror?
    /// Greater than 0 while UIKit's own methods are to do as they are told.
    private var unaskedDepth = 0

    /// A navigation controller of `host`, with a root or, for now, without one.
    public convenience init(host: NavigationHost, rootViewController: UIViewController? = nil) {
      self.init(nibName: nil, bundle: nil)
      attach(to: host)
      if let rootViewController { setViewControllers([rootViewController], animated: false) }
    }

    public override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
    }

    /// As UIKit's own; `attach(to:)` gives it a host.
    public override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
    }

    /// With a bar or a toolbar of a class of your own; `attach(to:)` gives it a host.
    public override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
      super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    }

    /// From a storyboard; `attach(to:)` gives it a host.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    /// Makes the plugins of `host` its policy. What is on the stack is taken over, and nobody asked.
    public func attach(to host: NavigationHost) {
      guard self.host !== host || mirror == nil else { return }
      detach()
      self.host = host
      joinIfNeeded()
    }

    /// From now on it is UIKit's own: recognisers, delegates and bar are as they were.
    public func detach() {
      dropMirror()
      host = nil
    }

    var shown: UINavigationController? { self }

    func take(_ mirror: StackMirror) { self.mirror = mirror }

    func dropMirror() {
      mirror?.leave()
      mirror = nil
    }

    /// The stack as the plugins see it; nil without a host.
    public var model: NavigationController? { mirror?.model }

    var asked: StackMirror? {
      guard unaskedDepth == 0, let mirror, mirror.host.isEnabled else { return nil }
      return mirror
    }

    /// Whether UIKit carries out what was decided already.
    var isUnasked: Bool { unaskedDepth > 0 }

    func unasked<Result>(_ body: () -> Result) -> Result {
      unaskedDepth += 1
      defer { unaskedDepth -= 1 }
      return body()
    }

    // MARK: What the program does

    open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      guard let asked else { return systemPush(viewController, animated: animated) }
      asked.push(viewController, animated: animated)
    }

    open override func popViewController(animated: Bool) -> UIViewController? {
      guard let asked else { return unasked { super.popViewController(animated: animated) } }
      return asked.popTop(animated: animated)
    }

    open override func popToViewController(
      _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
      guard let asked else {
        return unasked { super.popToViewController(viewController, animated: animated) }
      }
      return asked.pop(to: viewController, animated: animated)
    }

    open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
      guard let asked else { return unasked { super.popToRootViewController(animated: animated) } }
      return asked.popToRoot(animated: animated)
    }

    open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
      unasked { super.setViewControllers(viewControllers, animated: animated) }
      asked?.stackWasReplaced(by: viewControllers, animated: animated)
    }

    open override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
      if asked != nil, let dismissed,
        !dismissed.programDismisses(animated: animated, orElse: completion)
      {
        return
      }
      unasked { super.dismiss(animated: animated, completion: completion) }
    }

    open override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
      unasked { super.setNavigationBarHidden(hidden, animated: animated) }
      if mirror?.host.isEnabled == true { mirror?.barWasHidden(hidden) }
    }

    // MARK: What UIKit is told to do

    func systemPush(_ viewController: UIViewController, animated: Bool) {
      unasked { super.pushViewController(viewController, animated: animated) }
    }

    func systemPop(animated: Bool) -> UIViewController? {
      unasked { super.popViewController(animated: animated) }
    }

    func systemPop(to viewController: UIViewController, animated: Bool) -> [UIViewController] {
      unasked { super.popToViewController(viewController, animated: animated) } ?? []
    }

    func systemReplace(_ viewControllers: [UIViewController], animated: Bool) {
      unasked { super.setViewControllers(viewControllers, animated: animated) }
    }

    func systemHideBar(_ hidden: Bool, animated: Bool) {
      unasked { super.setNavigationBarHidden(hidden, animated: animated) }
    }

    func systemDismissItself(animated: Bool) {
      unasked { presentingViewController?.dismiss(animated: animated, completion: nil) }
    }

    // MARK: What the person does

    /// VoiceOver's two-finger scrub: source `"escape"`.
    open override func accessibilityPerformEscape() -> Bool {
      guard let asked else { return unasked { super.accessibilityPerformEscape() } }
      return asked.escape()
    }

    // MARK: Its own appearance

    open override func viewDidLoad() {
      super.viewDidLoad()
      mirror?.guards.install()
    }

    open override func viewWillAppear(_ animated: Bool) {
      joinIfNeeded()
      super.viewWillAppear(animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      mirror?.settle()
      reportIfAlone()
    }

    open override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      mirror?.wasLaidOut()
    }

    open override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      guard leavesForGood else { return }
      mirror?.wasDismissed()
      dropMirror()
    }

    /// Whether it is dismissed, or what it is inside of, as a tab bar in a sheet.
    private var leavesForGood: Bool {
      guard mirror?.sheetGuard != nil else { return false }
      return sequence(first: self as UIViewController, next: { $0.parent })
        .contains { $0.isBeingDismissed }
    }
  }
#endif
