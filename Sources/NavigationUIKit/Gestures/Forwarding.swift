#if canImport(UIKit)
  import UIKit

  /// Calls of delegate methods that need not be there. Where there is no Objective-C they always are,
  /// with the answers that UIKit takes for granted.
  #if canImport(ObjectiveC)
    extension UIGestureRecognizerDelegate {
      func allowsBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizerShouldBegin?(recognizer) ?? true
      }

      func allows(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
        gestureRecognizer?(recognizer, shouldReceive: touch) ?? true
      }

      func allowsTogether(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        gestureRecognizer?(one, shouldRecognizeSimultaneouslyWith: other) ?? false
      }
    }

    extension UINavigationControllerDelegate {
      func animator(
        _ navigation: UINavigationController, _ operation: UINavigationController.Operation,
        _ from: UIViewController, _ to: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        navigationController?(
          navigation, animationControllerFor: operation, from: from, to: to) ?? nil
      }

      func interaction(
        _ navigation: UINavigationController, _ animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? {
        navigationController?(navigation, interactionControllerFor: animator) ?? nil
      }
    }

    extension UIAdaptivePresentationControllerDelegate {
      func allowsDismissal(_ presentation: UIPresentationController) -> Bool {
        presentationControllerShouldDismiss?(presentation) ?? true
      }

      func tellWillDismiss(_ presentation: UIPresentationController) {
        presentationControllerWillDismiss?(presentation)
      }

      func tellDidDismiss(_ presentation: UIPresentationController) {
        presentationControllerDidDismiss?(presentation)
      }

      func tellAttempt(_ presentation: UIPresentationController) {
        presentationControllerDidAttemptToDismiss?(presentation)
      }
    }

    extension UITabBarControllerDelegate {
      func allows(_ tabs: UITabBarController, _ view: UIViewController) -> Bool {
        tabBarController?(tabs, shouldSelect: view) ?? true
      }

      func tellSelected(_ tabs: UITabBarController, _ view: UIViewController) {
        tabBarController?(tabs, didSelect: view)
      }
    }

    /// A delegate in front of another one: what it does not answer itself, `target` is asked.
    @MainActor
    class ForwardingDelegate: NSObject {
      // UIKit asks for it on the main thread, by way of methods that promise no actor.
      nonisolated(unsafe) weak var target: AnyObject?

      override func responds(to selector: Selector!) -> Bool {
        super.responds(to: selector) || target?.responds(to: selector) == true
      }

      override func forwardingTarget(for selector: Selector!) -> Any? { target }
    }

    /// Calls `action` as a pan goes on.
    @MainActor
    final class PanAction: NSObject {
      private let action: @MainActor (UIPanGestureRecognizer) -> Void

      init(
        _ pan: UIPanGestureRecognizer,
        _ action: @escaping @MainActor (UIPanGestureRecognizer) -> Void
      ) {
        self.action = action
        super.init()
        pan.addTarget(self, action: #selector(changed))
      }

      @objc private func changed(_ pan: UIPanGestureRecognizer) { action(pan) }
    }
  #else
    extension UIGestureRecognizerDelegate {
      func allowsBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizerShouldBegin(recognizer)
      }

      func allows(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
        gestureRecognizer(recognizer, shouldReceive: touch)
      }

      func allowsTogether(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other)
      }
    }

    extension UINavigationControllerDelegate {
      func animator(
        _ navigation: UINavigationController, _ operation: UINavigationController.Operation,
        _ from: UIViewController, _ to: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        navigationController(navigation, animationControllerFor: operation, from: from, to: to)
      }

      func interaction(
        _ navigation: UINavigationController, _ animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? {
        navigationController(navigation, interactionControllerFor: animator)
      }
    }

    extension UIAdaptivePresentationControllerDelegate {
      func allowsDismissal(_ presentation: UIPresentationController) -> Bool {
        presentationControllerShouldDismiss(presentation)
      }

      func tellWillDismiss(_ presentation: UIPresentationController) {
        presentationControllerWillDismiss(presentation)
      }

      func tellDidDismiss(_ presentation: UIPresentationController) {
        presentationControllerDidDismiss(presentation)
      }

      func tellAttempt(_ presentation: UIPresentationController) {
        presentationControllerDidAttemptToDismiss(presentation)
      }
    }

    extension UITabBarControllerDelegate {
      func allows(_ tabs: UITabBarController, _ view: UIViewController) -> Bool {
        tabBarController(tabs, shouldSelect: view)
      }

      func tellSelected(_ tabs: UITabBarController, _ view: UIViewController) {
        tabBarController(tabs, didSelect: view)
      }
    }

    /// A delegate in front of another one.
    @MainActor
    class ForwardingDelegate: NSObject {
      weak var target: AnyObject?
    }

    /// Calls `action` as a pan goes on.
    @MainActor
    final class PanAction: NSObject {
      init(
        _ pan: UIPanGestureRecognizer,
        _ action: @escaping @MainActor (UIPanGestureRecognizer) -> Void
      ) {
        super.init()
        pan.addTarget { action($0) }
      }
    }
  #endif
#endif
