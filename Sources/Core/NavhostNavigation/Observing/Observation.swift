/// You get it where you begin to hear something. It ends when you let go of it: keep it.
public final class Observation {
  private let end: () -> Void

  /// `end` is called when it is released.
  public init(_ end: @escaping () -> Void) {
    self.end = end
  }

  deinit { end() }
}

/// Who hears one thing, in the order in which they were put. Other modules inline `tell`, which would look its types up
/// in each call otherwise: 340 instructions.
@usableFromInline
package final class Observers<Listener> {
  @usableFromInline
  final class Entry {
    @usableFromInline let listener: Listener
    /// Who clears it at their end.
    unowned var observers: Observers?
    @usableFromInline var hasEnded = false

    init(_ listener: Listener, of observers: Observers) {
      self.listener = listener
      self.observers = observers
    }

    func end() {
      hasEnded = true
      observers?.remove(self)
    }
  }

  @usableFromInline private(set) var entries: [Entry] = []
  /// Called when the first comes and when the last has gone.
  package var onChange: () -> Void = {}

  package init() {}

  deinit { for entry in entries { entry.observers = nil } }

  /// Whether nobody listens.
  package private(set) var isEmpty = true

  /// Puts a listener behind the others, or before them, until the result is let go.
  package func add(_ listener: Listener, isFirst: Bool = false) -> Observation {
    let entry = Entry(listener, of: self)
    entries.insert(entry, at: isFirst ? 0 : entries.count)
    emptinessChanged()
    return Observation { entry.end() }
  }

  private func remove(_ entry: Entry) {
    // No `filter`, for which the runtime would look through all conformances of the program.
    var others: [Entry] = []
    for other in entries where other !== entry { others.append(other) }
    entries = others
    emptinessChanged()
  }

  private func emptinessChanged() {
    guard isEmpty != entries.isEmpty else { return }
    isEmpty = entries.isEmpty
    onChange()
  }

  /// Calls `body` with each. One that is put meanwhile comes the next time.
  @inlinable
  package func tell<Failure>(
    _ body: (Listener) throws(Failure) -> Void
  ) throws(Failure) {
    for entry in entries where !entry.hasEnded { try body(entry.listener) }
  }
}
