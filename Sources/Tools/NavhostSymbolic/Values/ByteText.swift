/// A text as Lua has it: bytes, compared as bytes.
package struct ByteText: Hashable, Comparable, Sendable, ExpressibleByStringLiteral {
  package var bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }
  package init(_ text: String) { bytes = Array(text.utf8) }
  package init(stringLiteral text: String) { bytes = Array(text.utf8) }

  package var text: String { String(decoding: bytes, as: UTF8.self) }
  package var isEmpty: Bool { bytes.isEmpty }
  package var count: Int { bytes.count }

  package static func < (one: ByteText, other: ByteText) -> Bool {
    one.bytes.lexicographicallyPrecedes(other.bytes)
  }

  package static func + (one: ByteText, other: ByteText) -> ByteText {
    ByteText(one.bytes + other.bytes)
  }

  package func hasPrefix(_ prefix: ByteText) -> Bool { bytes.starts(with: prefix.bytes) }

  package func hasSuffix(_ suffix: ByteText) -> Bool {
    bytes.count >= suffix.count && Array(bytes.suffix(suffix.count)) == suffix.bytes
  }

  /// It can stand in Lua as a name: `dirty`.
  package var isName: Bool {
    guard let first = bytes.first, first.isLetter else { return false }
    return bytes.allSatisfy { $0.isLetter || $0.isDigit } && !ByteText.keywords.contains(self)
  }

  private static let keywords: Set<ByteText> = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in",
    "local", "nil", "not", "or", "repeat", "return", "then", "true", "until", "while",
  ]
}

extension UInt8 {
  var isLetter: Bool { self == 95 || (65...90).contains(self) || (97...122).contains(self) }
  var isDigit: Bool { (48...57).contains(self) }
  var isSpace: Bool { self == 32 || (9...13).contains(self) }

  var hexDigit: Int? {
    switch self {
    case 48...57: Int(self) - 48
    case 65...70: Int(self) - 55
    case 97...102: Int(self) - 87
    default: nil
    }
  }
}
