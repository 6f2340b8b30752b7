import UIKit

/// A screen in a sheet that may be dragged away, or not.
final class LoggingSheet: LoggingScreen, UIAdaptivePresentationControllerDelegate {
  var isHeld = false
  private lazy var touches = TouchLog(log, "sheet")

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presentationController?.delegate = self
    touches.install(on: presentationController?.containerView)
  }

  func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
    log.tell("sheet.shouldDismiss", ["answer": .flag(!isHeld)])
    return !isHeld
  }

  func presentationControllerWillDismiss(_ presentation: UIPresentationController) {
    log.tell("sheet.willDismiss")
  }

  func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
    log.tell("sheet.didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
    log.tell("sheet.didAttempt")
  }
}
