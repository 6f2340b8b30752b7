extension Lexer {
  /// A string in quotes.
  mutating func readString(quote: UInt8) throws(SyntaxError) -> Token {
    offset += 1
    var bytes: [UInt8] = []
    while true {
      guard let byte = current else {
        throw SyntaxError(offset: start, message: "unfinished string near <eof>")
      }
      switch byte {
      case quote:
        offset += 1
        return token(.string, text: String(decoding: bytes, as: UTF8.self))
      case 10, 13: throw failure("unfinished string")
      case UInt8(ascii: "\\"): try readEscape(into: &bytes)
      default:
        bytes.append(byte)
        offset += 1
      }
    }
  }

  private static let simpleEscapes: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10,
    UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9, UInt8(ascii: "v"): 11, UInt8(ascii: "\\"): 92,
    UInt8(ascii: "\""): 34, UInt8(ascii: "'"): 39,
  ]

  private mutating func readEscape(into bytes: inout [UInt8]) throws(SyntaxError) {
    offset += 1
    guard let byte = current else { return }
    if let simple = Lexer.simpleEscapes[byte] {
      offset += 1
      bytes.append(simple)
      return
    }
    switch byte {
    case UInt8(ascii: "x"): bytes.append(try readHexEscape())
    case UInt8(ascii: "u"): bytes += try readUnicodeEscape()
    case UInt8(ascii: "z"): skipSpaceEscape()
    case 10, 13:
      skipLineEnd()
      bytes.append(10)
    case _ where byte.isDigit: bytes.append(try readDecimalEscape())
    default: throw escapeFailure("invalid escape sequence")
    }
  }

  /// The offending byte is part of what is quoted.
  private mutating func escapeFailure(_ message: String) -> SyntaxError {
    if current != nil { offset += 1 }
    return failure(message)
  }

  private mutating func readHexEscape() throws(SyntaxError) -> UInt8 {
    offset += 1
    var value: UInt32 = 0
    for _ in 0..<2 {
      guard let byte = current, byte.isHexDigit else {
        throw escapeFailure("hexadecimal digit expected")
      }
      value = value * 16 + byte.hexValue
      offset += 1
    }
    return UInt8(value)
  }

  private mutating func readDecimalEscape() throws(SyntaxError) -> UInt8 {
    var value = 0
    for _ in 0..<3 {
      guard let byte = current, byte.isDigit else { break }
      value = value * 10 + Int(byte - 48)
      offset += 1
    }
    guard value <= 255 else { throw escapeFailure("decimal escape too large") }
    return UInt8(value)
  }

  private mutating func readUnicodeEscape() throws(SyntaxError) -> [UInt8] {
    offset += 1
    guard accept("{") else { throw escapeFailure("missing '{' in \\u{xxxx}") }
    guard let first = current, first.isHexDigit else {
      throw escapeFailure("hexadecimal digit expected")
    }
    var value: UInt32 = 0
    while let byte = current, byte.isHexDigit {
      guard value <= 0x7FF_FFFF else { throw escapeFailure("UTF-8 value too large") }
      value = value * 16 + byte.hexValue
      offset += 1
    }
    guard accept("}") else { throw escapeFailure("missing '}' in \\u{xxxx}") }
    return Array(String(UnicodeScalar(value) ?? "\u{FFFD}").utf8)
  }

  private mutating func skipSpaceEscape() {
    offset += 1
    while let byte = current, (9...13).contains(byte) || byte == 32 { offset += 1 }
  }

  /// CR, LF, or a pair of both.
  private mutating func skipLineEnd() {
    let first = current
    offset += 1
    if let second = current, second == 10 || second == 13, second != first { offset += 1 }
  }

  /// How many `=` stand in a long bracket that opens here; nil where none does.
  func longBracketLevel() -> Int? {
    var level = 0
    while byte(after: 1 + level) == UInt8(ascii: "=") { level += 1 }
    return byte(after: 1 + level) == UInt8(ascii: "[") ? level : nil
  }

  /// What stands in a long bracket. `what`: `"string"` or `"comment"`.
  mutating func readLongBracket(level: Int, what: String) throws(SyntaxError) -> String {
    let opening = offset
    offset += level + 2
    if current == 10 || current == 13 { skipLineEnd() }
    let begin = offset
    while let byte = current {
      if byte == UInt8(ascii: "]"), closesLongBracket(level: level) {
        offset += level + 2
        return source.text(begin..<(offset - level - 2))
      }
      offset += 1
    }
    let line = source.line(of: opening)
    throw SyntaxError(
      offset: opening, message: "unfinished long \(what) (starting at line \(line)) near <eof>")
  }

  private func closesLongBracket(level: Int) -> Bool {
    for index in 0..<level where byte(after: 1 + index) != UInt8(ascii: "=") { return false }
    return byte(after: 1 + level) == UInt8(ascii: "]")
  }
}
