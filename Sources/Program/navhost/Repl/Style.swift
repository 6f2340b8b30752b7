internal import NavhostLuaSyntax

/// A piece of text and what it is.
struct StyledText: Equatable {
  var text: String
  var role: Style.Role?

  init(_ text: String, _ role: Style.Role? = nil) {
    self.text = text
    self.role = role
  }
}

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
  }

  var isColoured: Bool

  static let plain = Style(isColoured: false)

  func paint(_ text: String, _ role: Role) -> String {
    isColoured ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Lua source, or what reads like it, with its parts coloured.
  func lua(_ text: String) -> String {
    guard isColoured else { return text }
    return Self.pieces(text).map { piece in
      piece.role.map { paint(piece.text, $0) } ?? piece.text
    }.joined()
  }

  /// Lua source in pieces; a dot command as one.
  static func pieces(_ text: String) -> [StyledText] {
    if let (name, _) = DotCommand.parse(text) {
      let end = (text.firstIndex(of: ".") ?? text.startIndex)
      let word = text[end...].prefix(name.count + 1)
      let role: Role? = DotCommand(rawValue: name) == nil ? nil : .word
      return [
        StyledText(String(text[..<end])), StyledText(String(word), role),
        StyledText(String(text[word.endIndex...])),
      ]
    }
    return Piece.all(of: text).map { StyledText($0.text, role($0)) }
  }

  private static func role(_ piece: Piece) -> Role? {
    switch piece.kind {
    case .keyword: .word
    case .number: .number
    case .string, .openString: .string
    case .comment: .faint
    default: nil
    }
  }
}
