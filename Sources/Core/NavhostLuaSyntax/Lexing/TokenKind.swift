/// A token and where it stands.
package struct Token: Sendable {
  package var kind: TokenKind
  /// Its bytes in the source.
  package var range: Range<Int>
  /// The name, or what a string stands for.
  package var text = ""
  /// What a number stands for.
  package var value = 0.0
}
/// Why a text is not Lua, in Lua's own words.
package struct SyntaxError: Error, Equatable {
  package var offset: Int
  package var message: String

  package init(offset: Int, message: String) {
    (self.offset, self.message) = (offset, message)
  }
}

/// What a token is. The raw value is its spelling in messages.
package enum TokenKind: String, Sendable {
  case and, `break`, `do`, `else`, elseif, end, `false`, `for`, function, goto, `if`, `in`, local
  case `nil`, not, or, `repeat`, `return`, then, `true`, until, `while`
  case plus = "+"
  case minus = "-"
  case star = "*"
  case slash = "/"
  case doubleSlash = "//"
  case percent = "%"
  case caret = "^"
  case hash = "#"
  case ampersand = "&"
  case tilde = "~"
  case pipe = "|"
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case equal = "=="
  case notEqual = "~="
  case lessOrEqual = "<="
  case greaterOrEqual = ">="
  case less = "<"
  case greater = ">"
  case assign = "="
  case openParenthesis = "("
  case closeParenthesis = ")"
  case openBrace = "{"
  case closeBrace = "}"
  case openBracket = "["
  case closeBracket = "]"
  case doubleColon = "::"
  case semicolon = ";"
  case colon = ":"
  case comma = ","
  case dot = "."
  case concat = ".."
  case ellipsis = "..."
  case name = "<name>"
  case string = "<string>"
  case integer = "<integer>"
  case number = "<number>"
  case endOfFile = "<eof>"
  case unknown = "<unknown>"

  /// The reserved words.
  package static let keywords: [String: TokenKind] = Dictionary(
    uniqueKeysWithValues: [
      .and, .break, .do, .else, .elseif, .end, .false, .for, .function, .goto, .if, .in, .local,
      .nil, .not, .or, .repeat, .return, .then, .true, .until, .while,
    ].map { (kind: TokenKind) in (kind.rawValue, kind) })

  /// As it stands in a message: `'end'`, `<name>`.
  package var quoted: String {
    switch self {
    case .name, .string, .integer, .number, .endOfFile, .unknown: rawValue
    default: "'\(rawValue)'"
    }
  }
}
