/// Colours for a terminal, or none.
struct Style: Equatable {
  /// What a piece of text is.
  enum Role: String {
    case prompt = "1;36"
    case question = "1;33"
    case danger = "1;31"
    case error = "31"
    case faint = "2"
    case string = "32"
    case number = "33"
    case word = "35"
    case name = "34"
  }

  var isColoured: Bool

  static let plain = Style(isColoured: false)

  func paint(_ text: String, _ role: Role) -> String {
    isColoured ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Lua source, or what reads like it, with its parts coloured.
  func lua(_ text: String) -> String {
    guard isColoured else { return text }
    return LuaLexer.tokens(text).map { token in
      token.role.map { paint(token.text, $0) } ?? token.text
    }.joined()
  }
}
