/// Pieces of Lua source.
package enum LuaText {
  /// Whether the text can stand as a name.
  package static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { isLetter($0) || isDigit($0) } && !keywords.contains(text)
  }

  /// A float as Lua would read it back.
  package static func number(_ number: Double) -> String {
    if number.isNaN { return "0/0" }
    if number.isInfinite { return number < 0 ? "-math.huge" : "math.huge" }
    return "\(number)"
  }

  /// A number with no more digits than it needs: a whole one has no point.
  package static func short(_ number: Double) -> String {
    Int64(exactly: number).map { "\($0)" } ?? self.number(number)
  }

  /// A text as a quoted string.
  package static func quoted(_ text: String) -> String { quoted(Array(text.utf8)) }

  /// A quoted string. Control characters and bytes that are no UTF-8 become escapes.
  package static func quoted(_ bytes: [UInt8]) -> String {
    var text = "\""
    if let whole = String(utf8: bytes) {
      for scalar in whole.unicodeScalars { text += escaped(scalar) }
    } else {
      for byte in bytes {
        text += byte < 0x80 ? escaped(Unicode.Scalar(byte)) : decimal(UInt32(byte))
      }
    }
    return text + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    default: control(scalar) ?? "\(scalar)"
    }
  }

  /// The escape of a character that a terminal would obey, and of a mark that nobody sees.
  static func control(_ scalar: Unicode.Scalar) -> String? {
    guard scalar.isControl || scalar == "\u{FEFF}" else { return nil }
    return switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default:
      scalar.isASCII ? decimal(scalar.value) : "\\u{\(String(scalar.value, radix: 16))}"
    }
  }

  private static func decimal(_ value: UInt32) -> String {
    let digits = "\(value)"
    return "\\" + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// The words that cannot be names.
  package static let keywords: Set<String> = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in",
    "local", "nil", "not", "or", "repeat", "return", "then", "true", "until", "while",
  ]
}
