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
