internal import NavhostCommandLine
package import NavhostNavigation
package import NavhostPluginHost
internal import NavhostScripting
internal import NavhostSupport

/// A hook that fails abstains; the failure is reported on standard error.
package enum FaultPrinter {
  package static func start(_ host: NavigationHost) {
    host.onEvent = { event in
      if let text = text(event) { Output.error(text) }
    }
  }

  package static func text(_ event: Event) -> String? {
    switch event.name {
    case .fault: fault(event)
    case .quarantine: event.plugin.map { FailureText.quarantine(of: $0) }
    default: nil
    }
  }

  private static func fault(_ event: Event) -> String? {
    // What a listener raises is reported as it happens.
    guard let hook = event["hook"]?.description, hook != "nav.on" else { return nil }
    let message = event["message"]?.description ?? ""
    return "\(message) (\(FailureText.function(hook, of: event.plugin)))"
  }
}
