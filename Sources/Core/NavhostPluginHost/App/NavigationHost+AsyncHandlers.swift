public import NavhostNavigation

/// What the app takes its time for. A page's program has no tasks, and does without this file.
extension NavigationHost {
  /// `body` answers policies that wait for this, until the result is released: keep it.
  ///
  /// It runs in a task of its own, in the isolation that this is called in: the one in which the host is
  /// used, the main actor in an app. Where nobody waits any more, the task is cancelled.
  ///
  /// - Parameters:
  ///   - name: of what is waited for; `"*"` hears what has no handler of its own.
  ///   - body: gets the controller that the policy was asked about, and what goes with the question; an
  ///     empty table where nothing does. Nil, or an error with its description, is a failure.
  public func onAwait(
    _ name: String, isolation: isolated any Actor = #isolation,
    _ body: @escaping (Controller, DataValue) async throws -> DataValue?
  ) -> Observation {
    handlers.onAwait(name, isolation: isolation, body)
  }
}

extension Controller {
  /// As the host's, for this controller alone.
  public func onAwait(
    _ name: String, isolation: isolated any Actor = #isolation,
    _ body: @escaping (DataValue) async throws -> DataValue?
  ) -> Observation {
    record.ownHandlers.onAwait(name, isolation: isolation) { _, data in try await body(data) }
  }
}

extension AppHandlers {
  /// As `NavigationHost.onAwait`.
  package func onAwait(
    _ name: String, isolation: isolated any Actor,
    _ body: @escaping (Controller, DataValue) async throws -> DataValue?
  ) -> Observation {
    let worker = AwaitWorker(body)
    worker.start(isolation)
    let handler = onAwait(name) { host, controller, data, _ in
      worker.take(controller, DataValue(data), host)
      return nil
    }
    return Observation { [self] in
      remove(handler)
      worker.stop()
    }
  }
}
