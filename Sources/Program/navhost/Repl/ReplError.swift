internal import NavhostLua

/// An error as the REPL shows it.
struct ReplError: Equatable {
  /// With `stdin:LINE:` before it where Lua knows the place.
  var message: String
  /// The calls that led to it, innermost first; none where it happened in the line itself.
  var calls: [String] = []
  /// The line that it means.
  var excerpt: Excerpt?

  init(_ message: String) {
    self.message = message
  }

  /// - Parameter lines: what was typed so far.
  init(_ error: LuaError, lines: [String]) {
    message = Self.unplaced(error.message)
    calls = Self.calls(error.traceback)
    excerpt = Excerpt(message: message, lines: lines)
  }

  /// `error("x", 2)` at the prompt names who called the line: nobody that a person knows.
  private static func unplaced(_ message: String) -> String {
    let own = Evaluator.ownName.dropFirst() + ":"
    guard message.hasPrefix(own) else { return message }
    return String(message.dropFirst(own.count).drop { $0.isNumber }.dropFirst(2))
  }

  /// The frames of a traceback without the host's own.
  private static func calls(_ traceback: String) -> [String] {
    let own = Evaluator.ownName.dropFirst()
    let frames = traceback.split(separator: "\n").dropFirst().map { line in
      String(line.drop { $0 == "\t" || $0 == " " })
    }
    let kept = frames.filter { frame in
      !frame.hasPrefix(own) && !frame.hasPrefix("[C]") && !frame.hasPrefix("(...")
    }
    return kept.count > 1 ? Array(kept.prefix(12)) : []
  }
}

/// A line of what was typed and the part of it that an error means.
struct Excerpt: Equatable {
  var line: String
  /// Where the part begins, from 0, and how long it is.
  var column: Int
  var length: Int

  /// Finds the line in `lines` and the part by what Lua says of it.
  init?(message: String, lines: [String]) {
    guard message.hasPrefix("stdin:") else { return nil }
    let rest = message.dropFirst("stdin:".count)
    guard let number = Int(rest.prefix { $0.isNumber }), lines.indices.contains(number - 1) else {
      return nil
    }
    line = lines[number - 1]
    column = line.prefix { $0.isWhitespace }.count
    length = max(1, line.count - column)
    point(message)
  }

  /// Points at the end, at the word that Lua names last, at the first of those that the message
  /// quotes, else at the call that raised it.
  private mutating func point(_ message: String) {
    if message.hasSuffix("near <eof>") {
      column = line.count
      length = 1
      return
    }
    let isMember = message.contains("(field '") || message.contains("(method '")
    for word in Self.quoted(message) + ["error"] {
      if point(at: word, after: { isMember && ($0 == "." || $0 == ":") }) { return }
    }
  }

  /// What stands between quotes: `near 'x'`, `(global 'x')`, `"x" is no hook`.
  private static func quoted(_ message: String) -> [String] {
    let parts = message.split(omittingEmptySubsequences: false) { $0 == "'" || $0 == "\"" }
    let words = parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
    let isLua = message.last == "'" || message.hasSuffix("')")
    return isLua ? words.reversed() : words
  }

  /// The last place where `text` stands as a word of its own. False where there is none.
  private mutating func point(at text: String, after isBefore: (Character) -> Bool) -> Bool {
    let characters = Array(line)
    let wanted = Array(text)
    guard !wanted.isEmpty, characters.count >= wanted.count else { return false }
    let places = (0...(characters.count - wanted.count)).filter { start in
      let before: Character = start > 0 ? characters[start - 1] : " "
      let end = start + wanted.count
      let after: Character = end < characters.count ? characters[end] : " "
      return Array(characters[start..<end]) == wanted && !(isWord(before) && isWord(wanted[0]))
        && !(isWord(after) && isWord(wanted[wanted.count - 1]))
    }
    let best = places.last { $0 > 0 && isBefore(characters[$0 - 1]) } ?? places.last
    guard let best else { return false }
    column = best
    length = wanted.count
    return true
  }

  /// So much of a longer line that it fits, with the part that is meant in it.
  func fitted(_ columns: Int) -> Excerpt {
    var characters = Array(line)
    guard columns >= 10, characters.count > columns else { return self }
    let start = min(max(0, column - columns / 2), characters.count - columns)
    let end = start + columns
    if end < characters.count { characters[end - 1] = "…" }
    if start > 0 { characters[start] = "…" }
    var fitted = self
    fitted.line = String(characters[start..<end])
    fitted.column = column - start
    fitted.length = min(length, columns - fitted.column)
    return fitted
  }

  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
