import QMUIKit
import UIKit

// Before: QMUI asks the view controller by this method, with taps and swipes told apart.

final class FormBefore: UIViewController, UINavigationControllerBackButtonHandlerProtocol {
  var isDirty = false

  func canPopViewController(byPopGesture: Bool) -> Bool {
    if byPopGesture { return !isDirty }
    if isDirty { askToSave() }
    return !isDirty
  }

  private func askToSave() {}
}
