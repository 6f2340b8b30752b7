/// What you put to hear something. It ends when you let go of it: keep it.
public final class Observation {
  private let end: () -> Void

  /// `end` is called when it is released.
  public init(_ end: @escaping () -> Void) {
    self.end = end
  }

  deinit { end() }
}

/// Who hears one thing, in the order in which they were put.
package final class Observers<Listener> {
  private final class Entry {
    let listener: Listener
    var hasEnded = false

    init(_ listener: Listener) {
      self.listener = listener
    }
  }

  private var entries: [Entry] = []
  private var nobodyListens = true
  /// Called when the first comes and when the last has gone.
  package var onChange: () -> Void = {}

  package init() {}

  /// Whether nobody listens.
  package var isEmpty: Bool { nobodyListens }

  /// Puts a listener behind the others, until the result is let go.
  package func add(_ listener: Listener) -> Observation {
    let entry = Entry(listener)
    entries.append(entry)
    emptinessChanged()
    return Observation { [weak self] in
      entry.hasEnded = true
      self?.entries.removeAll { $0 === entry }
      self?.emptinessChanged()
    }
  }

  private func emptinessChanged() {
    guard nobodyListens != entries.isEmpty else { return }
    nobodyListens = entries.isEmpty
    onChange()
  }

  /// Calls `body` with each. One that is put meanwhile comes the next time.
  package func tell(_ body: (Listener) throws -> Void) rethrows {
    for entry in entries where !entry.hasEnded { try body(entry.listener) }
  }
}
