/// Ctrl-R: what is looked for in the history, and where it was found.
struct HistorySearch {
  var text = ""
  /// The entry that was found.
  var place: Int?
  var hasFailed = false
  /// What was being typed before.
  let original: EditBuffer

  var prompt: String { (hasFailed ? "(nothing has '" : "(searched '") + text + "') " }

  /// Looks for the text, in the entry where it stands or before; further on by `isNext`.
  mutating func find(in history: History, isNext: Bool = false) -> String? {
    let end = (place ?? history.entries.count - 1) + (isNext ? 0 : 1)
    return take(history.search(text, before: end), history)
  }

  /// Looks for the text behind the entry where it stands.
  mutating func findBack(in history: History) -> String? {
    take(history.search(text, from: (place ?? -1) + 1), history)
  }

  private mutating func take(_ found: Int?, _ history: History) -> String? {
    hasFailed = found == nil && !text.isEmpty
    guard let found, !text.isEmpty else { return nil }
    place = found
    return history.entries[found]
  }
}
