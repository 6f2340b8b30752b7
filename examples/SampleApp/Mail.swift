import Navigation
public import NavigationUIKit
import PluginHost
public import UIKit

/// The host of the app. Its policies are files of the bundle: Xcode copies the folder `policies`.
@MainActor
func makeHost(policies folder: String, log: @escaping (String) -> Void) -> NavigationHost {
  let host = NavigationHost()
  host.onLog = { log($0.message) }
  host.onReport = { log("navhost: \($0)") }
  for case .failure(let error) in host.loadAll(in: folder) { log(error.message) }
  return host
}

/// A list of letters, at the root.
public final class Inbox: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
  }

  public func open() { navigationController?.pushViewController(Letter(), animated: true) }
}

/// A letter that is being written.
public final class Letter: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Letter"
  }

  /// The person typed something.
  public func textChanged(_ text: String) {
    navhost.props["draft"] = .boolean(!text.isEmpty)
  }

  /// The screen's own button: it asks as the back button does.
  public func done() { (navigationController as? PolicyNavigationController)?.requestPop() }
}

/// What a scene delegate puts into its window.
@MainActor
public func makeMail(
  policies folder: String, log: @escaping (String) -> Void
) -> PolicyNavigationController {
  PolicyNavigationController(
    host: makeHost(policies: folder, log: log), rootViewController: Inbox())
}
