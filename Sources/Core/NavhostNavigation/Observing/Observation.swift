internal import NavhostSupport

/// You get it where you begin to hear something. It ends when you let go of it: keep it.
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
    /// Who clears it at their end.
    @BackReferenceIfAny var observers: Observers?
    var hasEnded = false

    init(_ listener: Listener, of observers: Observers) {
      self.listener = listener
      self.observers = observers
    }

    func end() {
      hasEnded = true
      observers?.remove(self)
    }
  }

  private var entries: [Entry] = []
  private var nobodyListens = true
  /// Called when the first comes and when the last has gone.
  package var onChange: () -> Void = {}

  package init() {}

  deinit { for entry in entries { entry.observers = nil } }

  /// Whether nobody listens.
  package var isEmpty: Bool { nobodyListens }

  /// Puts a listener behind the others, or before them, until the result is let go.
  package func add(_ listener: Listener, isFirst: Bool = false) -> Observation {
    let entry = Entry(listener, of: self)
    entries.insert(entry, at: isFirst ? 0 : entries.count)
    emptinessChanged()
    return Observation { entry.end() }
  }

  private func remove(_ entry: Entry) {
    entries = entries.filter { $0 !== entry }
    emptinessChanged()
  }

  private func emptinessChanged() {
    guard nobodyListens != entries.isEmpty else { return }
    nobodyListens = entries.isEmpty
    onChange()
  }

  /// Calls `body` with each. One that is put meanwhile comes the next time.
  package func tell<Failure>(
    _ body: (Listener) throws(Failure) -> Void
  ) throws(Failure) {
    for entry in entries where !entry.hasEnded { try body(entry.listener) }
  }
}
