@MainActor
public protocol UINavigationControllerDelegate: NSObject {
  func navigationController(
    _ navigation: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigation: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigation: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func navigationController(
    _ navigation: UINavigationController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigation: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigation: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigation: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func navigationController(
    _ navigation: UINavigationController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

@MainActor
open class UINavigationController: UIViewController {
  public enum Operation: Sendable { case none, push, pop }

  /// Which iOS the stand-in is: 26 has the content recogniser.
  public static var systemVersion = 17

  public weak var delegate: (any UINavigationControllerDelegate)?
  public let navigationBar = UINavigationBar()
  public private(set) var isNavigationBarHidden = false
  public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    recognizer(UIScreenEdgePanGestureRecognizer(target: nil, action: nil))
  public private(set) lazy var interactiveContentPopGestureRecognizer: UIGestureRecognizer? =
    Self.systemVersion >= 26
    ? recognizer(UIPanGestureRecognizer(target: nil, action: nil)) : nil
  /// A swipe began where nothing could be popped: pushes are not shown until another swipe.
  public private(set) var isFrozen = false
  /// How often the bar's delegate was asked.
  public private(set) var barAsks = 0

  private var stack: [UIViewController] = []
  /// At its first appearance the delegate hears of what is shown.
  private var hasAppeared = false
  /// What `viewControllers` says, where it is older than the stack.
  private var oldStack: [UIViewController]?
  /// What waits for the next layout.
  private var waiting: [@MainActor () -> Void] = []
  private lazy var popDelegate = SystemPopDelegate(self)
  private(set) var transition: UITransition?
  private(set) var swipe: UIPanGestureRecognizer?

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Its bar is always the stand-in's own.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public var viewControllers: [UIViewController] {
    get { oldStack ?? stack }
    set { setViewControllers(newValue, animated: false) }
  }

  public override var children: [UIViewController] { stack }
  public var topViewController: UIViewController? { viewControllers.last }

  /// UIKit lays out before it shows the next picture.
  public func layOut() {
    guard oldStack != nil || !waiting.isEmpty else { return }
    oldStack = nil
    let begin = waiting
    waiting = []
    for body in begin { body() }
    viewDidLayoutSubviews()
  }

  private func layOutLater() {
    UIClock.shared.after(0) { [weak self] in self?.layOut() }
  }
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? super.transitionCoordinator
  }

  private func recognizer(_ recognizer: UIPanGestureRecognizer) -> UIGestureRecognizer {
    recognizer.delegate = popDelegate
    recognizer.actions.append { [weak self] in self?.swiped($0 as! UIPanGestureRecognizer) }
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    _ = interactivePopGestureRecognizer
    _ = interactiveContentPopGestureRecognizer
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    topViewController?.viewWillAppear(animated)
    if let top = topViewController, !hasAppeared {
      delegate?.navigationController(self, willShow: top, animated: animated)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    topViewController?.viewDidAppear(animated)
    if let top = topViewController, !hasAppeared {
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
    hasAppeared = true
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    topViewController?.viewWillDisappear(animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    topViewController?.viewDidDisappear(animated)
  }

  private var isOnScreen: Bool { appearance != .disappeared }

  // MARK: The stack

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(!stack.contains { $0 === viewController }, "pushed more than once")
    if isFrozen { return }
    layOutIfAnimating()
    let from = stack.last
    stack.append(viewController)
    viewController.parent = self
    syncBar()
    exchange(from: from, to: viewController, animated: animated, interactive: false, pops: [])
  }

  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 2, animated: animated).last
  }

  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let place = stack.firstIndex(where: { $0 === viewController }) else {
      preconditionFailure("popped to a view controller that is not on the stack")
    }
    return pop(to: place, animated: animated)
  }

  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.count > 1 ? pop(to: 0, animated: animated) : nil
  }

