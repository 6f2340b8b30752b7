/// The text of a logpoint: `{expression}` stands for its value.
struct LogMessage {
  private let message: String

  init(_ message: String) {
    self.message = message
  }

  /// A brace without its fellow stays as it is; braces inside an expression belong to it.
  func text(_ value: (String) -> String) -> String {
    var text = ""
    var rest = message[...]
    while let open = rest.firstIndex(of: "{"), let close = Self.end(rest[open...]) {
      text += rest[..<open]
      text += value(String(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }

  /// What stands in braces.
  var expressions: [String] {
    var found: [String] = []
    _ = text { expression in
      found.append(expression)
      return ""
    }
    return found
  }

  /// The brace that closes the first one; those in strings in quotes do not count.
  private static func end(_ text: Substring) -> String.Index? {
    var depth = 0
    var quote: Character?
    var isEscaped = false
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open, !isEscaped { quote = nil }
        isEscaped = character == "\\" && !isEscaped
        continue
      }
      switch character {
      case "\"", "'": quote = character
      case "{": depth += 1
      case "}": depth -= 1
      default: break
      }
      if depth == 0 { return index }
    }
    return nil
  }
}
