// refused: main actor-isolated
// swift: 5
import NavhostPluginHost
import NavigationUIKit
import UIKit

func keep(_ navigation: UINavigationController, _ host: NavigationHost) -> NavigationGuard {
  NavigationGuard(attachingTo: navigation, host: host)
}
