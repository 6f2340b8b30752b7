/// Makes text fit into a width.
enum LineFitting {
  /// A title longer than this is cut before it is measured.
  private static let most = 400

  /// `text` where it fits, else as much of its beginning as fits, and an ellipsis; `""` where not
  /// even that fits.
  static func fitted(_ text: String, _ style: TextStyle, width: Double) -> String {
    let start = String(text.prefix(most).prefix { $0 != "\0" })
    if start.utf8.count == text.utf8.count, style.width(of: start) <= width { return text }
    let characters = Array(start)
    var (low, high) = (0, characters.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if style.width(of: cut(characters, middle)) <= width {
        low = middle
      } else {
        high = middle - 1
      }
    }
    let shortest = cut(characters, low)
    return style.width(of: shortest) <= width ? shortest : ""
  }

  /// `wrapped` in as many lines, none much longer than the others.
  static func balanced(_ text: String, _ style: TextStyle, width: Double, count: Int) -> [String] {
    let lines = wrapped(text, style, width: width, count: count)
    let whole = lines.joined(separator: " ")
    guard lines.count > 1, lines.count < count || !whole.hasSuffix("…") else { return lines }
    var (low, high) = (width / 2, width)
    while high - low > 4 {
      let middle = (low + high) / 2
      let tried = wrapped(text, style, width: middle, count: count + 1)
      if tried.count > lines.count { low = middle } else { high = middle }
    }
    return wrapped(text, style, width: high, count: count)
  }

  /// The text in lines of at most `width`, at most `count` of them.
  static func wrapped(_ text: String, _ style: TextStyle, width: Double, count: Int) -> [String] {
    guard count > 0 else { return [] }
    var lines: [String] = []
    var line = ""
    let parts = words(String(text.prefix(most * count)))
    for word in parts.flatMap({ broken($0, style, width: width) }) {
      let longer = line + word
      if style.width(of: trimmed(longer)) <= width || line.isEmpty {
        line = longer
      } else {
        lines.append(trimmed(line))
        line = word == " " ? "" : word
      }
    }
    if !trimmed(line).isEmpty { lines.append(trimmed(line)) }
    if lines.count > count {
      let last = lines[count - 1] + " " + lines[count]
      lines = Array(lines[..<(count - 1)]) + [last]
    }
    return lines.map { fitted($0, style, width: width) }
  }

  /// A word in pieces none of which is wider than a line.
  private static func broken(_ word: String, _ style: TextStyle, width: Double) -> [String] {
    guard word.count > 1, style.width(of: trimmed(word)) > width else { return [word] }
    let middle = word.index(word.startIndex, offsetBy: word.count / 2)
    return [word[..<middle], word[middle...]].flatMap {
      broken(String($0), style, width: width)
    }
  }

  private static func cut(_ characters: [Character], _ count: Int) -> String {
    trimmed(String(characters[..<count])) + "…"
  }

  static func trimmed(_ text: String) -> String {
    guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(text[...last])
  }

  /// What a line may be broken between: words with the space after them, single ideographs, and
  /// pieces of very long words.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in text {
      word.append(character.isWhitespace ? " " : character)
      let isWide = (character.unicodeScalars.first?.value ?? 0) >= 0x2E80
      if character.isWhitespace || isWide || word.count >= 24 {
        words.append(word)
        word = ""
      }
    }
    return word.isEmpty ? words : words + [word]
  }
}
