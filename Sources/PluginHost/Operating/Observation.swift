public import Navigation

/// Something that you hear from a host, or do for it. It stops when you release it: keep it.
public final class Observation {
  private let stop: () -> Void

  package init(_ stop: @escaping () -> Void) {
    self.stop = stop
  }

  deinit { stop() }
}

/// The listeners of a host beside `onEvent`.
final class EventObservers {
  private var all: [Int: (Event) -> Void] = [:]
  private var count = 0

  func tell(_ event: Event) {
    guard !all.isEmpty else { return }
    for (_, body) in all.sorted(by: { $0.key < $1.key }) { body(event) }
  }

  func add(_ body: @escaping (Event) -> Void) -> Observation {
    count += 1
    let number = count
    all[number] = body
    return Observation { [self] in all[number] = nil }
  }
}

extension NavigationHost {
  /// Calls `body` with each event as it happens, until the result is released: keep it.
  public func observe(_ body: @escaping (Event) -> Void) -> Observation { observers.add(body) }
}
