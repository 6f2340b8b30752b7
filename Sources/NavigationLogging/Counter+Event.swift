internal import Metrics
internal import Navigation

extension Counter {
  /// The counter that an event counts in: of decisions, faults and quarantines; nil for the others.
  convenience init?(_ event: Event) {
    switch event.name {
    case .decision:
      let dimensions = ["subject", "outcome", "source"].compactMap { key in
        event[key].map { (key, "\($0)") }
      }
      self.init(label: "navhost.decisions", dimensions: dimensions)
    case .fault, .quarantine:
      self.init(
        label: "navhost.\(event.name.rawValue)s", dimensions: [("plugin", event.plugin ?? "")])
    default: return nil
    }
  }
}
