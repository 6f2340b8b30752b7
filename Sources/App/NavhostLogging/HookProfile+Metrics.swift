internal import Metrics
public import NavhostPluginHost

extension HookProfile {
  /// Sends what each hook has used so far to the metrics backend of the process: gauges `navhost.hook.calls`,
  /// `.fuel`, `.seconds.median`, `.seconds.p99` and `.seconds.longest`, by plugin and hook. Call it as often
  /// as you want figures.
  public func sendMetrics() {
    for hook in hooks {
      let figures: [(String, Double)] = [
        ("calls", Double(hook.calls)), ("fuel", Double(hook.fuel)),
        ("seconds.median", hook.percentile(0.5)),
        ("seconds.p99", hook.percentile(0.99)), ("seconds.longest", hook.longest),
      ]
      for (name, figure) in figures {
        Gauge(
          label: "navhost.hook.\(name)",
          dimensions: [("plugin", hook.plugin), ("hook", hook.hook)]
        ).record(figure)
      }
    }
  }
}
