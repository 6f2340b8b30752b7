/// Reads one JSON text (RFC 8259) without Foundation.
struct JSONReader {
  private static let maxLevels = 64

  private let bytes: [UInt8]
  private var position = 0
  private var levels = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func readText() throws(JSONError) -> JSONValue {
    let value = try readValue()
    skipSpace()
    guard position == bytes.count else { throw error("something follows the value") }
    return value
  }

  private mutating func readValue() throws(JSONError) -> JSONValue {
    skipSpace()
    switch current {
    case UInt8(ascii: "{"): return try readObject()
    case UInt8(ascii: "["): return try readArray()
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "t"): return try readWord("true", .boolean(true))
    case UInt8(ascii: "f"): return try readWord("false", .boolean(false))
    case UInt8(ascii: "n"): return try readWord("null", .null)
    case nil: throw error("the text ends where a value should be")
    default: return .number(try readNumber())
    }
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func error(_ message: String) -> JSONError {
    JSONError(message: message, offset: position)
  }

  private mutating func skipSpace() {
    while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  /// Steps over `character` where it is next.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard current == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func readWord(
    _ word: String, _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    guard bytes[position...].starts(with: word.utf8) else { throw error("unknown word") }
    position += word.utf8.count
    return value
  }

  private mutating func enter() throws(JSONError) {
    position += 1
    levels += 1
    if levels > Self.maxLevels { throw error("nested deeper than \(Self.maxLevels) levels") }
  }

  private mutating func readArray() throws(JSONError) -> JSONValue {
    try enter()
    defer { levels -= 1 }
    var values: [JSONValue] = []
    if skip("]") { return .array(values) }
    repeat { values.append(try readValue()) } while skip(",")
    guard skip("]") else { throw error("a list goes on with , or ends with ]") }
    return .array(values)
  }

  private mutating func readObject() throws(JSONError) -> JSONValue {
    try enter()
    defer { levels -= 1 }
    var members: [String: JSONValue] = [:]
    if skip("}") { return .object(members) }
    repeat {
      skipSpace()
      guard current == UInt8(ascii: "\"") else { throw error("a name in quotes should be here") }
      let name = try readString()
      guard skip(":") else { throw error("a colon should follow the name") }
      members[name] = try readValue()
    } while skip(",")
    guard skip("}") else { throw error("an object goes on with , or ends with }") }
    return .object(members)
  }
}

extension JSONReader {
  private mutating func readNumber() throws(JSONError) -> Double {
    let start = position
    if current == UInt8(ascii: "-") { position += 1 }
    let leadsWithZero = current == UInt8(ascii: "0")
    let whole = skipDigits()
    guard whole > 0, whole == 1 || !leadsWithZero else { throw error("no value begins so") }
    if current == UInt8(ascii: ".") {
      position += 1
      guard skipDigits() > 0 else { throw error("a digit should follow the point") }
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      position += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
      guard skipDigits() > 0 else { throw error("an exponent needs a digit") }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else { throw error("the number is too large") }
    return number
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = current, (0x30...0x39).contains(byte) { position += 1 }
    return position - start
  }

  private mutating func readString() throws(JSONError) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = current {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(utf8: text) else {
          throw error("the string is not UTF-8")
        }
        return string
      case UInt8(ascii: "\\"): text += try readEscape().utf8
      case 0..<0x20: throw error("a control character in a string")
      default: text.append(byte)
      }
    }
    throw error("the string does not end")
  }

  private mutating func readEscape() throws(JSONError) -> String {
    guard let byte = current else { throw error("the string does not end") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return String(Unicode.Scalar(byte))
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return String(try readScalar())
    default: throw error("unknown escape")
    }
  }

  /// A character written as `\uXXXX`, or two of them for one beyond 0xFFFF.
  private mutating func readScalar() throws(JSONError) -> Character {
    let first = try readHex()
    if let scalar = Unicode.Scalar(first) { return Character(scalar) }
    guard first < 0xDC00, bytes[position...].starts(with: [0x5C, 0x75]) else {
      throw error("half of a surrogate pair")
    }
    position += 2
    let second = try readHex()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw error("half of a surrogate pair") }
    return Character(scalar)
  }

  private mutating func readHex() throws(JSONError) -> UInt32 {
    guard position + 4 <= bytes.count else { throw error("\\u needs four digits") }
    let digits = bytes[position..<(position + 4)]
    guard digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("\\u needs four digits") }
    position += 4
    return value
  }
}
