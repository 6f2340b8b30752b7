internal import PluginHost
internal import Support

/// Cuts Lua source into pieces, for colours and completion. Never fails: what is no Lua comes back
/// as it is.
enum LuaLexer {
  struct Token: Equatable {
    enum Kind { case space, name, keyword, number, string, openString, comment, symbol }

    var kind: Kind
    var text: String

    var role: Style.Role? {
      switch kind {
      case .keyword: .word
      case .number: .number
      case .string, .openString: .string
      case .comment: .faint
      default: nil
      }
    }
  }

  static func tokens(_ text: String) -> [Token] {
    var rest = Substring(text)
    var tokens: [Token] = []
    while let first = rest.first {
      let token = next(rest, first)
      rest = rest.dropFirst(token.text.count)
      tokens.append(token)
    }
    return tokens
  }

  private static func next(_ rest: Substring, _ first: Character) -> Token {
    if first.isWhitespace { return take(rest, .space) { $0.isWhitespace } }
    if first.isLetter || first == "_" { return word(rest) }
    if ("0"..."9").contains(first) {
      return take(rest, .number) { $0.isHexDigit || ".xXpP".contains($0) }
    }
    if first == "\"" || first == "'" { return string(rest, first) }
    if rest.hasPrefix("--") { return comment(rest) }
    if let level = level(rest) { return long(rest, level) }
    return Token(kind: .symbol, text: String(first))
  }

  private static func take(
    _ rest: Substring, _ kind: Token.Kind, while isPart: (Character) -> Bool
  ) -> Token {
    Token(kind: kind, text: String(rest.prefix(while: isPart)))
  }

  private static func word(_ rest: Substring) -> Token {
    var token = take(rest, .name) { $0.isLetter || $0.isNumber || $0 == "_" }
    if LuaText.keywords.contains(token.text) { token.kind = .keyword }
    return token
  }

  private static func string(_ rest: Substring, _ quote: Character) -> Token {
    var text = String(quote)
    var isEscaped = false
    for character in rest.dropFirst() {
      text.append(character)
      if character == quote, !isEscaped { return Token(kind: .string, text: text) }
      isEscaped = character == "\\" && !isEscaped
    }
    return Token(kind: .openString, text: text)
  }

  private static func comment(_ rest: Substring) -> Token {
    guard let level = level(rest.dropFirst(2)) else {
      return take(rest, .comment) { !$0.isNewline }
    }
    return Token(kind: .comment, text: "--" + long(rest.dropFirst(2), level).text)
  }

  /// How many `=` a long bracket has that opens here; nil where none does.
  private static func level(_ rest: Substring) -> Int? {
    guard rest.first == "[" else { return nil }
    let count = rest.dropFirst().prefix { $0 == "=" }.count
    return rest.dropFirst(1 + count).first == "[" ? count : nil
  }

  private static func long(_ rest: Substring, _ level: Int) -> Token {
    let end = "]" + String(repeating: "=", count: level) + "]"
    let body = rest.dropFirst(level + 2)
    guard let close = body.firstRange(of: end) else {
      return Token(kind: .openString, text: String(rest))
    }
    return Token(kind: .string, text: String(rest[..<close.upperBound]))
  }
}
