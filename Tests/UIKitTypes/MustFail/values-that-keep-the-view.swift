// refused: is inaccessible due to 'internal' protection level
import NavigationUIKit
import UIKit

@MainActor func keep(_ letter: UIViewController) -> UIViewController? {
  letter.navhost.viewController
}
