#if canImport(UIKit)
  import NavhostNavigation
  import NavhostPluginHost
  import UIKit

  /// The host's own pan, for controllers whose `gesture` is `"fullscreen"`: it begins anywhere, and
  /// finishes by the model's release rule. UIKit's own recognisers rest meanwhile. Since iOS 26 UIKit swipes
  /// anywhere by itself, and this one is not put in.
  ///
  /// UIKit takes the animation from the navigation controller's delegate, so ours stands in front of
  /// the app's while the pan runs, and only then: a delegate with animations switches UIKit's own
  /// swipe off.
  @MainActor
  final class FullScreenPan: ForwardingDelegate, UIGestureRecognizerDelegate,
    UINavigationControllerDelegate
  {
    private weak var mirror: StackMirror?
    private let pan = UIPanGestureRecognizer(target: nil, action: nil)
    private var action: PanAction?
    private var interaction: UIPercentDrivenInteractiveTransition?
    /// How it ended, where the finger was up before UIKit's transition began.
    private var endedEarly: Outcome??
    private weak var appDelegate: (any UINavigationControllerDelegate)?

    init(_ mirror: StackMirror) {
      self.mirror = mirror
      super.init()
    }

    func install() {
      guard mirror?.hasContentSwipe == false else { return }
      pan.maximumNumberOfTouches = 1
      pan.delegate = self
      action = PanAction(pan) { [weak self] pan in self?.changed(pan) }
      mirror?.owner?.view.addGestureRecognizer(pan)
    }

    func uninstall() {
      transitionEnded()
      pan.view?.removeGestureRecognizer(pan)
    }

    func isPan(_ recognizer: UIGestureRecognizer) -> Bool { recognizer === pan }

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
      mirror?.guards.mustWait(recognizer, for: other) == true
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      guard let mirror, mirror.host.isEnabled, isWanted(mirror), mirror.runningTransition == nil
      else { return false }
      mirror.prepareSwipe()
      return mirror.begin(mirror.pan(of: recognizer), recognizer)
    }

    private func isWanted(_ mirror: StackMirror) -> Bool {
      guard !mirror.isAtRoot, let top = mirror.model.top else { return false }
      return mirror.isFullScreen(top)
    }

    private func changed(_ pan: UIPanGestureRecognizer) {
      guard let mirror, let view = mirror.owner?.view else { return }
      switch pan.state {
      case .began: start(mirror)
      case .changed: follow(pan, mirror)
      case .ended: end(mirror.finger.release(at: pan.location(in: view)))
      case .cancelled, .failed:
        mirror.finger.end(popped: false)
        end(nil)
      default: break
      }
    }

    private func start(_ mirror: StackMirror) {
      guard let owner = mirror.owner else { return }
      interaction = UIPercentDrivenInteractiveTransition()
      if owner.delegate !== self {
        appDelegate = owner.delegate
        stand(before: appDelegate)
        owner.delegate = self
      }
      _ = mirror.carrySwipeOut(animated: true)
    }

    /// UIKit may have asked for the animation as late as at a layout; now it asks no more.
    func transitionEnded() {
      interaction = nil
      endedEarly = nil
      if let owner = mirror?.owner, owner.delegate === self { owner.delegate = appDelegate }
    }

    /// A policy or a setting may take the swipe back while the finger is down.
    private func follow(_ pan: UIPanGestureRecognizer, _ mirror: StackMirror) {
      let view = mirror.owner?.view
      let outcome = mirror.finger.move(
        to: pan.location(in: view), velocity: pan.velocity(in: view))
      if let outcome { return end(outcome) }
      interaction?.update(CGFloat(mirror.model.transition?.progress ?? 0))
    }

    /// UIKit's transition may begin as late as at a layout. What is finished before it has begun would
    /// never end.
    private func end(_ outcome: Outcome?) {
      guard mirror?.runningTransition != nil else {
        endedEarly = .some(outcome)
        return
      }
      if outcome?.kind == .popped { interaction?.finish() } else { interaction?.cancel() }
    }

    func transitionBegan() {
      guard let outcome = endedEarly else { return }
      endedEarly = nil
      end(outcome)
    }

    // MARK: The animation

    func navigationController(
      _ navigation: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      guard interaction != nil, operation == .pop else {
        return ask { $0.animator(navigation, operation, from, to) } ?? nil
      }
      return SlideAnimator()
    }

    func navigationController(
      _ navigation: UINavigationController,
      interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      interaction ?? ask { $0.interaction(navigation, animator) } ?? nil
    }

    private func ask<Answer>(_ body: (any UINavigationControllerDelegate) -> Answer) -> Answer? {
      ask((any UINavigationControllerDelegate).self, body)
    }
  }

  /// The upper view slides away towards the trailing edge, over the lower one.
  @MainActor
  final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
      0.35
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let upper = context.view(forKey: .from), let lower = context.view(forKey: .to) else {
        return context.completeTransition(false)
      }
      let width = context.containerView.bounds.width
      let isMirrored = upper.effectiveUserInterfaceLayoutDirection == .rightToLeft
      context.containerView.insertSubview(lower, belowSubview: upper)
      UIView.animate(
        withDuration: transitionDuration(using: context),
        animations: {
          upper.transform = CGAffineTransform(translationX: isMirrored ? -width : width, y: 0)
        },
        completion: { _ in
          upper.transform = .identity
          context.completeTransition(!context.transitionWasCancelled)
        })
    }
  }
#endif
