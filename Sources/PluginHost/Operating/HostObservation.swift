public import Navigation

/// A listener beside `onEvent`. It stops when you release it.
public final class HostObservation {
  private weak var host: NavigationHost?

  fileprivate init(_ host: NavigationHost) {
    self.host = host
  }

  deinit { host?.observers[ObjectIdentifier(self)] = nil }
}

extension NavigationHost {
  /// Calls `body` with each event as it happens, until the result is released: keep it.
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
