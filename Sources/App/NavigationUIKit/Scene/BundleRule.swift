#if canImport(UIKit)
  import Foundation
  import NavhostNavigation
  import NavhostPluginHost
  import UIKit

  extension PolicyNavigationController {
    /// Whether plugins may come from files outside the app's bundle, as those do that were downloaded.
    /// It is off: such a plugin is switched off as it is loaded, and reported. Read docs/app-review.md
    /// before you change it; set it before the first `attach(to:)`.
    public static var allowsDownloadedPolicies = false
  }

  /// Keeps a host to the policies that were reviewed with the app.
  @MainActor
  final class BundleRule {
    private weak var host: NavigationHost?
    private var observation: Observation?

    init(_ host: NavigationHost) {
      self.host = host
      observation = host.observe { [weak self] event in
        guard event.name == .load else { return }
        onMain { self?.apply() }
      }
      apply()
    }

    private func apply() {
      guard let host, !PolicyNavigationController.allowsDownloadedPolicies else { return }
      for plugin in host.plugins where plugin.isEnabled && !isFromBundle(plugin) {
        host.setEnabled(plugin, false)
        host.report(
          "the policy '\(plugin.name)' is not from the app's bundle, and is off: "
            + "see PolicyNavigationController.allowsDownloadedPolicies")
      }
    }

    private func isFromBundle(_ plugin: Plugin) -> Bool {
      guard let path = plugin.path else { return true }
      return parts(of: path).starts(with: parts(of: Bundle.main.bundlePath))
    }

    /// Of the place where the file is, whatever links lead there.
    private func parts(of path: String) -> [String] {
      URL(fileURLWithPath: path).resolvingSymlinksInPath().pathComponents
    }
  }
#endif
