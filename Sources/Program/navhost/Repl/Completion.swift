internal import NavhostSupport

/// What can stand at the cursor.
struct Completion: Equatable {
  /// What of the word was typed already.
  var typed = ""
  /// The words that it can become, sorted.
  var words: [String] = []
  /// What follows the word where there is just one: a closing quote, say.
  var closing = ""

  /// The words of `all` that begin with `typed`; where there is none, those that do so in any case.
  init(_ typed: String, of all: [String], closing: String = "") {
    self.typed = typed
    self.closing = closing
    words = Set(all).filter { $0.hasPrefix(typed) }.sorted()
  }

  /// What is sure to come next: the rest of the one word, or what all have in common.
  var insertion: String {
    guard let first = words.first else { return "" }
    if words.count == 1 { return first.dropFirst(typed.count) + closing }
    let common = words.dropFirst().reduce(first[...]) { common, word in
      common.prefix(zip(common, word).prefix { $0 == $1 }.count)
    }
    return String(common.dropFirst(typed.count))
  }

  /// The words in columns.
  func menu(columns: Int) -> String {
    let shown = words.prefix(200).map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    let width = (shown.map(Columns.width).max() ?? 0) + 2
    let across = max(1, columns / width)
    let rows = (shown.count + across - 1) / across
    var lines = (0..<rows).map { row in
      let cells = stride(from: row, to: shown.count, by: rows).map { Columns.fit(shown[$0], width) }
      return String(cells.joined().reversed().drop { $0 == " " }.reversed())
    }
    if words.count > shown.count { lines.append("… \(words.count - shown.count) more") }
    return lines.joined(separator: "\n")
  }
}
