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

      func allows(_ recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
        gestureRecognizer?(recognizer, shouldReceive: event) ?? true
      }

      func allowsTogether(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        gestureRecognizer?(one, shouldRecognizeSimultaneouslyWith: other) ?? false
      }

      func waits(_ one: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
        gestureRecognizer?(one, shouldRequireFailureOf: other) ?? false
      }

      func comesBefore(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        gestureRecognizer?(one, shouldBeRequiredToFailBy: other) ?? false
      }
    }

    extension UINavigationControllerDelegate {
      func tellWillShow(
        _ navigation: UINavigationController, _ view: UIViewController, _ animated: Bool
      ) {
        navigationController?(navigation, willShow: view, animated: animated)
      }

      func tellDidShow(
        _ navigation: UINavigationController, _ view: UIViewController, _ animated: Bool
      ) {
        navigationController?(navigation, didShow: view, animated: animated)
      }

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

      @available(iOS 18.0, *)
      func allows(_ tabs: UITabBarController, _ tab: UITab) -> Bool {
        tabBarController?(tabs, shouldSelectTab: tab)
          ?? tab.viewController.map { allows(tabs, $0) } ?? true
      }

      func tellSelected(_ tabs: UITabBarController, _ view: UIViewController) {
        tabBarController?(tabs, didSelect: view)
      }
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

      func allows(_ recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
        gestureRecognizer(recognizer, shouldReceive: event)
      }

      func allowsTogether(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other)
      }

      func waits(_ one: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
        gestureRecognizer(one, shouldRequireFailureOf: other)
      }

      func comesBefore(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        gestureRecognizer(one, shouldBeRequiredToFailBy: other)
      }
    }

    extension UINavigationControllerDelegate {
      func tellWillShow(
        _ navigation: UINavigationController, _ view: UIViewController, _ animated: Bool
      ) {
        navigationController(navigation, willShow: view, animated: animated)
      }

      func tellDidShow(
        _ navigation: UINavigationController, _ view: UIViewController, _ animated: Bool
      ) {
        navigationController(navigation, didShow: view, animated: animated)
      }

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

      func allows(_ tabs: UITabBarController, _ tab: UITab) -> Bool {
        tabBarController(tabs, shouldSelectTab: tab)
      }

      func tellSelected(_ tabs: UITabBarController, _ view: UIViewController) {
        tabBarController(tabs, didSelect: view)
      }
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
