public import Navigation

/// A listener beside `onEvent`. It stops when you release it.
public final class HostObservation {
  private let observers: EventObservers

  fileprivate init(_ observers: EventObservers) {
    self.observers = observers
  }

  deinit { observers.all[ObjectIdentifier(self)] = nil }
}

/// The listeners of a host beside `onEvent`.
final class EventObservers {
  fileprivate var all: [ObjectIdentifier: (Event) -> Void] = [:]

  func tell(_ event: Event) {
    guard !all.isEmpty else { return }
    for body in Array(all.values) { body(event) }
  }
}

extension NavigationHost {
  /// Calls `body` with each event as it happens, until the result is released: keep it.
  public func observe(_ body: @escaping (Event) -> Void) -> HostObservation {
    let observation = HostObservation(observers)
    observers.all[ObjectIdentifier(observation)] = body
    return observation
  }
}
