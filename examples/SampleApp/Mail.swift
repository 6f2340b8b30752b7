import NavhostNavigation
import NavhostPluginHost
import NavigationUIKit
import UIKit

/// The host of the app. Its policies are files of the bundle: Xcode copies the folder `policies`.
@MainActor
func makeHost(policies folder: String, log: @escaping (String) -> Void) -> NavigationHost {
  let host = NavigationHost()
  host.onLog = { log($0.message) }
  host.onReport = { log("navhost: \($0)") }
  do {
    for case .failure(let error) in try host.loadAll(in: folder) { log(error.message) }
  } catch {
    log(error.message)
  }
  return host
}

/// A letter that is being written.
final class Letter: UIViewController {
  /// Called when the user types.
  func textChanged(_ text: String) { navhost.props["draft"] = .boolean(!text.isEmpty) }

  /// The action of the screen's own button: asks like the back button, at a sheet's root like a drag.
  func done() {
    guard let navigation = navigationController as? PolicyNavigationController else { return }
    if navigation.viewControllers.first === self {
      navigation.requestDismiss()
    } else {
      navigation.requestPop()
    }
  }
}

extension Letter {
  /// Leaves the screen that the navigation controller around this one is in.
  func close() {
    guard let navigation = navigationController,
      let outer = navigation.parent?.navigationController as? PolicyNavigationController
    else { return }
    outer.requestPop()
  }
}

/// A list of letters, at the root.
final class Inbox: UIViewController {
  func open() { navigationController?.pushViewController(Letter(), animated: true) }
}

/// The root view controller for the window of a scene.
@MainActor
func makeMail(host: NavigationHost) -> PolicyNavigationController {
  PolicyNavigationController(host: host, rootViewController: Inbox())
}

extension Inbox {
  /// A letter in a sheet: a navigation controller of its own, with the same host.
  func compose() {
    guard let host = (navigationController as? PolicyNavigationController)?.host else { return }
    let sheet = PolicyNavigationController(host: host, rootViewController: Letter())
    present(sheet, animated: true, completion: nil)
  }
}

/// The same with tabs.
@MainActor
func makeTabs(host: NavigationHost) -> UITabBarController {
  let tabs = UITabBarController()
  tabs.viewControllers = ["Inbox", "Archive"].map { name in
    let navigation = PolicyNavigationController(host: host, rootViewController: Inbox())
    navigation.title = name
    return navigation
  }
  return tabs
}

/// Sets up a host for production.
func operate(_ host: NavigationHost, next: String, log: @escaping (String) -> Void) throws {
  // The kill switch: false restores UIKit's own behavior at once.
  host.isEnabled = true
  // Who denied what, how often, which version: each denial and question, and one in a hundred others.
  host.decisionLog = DecisionLog(every: 100) { record in
    log("\(record.outcome) \(record.className ?? "") by \(record.by ?? "none"), \(record.count)")
  }
  // The next version of a policy: the host asks it and ignores its results.
  let shadow = try host.loadShadow(next)
  host.onShadowDifference = { log("\(shadow.name) would say \($0.shadow), not \($0.live)") }
}
