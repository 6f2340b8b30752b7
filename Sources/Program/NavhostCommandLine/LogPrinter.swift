package import NavhostNavigation
package import NavhostPluginHost
internal import NavhostSupport

/// Plugins' logs go to standard error, a line each.
package enum LogPrinter {
  package static func print(_ line: LogLine) { Output.note(text(line)) }

  package static func text(_ line: LogLine) -> String {
    let name = line.plugin.map { "[\($0)] " } ?? ""
    let level = line.level == .print ? "" : "\(line.level.rawValue): "
    return name + level + Output.oneLine(line.message)
  }
}

/// A hook that fails has no opinion, and nobody would know: it is told on standard error.
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
