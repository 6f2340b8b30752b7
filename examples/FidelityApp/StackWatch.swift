import UIKit

/// The delegate of a navigation controller: it tells, and answers as if it were not there.
final class StackWatch: NSObject, UINavigationControllerDelegate {
  private let log: CallbackLog

  init(_ log: CallbackLog) {
    self.log = log
    super.init()
  }

  func navigationController(
    _ navigation: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    tell("navigation.willShow", viewController)
    guard let coordinator = navigation.transitionCoordinator else { return }
    coordinator.animate(alongsideTransition: nil) { [log] context in
      log.tell("transition.completed", ["cancelled": .flag(context.isCancelled)])
    }
    coordinator.notifyWhenInteractionChanges { [log] context in
      log.tell("transition.released", ["cancelled": .flag(context.isCancelled)])
    }
  }

  func navigationController(
    _ navigation: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    tell("navigation.didShow", viewController)
  }

  func navigationController(
    _ navigation: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    tell("navigation.animation", to)
    return nil
  }

  private func tell(_ event: String, _ view: UIViewController) {
    log.tell(event, ["screen": view.title.map { .text($0) }])
  }
}
