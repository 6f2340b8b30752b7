public import NavhostNavigation
internal import NavhostSupport

/// Observers, in the order in which they were added. Each observes until its observation is released: keep it.
///
/// Apps observe events. Logs, reports, warnings and the differences of shadows go to `onLog`, `onReport`, `onWarning`
/// and `onShadowDifference`, then to the observers here.
extension NavigationHost {
  /// Calls `body` with each event as it happens.
  public func observe(_ body: @escaping (Event) -> Void) -> Observation {
    listeners.events.add(body)
  }

  /// Calls `body` with what plugins and scripts print and log.
  package func observeLogs(_ body: @escaping (LogLine) -> Void) -> Observation {
    listeners.logs.add(body)
  }

  /// Calls `body` with what the host itself has to report.
  package func observeReports(_ body: @escaping (String) -> Void) -> Observation {
    listeners.reports.add(body)
  }

  /// Calls `body` with what is probably not meant in a plugin that was loaded or reloaded.
  package func observeWarnings(_ body: @escaping (PluginWarning) -> Void) -> Observation {
    listeners.warnings.add(body)
  }

  /// Calls `body` with each decision on which a shadow differs from the live plugins.
  package func observeShadowDifferences(
    _ body: @escaping (ShadowDifference) -> Void
  ) -> Observation {
    listeners.shadowDifferences.add(body)
  }

  /// Adds decisions to a log beside `decisionLog`.
  package func observe(_ log: DecisionLog) -> Observation {
    observe { [unowned self] event in
      log.happened(event, version: version)
    }
  }

  /// Calls `body` with why a plugin could not be loaded, before the error is thrown.
  package func observeLoadFailures(_ body: @escaping (PluginError) -> Void) -> Observation {
    listeners.loadFailures.add(body)
  }

  /// Calls `body` with each failed call of a hook, a listener or a handler. A shadow's are left out.
  package func observeFailures(_ body: @escaping (LuaFailure) -> Void) -> Observation {
    listeners.failures.add(body)
  }

  /// Notifies the observers of failures.
  ///
  /// - Returns: Whether there is an observer.
  @discardableResult
  package func tell(_ failure: LuaFailure) -> Bool {
    listeners.failures.tell { $0(failure) }
    return !listeners.failures.isEmpty
  }

  /// Tells `observer` of all that goes into the host.
  package func observe(by observer: any HostObserver) -> Observation {
    observers.add(observer)
  }

  /// Tells everybody who listens to reports: what goes wrong in an adapter, say.
  public func report(_ message: String) {
    onReport(message)
    listeners.reports.tell { $0(message) }
  }

  func tell(_ line: LogLine) {
    onLog(line)
    listeners.logs.tell { $0(line) }
  }

  func tell(_ warning: PluginWarning) {
    onWarning(warning)
    listeners.warnings.tell { $0(warning) }
  }

  func tell(_ difference: ShadowDifference) {
    onShadowDifference(difference)
    listeners.shadowDifferences.tell { $0(difference) }
  }

  func tell(_ event: Event) {
    if event.name == .answer { endAwaited() }
    observer?.tell { $0.didRecord(event) }
    onEvent?(event)
    if !listeners.events.isEmpty { listeners.events.tell { $0(event) } }
    decisionLog?.happened(event, version: version)
  }

  private func version(of name: String) -> String? {
    plugins.first { $0.name.isExactly(name) }?.manifest.version
  }

  /// Hears the scene, as long as somebody observes the host.
  func observeScene() {
    observer = observers.isEmpty ? nil : observers
    sceneObservation = observer.map { navigation.scene.observe(by: SceneRelay($0)) }
    observeEvents()
  }
}
