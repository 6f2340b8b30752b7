public import Navigation

/// Somebody who hears of events besides `onEvent`, until it is let go.
public final class HostObservation {
  private weak var host: NavigationHost?

  fileprivate init(_ host: NavigationHost) {
    self.host = host
  }

  deinit { host?.observers[ObjectIdentifier(self)] = nil }
}

extension NavigationHost {
  /// Calls `body` with each event as it happens, as `onEvent` does, as long as the result is kept.
  public func observe(_ body: @escaping (Event) -> Void) -> HostObservation {
    let observation = HostObservation(self)
    observers[ObjectIdentifier(observation)] = body
    return observation
  }

  func tellObservers(_ event: Event) {
    guard !observers.isEmpty else { return }
    for body in Array(observers.values) { body(event) }
  }
}
