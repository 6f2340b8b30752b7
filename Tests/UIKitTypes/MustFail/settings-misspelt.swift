// refused: has no member 'interactivePopDisable'
import NavigationUIKit
import UIKit

@MainActor func hold(_ letter: UIViewController) {
  letter.navhost.settings.interactivePopDisable = true
}
