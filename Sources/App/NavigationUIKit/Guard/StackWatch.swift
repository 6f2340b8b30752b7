#if canImport(UIKit)
  import NavhostNavigation
  import UIKit

  /// Stands in front of the delegate of a navigation controller of another class, and hears of its
  /// stack: what the program and the bar do is taken over, a swipe that was allowed is followed.
  ///
  /// It says nothing about animations itself: a delegate with animations switches UIKit's swipe off.
  @MainActor
  final class StackWatch: ForwardingDelegate, UINavigationControllerDelegate {
    /// Nil once nobody is asked any more: somebody may still hold this one.
    private weak var keeper: GuardKeeper?

    init(_ keeper: GuardKeeper) {
      self.keeper = keeper
      super.init()
      install()
    }

    /// Done again and again, it does nothing.
    func install() {
      guard let shown = keeper?.navigation, shown.delegate !== self else { return }
      if shown.delegate is FullScreenPan { return }
      stand(before: shown.delegate)
      shown.delegate = self
    }

    func uninstall() {
      if let shown = keeper?.navigation, shown.delegate === self {
        shown.delegate = behind as? any UINavigationControllerDelegate
      }
      keeper = nil
    }

    func navigationController(
      _ navigation: UINavigationController, willShow view: UIViewController, animated: Bool
    ) {
      if !isInside, let mirror = keeper?.asked {
        mirror.stackChanges()
        // UIKit may show its old stack until it lays out.
        if mirror.views.last !== view { mirror.lookLater() }
      }
      ask { $0.tellWillShow(navigation, view, animated) }
    }

    func navigationController(
      _ navigation: UINavigationController, didShow view: UIViewController, animated: Bool
    ) {
      if !isInside, let keeper {
        keeper.joinIfNeeded()
        keeper.mirror?.wasLaidOut(isLast: true)
        if keeper.asked?.finger.isDown == false { keeper.mirror?.settle() }
        keeper.reportIfAlone()
      }
      ask { $0.tellDidShow(navigation, view, animated) }
    }

    #if !canImport(ObjectiveC)
      func navigationController(
        _ navigation: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from: UIViewController, to: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        ask { $0.animator(navigation, operation, from, to) } ?? nil
      }

      func navigationController(
        _ navigation: UINavigationController,
        interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? {
        ask { $0.interaction(navigation, animator) } ?? nil
      }
    #endif

    @discardableResult
    private func ask<Answer>(_ body: (any UINavigationControllerDelegate) -> Answer) -> Answer? {
      ask((any UINavigationControllerDelegate).self, body)
    }
  }

  extension StackMirror {
    /// UIKit is about to show another view controller: by the swipe that was allowed, or in a way that
    /// nobody is asked about.
    func stackChanges() {
      if finger.isLeading, !finger.isCarriedOut {
        finger.carriesOut()
        return swipeIsCarriedOut(taking: finger.leaving)
      }
      guard !finger.isDown else { return }
      catchUp(animated: true)
    }
  }
#endif
