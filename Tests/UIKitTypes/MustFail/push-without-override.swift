// refused: requires an 'override' keyword
import NavigationUIKit
import UIKit

final class Mine: PolicyNavigationController {
  func pushViewController(_ viewController: UIViewController, animated: Bool) {}
}