  /// A transition that has not begun begins before the next one.
  private func layOutIfAnimating() { if !waiting.isEmpty { layOut() } }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    layOutIfAnimating()
    let from = stack.last
    let gone = stack.filter { old in !viewControllers.contains { $0 === old } }
    if UIUnknowns.current.getterIsOldAfterReplace, isOnScreen, !stack.isEmpty {
      oldStack = stack
      layOutLater()
    }
    stack = viewControllers
    for view in viewControllers { view.parent = self }
    syncBar()
    guard let to = stack.last, to !== from else {
      for view in gone { view.parent = nil }
      return
    }
    exchange(from: from, to: to, animated: animated, interactive: false, pops: gone)
  }

  /// A pop by code: the stack changes first, then the bar is asked (rule 186).
  private func pop(to place: Int, animated: Bool) -> [UIViewController] {
    layOutIfAnimating()
    guard place + 1 < stack.count else { return [] }
    let gone = Array(stack[(place + 1)...])
    guard let from = gone.last else { return [] }
    let before = stack
    if UIUnknowns.current.barIsAskedFirst { askBar(from) }
    stack.removeSubrange((place + 1)...)
    if !UIUnknowns.current.barIsAskedFirst { askBar(from) }
    if UIUnknowns.current.stackIsOldUntilLayout, gone.count > 1 {
      oldStack = before
      layOutLater()
    }
    syncBar()
    exchange(
      from: from, to: stack[place], animated: animated, interactive: swipe != nil, pops: gone,
      before: before)
    return gone
  }

  private func askBar(_ leaving: UIViewController) {
    barAsks += 1
    let allows =
      (self as? any UINavigationBarDelegate)?
      .navigationBar(navigationBar, shouldPop: leaving.navigationItem) ?? true
    precondition(allows, "a pop that was decided already was refused by the bar's delegate")
  }

  private func syncBar() { navigationBar.items = stack.map(\.navigationItem) }

  /// Shows `to` in place of `from`, in the order of rules 192 and 193.
  private func exchange(
    from: UIViewController?, to: UIViewController, animated: Bool, interactive: Bool,
    pops: [UIViewController], before: [UIViewController] = []
  ) {
    guard isOnScreen else {
      for view in pops { view.parent = nil }
      return
    }
    let unknowns = UIUnknowns.current
    let beginsInCall = interactive && unknowns.swipesBeginInCall
    if animated, from != nil, unknowns.beginsAtLayout, !beginsInCall {
      waiting.append { [weak self] in
        self?.begin(
          from: from, to: to, animated: animated, interactive: interactive, pops: pops,
          before: before)
      }
      return layOutLater()
    }
    begin(
      from: from, to: to, animated: animated, interactive: interactive, pops: pops, before: before)
  }

  private func begin(
    from: UIViewController?, to: UIViewController, animated: Bool, interactive: Bool,
    pops: [UIViewController], before: [UIViewController]
  ) {
    from?.isMovingFromParent = !pops.isEmpty
    from?.viewWillDisappear(animated)
    to.viewWillAppear(animated)
    guard animated, from != nil else {
      delegate?.navigationController(self, willShow: to, animated: false)
      from?.viewDidDisappear(false)
      to.viewDidAppear(false)
      for view in pops { view.parent = nil }
      delegate?.navigationController(self, didShow: to, animated: false)
      return
    }
    let interaction = interaction(from: from, to: to, pops: !pops.isEmpty)
    let running = UITransition(interactive: interactive || interaction != nil) {
      [weak self] transition in
      self?.ended(transition, from: from, to: to, pops: pops, before: before)
    }
    running.onRelease = { cancelled in
      guard cancelled else { return }
      to.viewWillDisappear(true)
      from?.viewWillAppear(true)
    }
    running.didShow = { [weak self] in
      guard let self else { return }
      delegate?.navigationController(self, didShow: to, animated: true)
    }
    transition = running
    interaction?.transition = running
    delegate?.navigationController(self, willShow: to, animated: true)
  }

  /// The stack is whole again only when a cancelled swipe has come to its end.
  private func ended(
    _ ended: UITransition, from: UIViewController?, to: UIViewController,
    pops: [UIViewController], before: [UIViewController]
  ) {
    if transition === ended { transition = nil }
    from?.isMovingFromParent = false
    if ended.isCancelled {
      stack = before
      syncBar()
      to.viewDidDisappear(true)
      from?.viewDidAppear(true)
    } else {
      from?.viewDidDisappear(true)
      to.viewDidAppear(true)
      for view in pops { view.parent = nil }
    }
  }

  /// What drives the transition, where the delegate has an animation of its own.
  private func interaction(
    from: UIViewController?, to: UIViewController, pops: Bool
  ) -> UIPercentDrivenInteractiveTransition? {
    guard let from, let delegate,
      let animator = delegate.navigationController(
        self, animationControllerFor: pops ? .pop : .push, from: from, to: to)
    else { return nil }
    return delegate.navigationController(self, interactionControllerFor: animator)
      as? UIPercentDrivenInteractiveTransition
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Hides the bar as UIKit does for `hidesBarsOnSwipe` and a search controller: by no method that a subclass can
  /// override.
  public func hideBarAsUIKitDoes(_ hidden: Bool) { isNavigationBarHidden = hidden }

  // MARK: Swipes

  private func swiped(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began: beginSwipe(recognizer)
    case .ended: endSwipe(finishes: isBeyondHalf(recognizer))
    case .cancelled: endSwipe(finishes: false)
    default: break
    }
  }

  /// Rule 63: where nothing can be popped, the end of the swipe is waited for in vain.
  private func beginSwipe(_ recognizer: UIPanGestureRecognizer) {
    isFrozen = stack.count < 2
    interrupt()
    swipe = recognizer
    if !isFrozen, popViewController(animated: true) == nil { swipe = nil }
  }

  /// What runs is taken to its end.
  private func interrupt() {
    if UIUnknowns.current.swipesInterrupt { transition?.endNow() }
  }

  private func endSwipe(finishes: Bool) {
    guard swipe != nil else { return }
    swipe = nil
    transition?.release(cancelled: !finishes)
  }

  /// Rule 155.
  private func isBeyondHalf(_ pan: UIPanGestureRecognizer) -> Bool {
    let sign: CGFloat = isMirrored ? -1 : 1
    let way = pan.translation(in: view).x + 0.3 * pan.velocity(in: view).x
    return way * sign > view.bounds.width / 2
  }

  var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// UIKit pops at a scrub.
  open override func accessibilityPerformEscape() -> Bool {
    popViewController(animated: true) != nil
  }
}

/// The delegate that UIKit gives its pop recognisers (rules 61 and 198).
@MainActor
final class SystemPopDelegate: NSObject, UIGestureRecognizerDelegate {
  private unowned let owner: UINavigationController
  init(_ owner: UINavigationController) {
    self.owner = owner
    super.init()
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard owner.viewControllers.count > 1,
      owner.transition == nil || UIUnknowns.current.swipesInterrupt, !hasAnimator
    else { return false }
    return allowsItem
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { !UIUnknowns.current.touchesAreRefused || allowsItem }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { !UIUnknowns.current.touchesAreRefused || allowsItem }

  /// Rules 61 and 198.
  private var allowsItem: Bool {
    guard let item = owner.topViewController?.navigationItem else { return false }
    return !owner.isNavigationBarHidden && !item.hidesBackButton
      && ((item.leftBarButtonItems ?? []).isEmpty || item.leftItemsSupplementBackButton)
  }

  /// A delegate with an animation of its own switches UIKit's swipe off.
  private var hasAnimator: Bool {
    let views = owner.viewControllers
    return owner.delegate?.navigationController(
      owner, animationControllerFor: .pop, from: views[views.count - 1], to: views[views.count - 2])
      != nil
  }
}
