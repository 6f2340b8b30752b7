/// Statements of this session and earlier ones, the newest last.
struct History {
  private(set) var entries: [String]
  /// Where Up and Down have come to; `entries.count` is the text that is being typed.
  private var place: Int
  /// What was being typed when somebody went back.
  private var draft = ""

  /// How many statements are kept.
  static let most = 1000

  init(_ entries: [String] = []) {
    self.entries = entries.suffix(Self.most)
    place = self.entries.count
  }

  /// Puts a statement in, one entry however many lines it has. False where it is the last one again.
  @discardableResult
  mutating func add(_ text: String) -> Bool {
    defer { rewind() }
    guard entries.last != text else { return false }
    entries.append(text)
    if entries.count > Self.most { entries.removeFirst() }
    return true
  }

  /// A new text is begun.
  mutating func rewind() {
    place = entries.count
    draft = ""
  }

  /// The entry before or after, of those that begin so; nil where there is none.
  mutating func move(_ step: Int, from text: String, prefix: String = "") -> String? {
    if place >= entries.count { draft = text }
    var next = place + step
    while entries.indices.contains(next) {
      if entries[next].hasPrefix(prefix), entries[next] != text {
        place = next
        return entries[next]
      }
      next += step
    }
    guard step > 0, place < entries.count else { return nil }
    place = entries.count
    return draft
  }

  /// What the newest entry that begins so goes on with; nil where none does.
  func suggestion(for text: String) -> String? {
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    guard let found = entries.last(where: { $0.count > text.count && $0.hasPrefix(text) }) else {
      return nil
    }
    return String(found.dropFirst(text.count))
  }

  /// The newest entry before `end` that has the text in it.
  func search(_ text: String, before end: Int) -> Int? {
    entries[..<min(max(end, 0), entries.count)].lastIndex { $0.contains(text) }
  }

  /// The oldest entry from `start` on that has the text in it.
  func search(_ text: String, from start: Int) -> Int? {
    entries[min(max(start, 0), entries.count)...].firstIndex { $0.contains(text) }
  }
}

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
