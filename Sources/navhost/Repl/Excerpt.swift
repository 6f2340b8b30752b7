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
    point(at: Self.hint(message))
  }

  /// What Lua names in its message.
  private enum Hint {
    case token(String)
    case member(String)
    case call(String)
    case end
  }

  /// `near 'x'`, `(global 'x')`, `(field 'x')`.
  private static func hint(_ message: String) -> Hint {
    if message.hasSuffix("near <eof>") { return .end }
    guard message.last == "'" || message.hasSuffix("')"),
      let name = message.split(separator: "'").last(where: { $0 != ")" })
    else { return .call("error") }
    let isMember = message.contains("(field '") || message.contains("(method '")
    return isMember ? .member(String(name)) : .token(String(name))
  }

  private mutating func point(at hint: Hint) {
    switch hint {
    case .token(let text): point(at: text) { _ in true }
    case .member(let text): point(at: text) { $0 == "." || $0 == ":" }
    case .end:
      column = line.count
      length = 1
    case .call(let name): point(at: name) { _ in true }
    }
  }

  /// The last place where `text` stands as a word of its own.
  private mutating func point(at text: String, after isBefore: (Character) -> Bool) {
    let characters = Array(line)
    let wanted = Array(text)
    guard !wanted.isEmpty, characters.count >= wanted.count else { return }
    let places = (0...(characters.count - wanted.count)).filter { start in
      let before: Character = start > 0 ? characters[start - 1] : " "
      let end = start + wanted.count
      let after: Character = end < characters.count ? characters[end] : " "
      return Array(characters[start..<end]) == wanted && !(isWord(before) && isWord(wanted[0]))
        && !(isWord(after) && isWord(wanted[wanted.count - 1]))
    }
    let best = places.last { $0 > 0 && isBefore(characters[$0 - 1]) } ?? places.last
    guard let best else { return }
    column = best
    length = wanted.count
  }

  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
