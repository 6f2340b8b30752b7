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
