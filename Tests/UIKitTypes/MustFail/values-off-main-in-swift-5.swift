// refused: main actor-isolated
// swift: 5
import NavigationUIKit
import UIKit

func logOut(_ screen: UIViewController) {
  screen.navhost.className = "Letter"
}
