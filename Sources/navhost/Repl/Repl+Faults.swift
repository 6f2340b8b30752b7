internal import Navigation
internal import PluginHost

extension Repl {
  /// The faults since it was last asked: a hook that fails has no opinion, and nobody would know.
  func faults() -> [String] {
    let log = host.navigation.events
    defer { lastEvent = log.lastIndex }
    let events = log.since(log.lastIndex < lastEvent ? 0 : lastEvent)
    return events.compactMap(Self.text)
  }

  private static func text(_ event: Event) -> String? {
    let plugin = event.plugin ?? "a hook of the script"
    // What a listener raises is reported as it happens.
    switch (event.name, event["hook"]?.description) {
    case (.fault, "nav.on"): return nil
    case (.fault, let hook): return "fault in \(plugin), \(hook ?? ""): \(message(event))"
    case (.quarantine, _): return "\(plugin) is quarantined: mend it, then .reload \(plugin)"
    default: return nil
    }
  }

  private static func message(_ event: Event) -> String { event["message"]?.description ?? "" }
}
