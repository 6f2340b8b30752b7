import ObjectiveC
import UIKit

// Before: the bar's question is taken over by exchanging an implementation of UIKit's.

@MainActor @objc protocol BackButtonHandler {
  @objc optional func navigationShouldPopOnBackButton() -> Bool
}

extension UINavigationController {
  static func takeBackButtonOver() {
    guard
      let original = class_getInstanceMethod(
        self, NSSelectorFromString("navigationBar:shouldPopItem:")),
      let handler = class_getInstanceMethod(self, #selector(asking(_:shouldPop:)))
    else { return }
    method_exchangeImplementations(original, handler)
  }

  @objc func asking(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    if viewControllers.count < bar.items?.count ?? 0 { return true }
    let handler = topViewController as? any BackButtonHandler
    if handler?.navigationShouldPopOnBackButton?() ?? true {
      Task { @MainActor in _ = popViewController(animated: true) }
    }
    return false
  }
}

final class LetterBefore: UIViewController, BackButtonHandler {
  var isDraft = false

  func navigationShouldPopOnBackButton() -> Bool { !isDraft }
}
