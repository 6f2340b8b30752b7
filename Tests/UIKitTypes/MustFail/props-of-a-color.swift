// refused: cannot assign value of type 'UIColor'
import NavigationUIKit
import UIKit

@MainActor func mark(_ letter: UIViewController) {
  letter.navhost.props["color"] = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
}
