import NavhostNavigation
import NavhostPluginHost
import NavigationUIKit
import UIKit

/// Protects a navigation controller of another class for as long as you keep the result.
@MainActor
func guardStack(_ navigation: UINavigationController, host: NavigationHost) -> NavigationGuard {
  let stackGuard = NavigationGuard(attachingTo: navigation, host: host)
  for source in stackGuard.uncheckedSources {
    host.onReport("no policy is asked about \(source.rawValue)")
  }
  return stackGuard
}

/// Pushes a screen whose class has no name that a plugin could match.
@MainActor
func push(_ screen: UIViewController, named name: String, on navigation: UINavigationController) {
  screen.navhost.className = name
  navigation.pushViewController(screen, animated: true)
}
