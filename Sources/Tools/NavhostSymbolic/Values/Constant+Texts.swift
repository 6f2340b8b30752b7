internal import NavhostSupport

extension Constant {
  /// What `tostring` says; nil where that is not worked out here.
  package var shown: ByteText? {
    switch self {
    case .nil: "nil"
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): ByteText("\(value)")
    case .float(let value): Constant.shown(value)
    case .text(let bytes): bytes
    }
  }

  /// As `%.14g`, with `.0` behind a whole number.
  private static func shown(_ value: Double) -> ByteText? {
    if value.isNaN { return nil }
    if value.isInfinite { return value > 0 ? "inf" : "-inf" }
    if value == 0 { return value.sign == .minus ? "-0.0" : "0.0" }
    guard let (digits, exponent) = digits(value.magnitude), digits.count <= 14 else { return nil }
    let sign = value < 0 ? "-" : ""
    if exponent < -4 || exponent >= 14 {
      let rest = digits.count > 1 ? "." + String(decoding: digits.dropFirst(), as: UTF8.self) : ""
      let power = exponent.magnitude < 10 ? "0\(exponent.magnitude)" : "\(exponent.magnitude)"
      let first = String(decoding: digits.prefix(1), as: UTF8.self)
      return ByteText("\(sign)\(first)\(rest)e\(exponent < 0 ? "-" : "+")\(power)")
    }
    if exponent < 0 {
      let zeros = String(repeating: "0", count: -exponent - 1)
      return ByteText("\(sign)0.\(zeros)\(String(decoding: digits, as: UTF8.self))")
    }
    let whole = digits.prefix(exponent + 1)
    let padding = String(repeating: "0", count: max(0, exponent + 1 - digits.count))
    let rest = digits.dropFirst(exponent + 1)
    let fraction = rest.isEmpty ? "0" : String(decoding: rest, as: UTF8.self)
    return ByteText("\(sign)\(String(decoding: whole, as: UTF8.self))\(padding).\(fraction)")
  }

  /// The shortest digits of a positive number, and the power of ten of the first.
  private static func digits(_ value: Double) -> (digits: [UInt8], exponent: Int)? {
    let text = Array("\(value)".utf8)
    let parts = text.split(separator: UInt8(ascii: "e"), maxSplits: 1)
    guard let mantissa = parts.first else { return nil }
    let power = parts.count > 1 ? Int(String(decoding: parts[1], as: UTF8.self)) ?? 0 : 0
    var digits: [UInt8] = []
    var point = mantissa.count
    for (place, byte) in mantissa.enumerated() {
      if byte == UInt8(ascii: ".") { point = place } else { digits.append(byte) }
    }
    var exponent = power + point - 1
    while digits.first == 48 {
      digits.removeFirst()
      exponent -= 1
    }
    while digits.last == 48 { digits.removeLast() }
    return (digits, exponent)
  }

  /// The number that Lua reads in a text; nil where it is none.
  static func numeral(_ text: ByteText) -> Constant? {
    var bytes = text.bytes[...]
    while let byte = bytes.first, byte.isSpace { bytes.removeFirst() }
    while let byte = bytes.last, byte.isSpace { bytes.removeLast() }
    var isNegative = false
    if let sign = bytes.first, sign == 45 || sign == 43 {
      isNegative = sign == 45
      bytes.removeFirst()
    }
    guard let value = unsignedNumeral(bytes) else { return nil }
    guard isNegative else { return value }
    switch value {
    case .integer(let value): return .integer(0 &- value)
    case .float(let value): return .float(-value)
    default: return nil
    }
  }

  private static func unsignedNumeral(_ bytes: ArraySlice<UInt8>) -> Constant? {
    if bytes.count > 1, bytes.first == 48, bytes[bytes.startIndex + 1] | 32 == 120 {
      return hexadecimal(bytes.dropFirst(2))
    }
    guard bytes.contains(where: { $0.isDigit }), isDecimal(bytes) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    if bytes.allSatisfy({ $0.isDigit }), let whole = Int64(text) { return .integer(whole) }
    return Double(padded(bytes)).map { .float($0) }
  }

  /// `5.` and `.5` with the digit that Swift wants.
  private static func padded(_ bytes: ArraySlice<UInt8>) -> String {
    var text = bytes.first == 46 ? "0" : ""
    for (place, byte) in bytes.enumerated() {
      text.unicodeScalars.append(UnicodeScalar(byte))
      let next = place + 1 < bytes.count ? bytes[bytes.startIndex + place + 1] : 0
      if byte == 46, !next.isDigit { text += "0" }
    }
    return text
  }

  private static func isDecimal(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    func digits() -> Int {
      var count = 0
      while let byte = rest.first, byte.isDigit {
        rest.removeFirst()
        count += 1
      }
      return count
    }
    var count = digits()
    if rest.first == 46 {
      rest.removeFirst()
      count += digits()
    }
    guard count > 0 else { return false }
    guard let mark = rest.first else { return true }
    guard mark | 32 == 101 else { return false }
    rest.removeFirst()
    if rest.first == 43 || rest.first == 45 { rest.removeFirst() }
    return digits() > 0 && rest.isEmpty
  }

  private static func hexadecimal(_ bytes: ArraySlice<UInt8>) -> Constant? {
    var whole: Int64 = 0
    var value = 0.0
    var exponent = 0
    var count = 0
    var hasPoint = false
    var rest = bytes
    while let byte = rest.first {
      if byte == 46, !hasPoint {
        hasPoint = true
      } else if let digit = byte.hexDigit {
        whole = whole &* 16 &+ Int64(digit)
        value = value * 16 + Double(digit)
        count += 1
        if hasPoint { exponent -= 4 }
      } else {
        break
      }
      rest.removeFirst()
    }
    guard count > 0 else { return nil }
    if rest.isEmpty, !hasPoint { return .integer(whole) }
    if let mark = rest.first {
      guard mark | 32 == 112 else { return nil }
      rest.removeFirst()
      let digits = rest.first == 43 ? rest.dropFirst() : rest
      guard let last = digits.last, last.isDigit, digits.count < 8,
        let power = Int(String(decoding: digits, as: UTF8.self))
      else { return nil }
      exponent += power
    }
    return .float(
      Double(sign: .plus, exponent: max(-3000, min(3000, exponent)), significand: value))
  }

  /// The constant as Lua writes it.
  package var luaText: String {
    switch self {
    case .nil: return "nil"
    case .boolean(let value): return value ? "true" : "false"
    case .integer(let value): return value == .min ? "math.mininteger" : "\(value)"
    case .float(let value):
      if value.isNaN { return "0/0" }
      if value.isInfinite { return value > 0 ? "math.huge" : "-math.huge" }
      return value == 0 && value.sign == .minus ? "-0.0" : "\(value)"
    case .text(let text): return Constant.quoted(text)
    }
  }

  /// A text in quotes, as Lua reads it.
  package static func quoted(_ text: ByteText) -> String {
    let isText = String(utf8: text.bytes) != nil
    var quoted: [UInt8] = [34]
    for (place, byte) in text.bytes.enumerated() {
      switch byte {
      case 34, 92: quoted += [92, byte]
      case 10: quoted += [92, 110]
      case 32...126: quoted.append(byte)
      case 128...255 where isText: quoted.append(byte)
      default:
        let next = place + 1 < text.count ? text.bytes[place + 1] : 0
        let digits = "\(byte)"
        let zeros = next.isDigit ? String(repeating: "0", count: 3 - digits.utf8.count) : ""
        quoted += Array("\\\(zeros)\(digits)".utf8)
      }
    }
    return String(decoding: quoted + [34], as: UTF8.self)
  }
}
