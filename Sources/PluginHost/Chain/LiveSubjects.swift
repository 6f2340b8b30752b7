/// What `pop`, `gesture` and their like stand for, while they are good: a few at most.
struct LiveSubjects {
  private var entries: [(id: Int64, subject: HookSubject)] = []

  mutating func add(_ subject: HookSubject, _ id: Int64) {
    entries.append((id, subject))
  }

  mutating func remove(_ id: Int64) {
    guard let index = entries.lastIndex(where: { $0.id == id }) else { return }
    entries.remove(at: index)
  }

  /// Puts another in the place of one that is still good.
  mutating func replace(_ subject: HookSubject, _ id: Int64) {
    guard let index = entries.lastIndex(where: { $0.id == id }) else { return }
    entries[index].subject = subject
  }

  /// nil: it was never there, or is good no more.
  subscript(_ id: Int64) -> HookSubject? {
    guard let index = entries.lastIndex(where: { $0.id == id }) else { return nil }
    return entries[index].subject
  }
}
