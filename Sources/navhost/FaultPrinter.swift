internal import Navigation
internal import PluginHost
internal import Scripting

/// A hook that fails has no opinion, and nobody would know: it is told on standard error.
enum FaultPrinter {
  static func start(_ session: ScriptSession) {
    session.onEvent = { event in
      if let text = text(event) { Output.error(text) }
    }
  }

  private static func text(_ event: Event) -> String? {
    switch event.name {
    case .fault: fault(event)
    case .quarantine:
      event.plugin.map { "plugin '\($0)' is quarantined: its last three calls failed" }
    default: nil
    }
  }

  private static func fault(_ event: Event) -> String? {
    // What a listener raises is reported as it happens.
    guard let hook = event["hook"]?.description, hook != "nav.on" else { return nil }
    let owner = event.plugin.map { "plugin '\($0)'" } ?? "the script"
    return "\(event["message"]?.description ?? "") (\(hook) of \(owner))"
  }
}
