public import Logging
internal import Metrics
public import NavhostNavigation
public import NavhostPluginHost

extension NavigationHost {
  /// Sends what plugins log, what the host reports, and vetoes and questions to a logger, and counts
  /// decisions, faults and shadows' differences with the metrics backend of the process.
  ///
  /// Keep the result: it ends when you let go of it.
  ///
  /// - Parameter every: how many decisions of a sort there are for one that is logged; vetoes and
  ///   questions are always logged. All of them are counted.
  public func log(to logger: Logger, every: Int = 1) -> [Observation] {
    let decisions = DecisionLog(every: every) { record in
      logger.log(level: record.level, "\(record.summary)", plugin: record.by)
    }
    return [
      observeLogs({ line in
        logger.log(level: line.level.logging, "\(line.message)", plugin: line.plugin)
      }),
      observeReports({ logger.warning("\($0)") }),
      observeShadowDifferences({ difference in
        Counter(label: "navhost.shadow.differences", dimensions: difference.dimensions).increment()
      }),
      observe(decisions),
      observe { Counter($0)?.increment() },
    ]
  }
}

extension Logger {
  fileprivate func log(level: Logger.Level, _ message: Logger.Message, plugin: String?) {
    log(level: level, message, metadata: plugin.map { ["plugin": .string($0)] })
  }
}

extension LogLine.Level {
  fileprivate var logging: Logger.Level {
    switch self {
    case .print, .info: .info
    case .debug: .debug
    case .warn: .warning
    case .error: .error
    }
  }
}

extension DecisionRecord {
  fileprivate var level: Logger.Level { outcome == "blocked" ? .notice : .debug }

  fileprivate var summary: String {
    let what = [kind.rawValue, className, source?.rawValue, outcome].compactMap { $0 }
    let speaker = by.map { " by \($0)" + (version.map { " \($0)" } ?? "") } ?? ""
    return what.joined(separator: " ") + speaker + (reason.map { ": \($0)" } ?? "") + " (\(count))"
  }
}

extension ShadowDifference {
  fileprivate var dimensions: [(String, String)] {
    [("plugin", plugin), ("version", version), ("hook", hook.rawValue)]
  }
}

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
