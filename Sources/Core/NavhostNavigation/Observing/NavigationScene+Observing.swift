extension NavigationScene {
  /// Calls `body` with each event as it happens, until the result is let go: keep it.
  public func observe(_ body: @escaping (Event) -> Void) -> Observation { eventObservers.add(body) }

  /// The same; it hears each before all others.
  package func observeFirst(_ body: @escaping (Event) -> Void) -> Observation {
    eventObservers.add(body, isFirst: true)
  }

  /// Calls `body` as a finger comes down or goes up, and after it has moved.
  package func observeTouches(_ body: @escaping (Touch) -> Void) -> Observation {
    touchObservers.add(body)
  }

  /// Tells `observer` what is done, until the result is let go.
  package func observe(by observer: any SceneObserver) -> Observation { observers.add(observer) }

  /// Tells of an operation on a stack before and after `body`.
  func announcing<Result>(
    _ operation: @autoclosure () -> NavigationOperation, on stack: NavigationController?,
    _ body: () -> Result
  ) -> Result {
    guard !observers.isEmpty, let stack else { return body() }
    let operation = operation()
    observers.tell { $0.willCarryOut(operation, on: stack) }
    defer { observers.tell { $0.carriedOut(operation, on: stack) } }
    return body()
  }

  /// A controller of a stack has changed.
  package func tellChanged(_ controller: Controller) {
    guard !observers.isEmpty else { return }
    observers.tell { $0.changed(controller) }
  }
}
