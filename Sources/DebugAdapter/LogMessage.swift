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

  private static func end(_ text: Substring) -> String.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
