public struct UITransitionContextViewKey: Hashable, Sendable {
  let name: String
  public static let from = UITransitionContextViewKey(name: "from")
  public static let to = UITransitionContextViewKey(name: "to")
}

@MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  var containerView: UIView { get }
  var transitionWasCancelled: Bool { get }
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func completeTransition(_ didComplete: Bool)
}

@MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObject {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  func animateTransition(using context: any UIViewControllerContextTransitioning)
}

@MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObject {}

@MainActor
public final class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  weak var transition: UITransition?
  public private(set) var percentComplete: CGFloat = 0

  public func update(_ percent: CGFloat) { percentComplete = percent }
  public func cancel() { transition?.release(cancelled: true) }
  public func finish() { transition?.release(cancelled: false) }
}

@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isCancelled: Bool { get }
  var isInteractive: Bool { get }
}

@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: (
      @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  func notifyWhenInteractionChanges(
    _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

/// A running transition of a navigation controller: it takes 0.35 s by itself, and as long as the
/// finger is down where it is interactive.
@MainActor
final class UITransition: UIViewControllerTransitionCoordinator {
  typealias Handler = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

  private(set) var isCancelled = false
  private(set) var isInteractive: Bool
  private var handlers: [Handler] = []
  private var completions: [Handler] = []
  private let end: @MainActor (UITransition) -> Void

  init(interactive: Bool, end: @escaping @MainActor (UITransition) -> Void) {
    isInteractive = interactive
    self.end = end
    if !interactive { settle() }
  }

  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) { handlers.append(handler) }

  /// The finger is up.
  func release(cancelled: Bool) {
    guard isInteractive else { return }
    isCancelled = cancelled
    isInteractive = false
    // Rule 194.
    for handler in handlers { handler(self) }
    onRelease?(cancelled)
    settle()
  }

  var onRelease: (@MainActor (Bool) -> Void)?

  /// The delegate hears of what is shown, unless the transition was taken back.
  var didShow: (@MainActor () -> Void)?
  private var isOver = false

  private func settle() {
    UIClock.shared.after(0.35) { [self] in endNow() }
  }

  func endNow() {
    guard !isOver, !isInteractive else { return }
    isOver = true
    end(self)
    let isFirst = UIUnknowns.current.didShowComesFirst
    if isFirst, !isCancelled { didShow?() }
    for completion in completions { completion(self) }
    if !isFirst, !isCancelled { didShow?() }
    handlers = []
    completions = []
  }
}
