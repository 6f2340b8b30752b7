/// Lua 5.4's tokens, one after the other.
package struct Lexer {
  package let source: SourceText
  package internal(set) var offset = 0
  /// Where the token that is being read begins.
  var start = 0

  /// - Parameter isPiece: it is no whole file, so that `#` may begin it.
  package init(_ source: SourceText, isPiece: Bool = false) {
    self.source = source
    if !isPiece { skipPreamble() }
  }

  /// The byte here, or nil at the end.
  var current: UInt8? {
    offset < source.bytes.count ? source.bytes[offset] : nil
  }

  func byte(after distance: Int) -> UInt8? {
    let index = offset + distance
    return index < source.bytes.count ? source.bytes[index] : nil
  }

  mutating func accept(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// The next token; `endOfFile` for ever at the end.
  package mutating func next() throws(SyntaxError) -> Token {
    try skipBlanks()
    start = offset
    guard let byte = current else { return token(.endOfFile) }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return try readString(quote: byte)
    case UInt8(ascii: "["): return try readBracket()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return try readNumber()
    case UInt8(ascii: "."):
      if let digit = self.byte(after: 1), digit.isDigit { return try readNumber() }
      return readSymbol(byte)
    default: return byte.isLetter ? readName() : readSymbol(byte)
    }
  }

  func token(_ kind: TokenKind, text: String = "", value: Double = 0) -> Token {
    Token(kind: kind, range: start..<offset, text: text, value: value)
  }

  /// An error of the token that is being read, which is quoted as far as it was read.
  func failure(_ message: String) -> SyntaxError {
    let read = source.text(start..<min(offset, source.bytes.count))
    return SyntaxError(offset: start, message: "\(message) near '\(read)'")
  }

  private mutating func readName() -> Token {
    while let byte = current, byte.isLetter || byte.isDigit { offset += 1 }
    let text = source.text(start..<offset)
    return token(TokenKind.keywords[text] ?? .name, text: text)
  }

  /// `[`, or a long string.
  private mutating func readBracket() throws(SyntaxError) -> Token {
    guard let level = longBracketLevel() else {
      if byte(after: 1) == UInt8(ascii: "=") {
        offset += 1
        while accept("=") {}
        throw failure("invalid long string delimiter")
      }
      offset += 1
      return token(.openBracket)
    }
    let text = try readLongBracket(level: level, what: "string")
    return token(.string, text: text)
  }

  /// A BOM, and a first line that begins with `#`.
  private mutating func skipPreamble() {
    if source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    guard current == UInt8(ascii: "#") else { return }
    skipLine()
  }

  private mutating func skipLine() {
    while let byte = current, byte != 10, byte != 13 { offset += 1 }
  }

  private mutating func skipBlanks() throws(SyntaxError) {
    while let byte = current {
      switch byte {
      case 9...13, 32: offset += 1
      case UInt8(ascii: "-") where self.byte(after: 1) == UInt8(ascii: "-"):
        try skipComment()
      default: return
      }
    }
  }

  mutating func skipComment() throws(SyntaxError) {
    start = offset
    offset += 2
    if current == UInt8(ascii: "["), let level = longBracketLevel() {
      _ = try readLongBracket(level: level, what: "comment")
    } else {
      skipLine()
    }
  }
}

extension UInt8 {
  package var isDigit: Bool { self >= 48 && self <= 57 }
  package var isLetter: Bool { (self | 32 >= 97 && self | 32 <= 122) || self == 95 }
  package var isHexDigit: Bool { isDigit || (self | 32 >= 97 && self | 32 <= 102) }

  /// The value of a hexadecimal digit.
  package var hexValue: UInt32 { UInt32(isDigit ? self - 48 : (self | 32) - 87) }
}

extension Lexer {
  /// A number. What sticks to it without being part of it makes it malformed, as in Lua.
  mutating func readNumber() throws(SyntaxError) -> Token {
    let isHex = current == UInt8(ascii: "0") && (byte(after: 1).map { $0 | 32 } == 120)
    if isHex { offset += 2 }
    let exponent = UInt8(ascii: isHex ? "p" : "e")
    while let byte = current {
      if byte | 32 == exponent, byte.isLetter {
        offset += 1
        if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
      } else if byte.isHexDigit || byte == UInt8(ascii: ".") {
        offset += 1
      } else {
        break
      }
    }
    if let byte = current, byte.isLetter { offset += 1 }
    let text = source.text(start..<offset)
    guard let number = NumberLiteral(text) else { throw failure("malformed number") }
    return token(number.isInteger ? .integer : .number, text: text, value: number.value)
  }
}
extension Lexer {
  private static let threeBytes: [TokenKind] = [.ellipsis]
  private static let twoBytes: [TokenKind] = [
    .concat, .equal, .notEqual, .lessOrEqual, .greaterOrEqual, .shiftLeft, .shiftRight,
    .doubleSlash, .doubleColon,
  ]

  /// An operator or a mark; a byte that begins none is a token of its own.
  mutating func readSymbol(_ byte: UInt8) -> Token {
    for kind in Lexer.threeBytes + Lexer.twoBytes where starts(with: kind) {
      offset += kind.rawValue.utf8.count
      return token(kind)
    }
    offset += 1
    guard byte < 128, let kind = TokenKind(rawValue: String(UnicodeScalar(byte))) else {
      return token(.unknown)
    }
    return token(kind)
  }

  private func starts(with kind: TokenKind) -> Bool {
    source.bytes[offset...].starts(with: kind.rawValue.utf8)
  }
}
