/// Bytes as letters, as RFC 4648 has them, without line ends and with `=` at the end.
package enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  /// The value of each letter; 255 for any other byte.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    for (value, letter) in letters.enumerated() { values[Int(letter)] = UInt8(value) }
    return values
  }()

  package static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    let letters = letters
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      let first = UInt32(bytes[start]) << 16
      let second = count > 1 ? UInt32(bytes[start + 1]) << 8 : 0
      let group = first | second | (count > 2 ? UInt32(bytes[start + 2]) : 0)
      text.append(letters[Int(group >> 18)])
      text.append(letters[Int(group >> 12 & 63)])
      text.append(count > 1 ? letters[Int(group >> 6 & 63)] : UInt8(ascii: "="))
      text.append(count > 2 ? letters[Int(group & 63)] : UInt8(ascii: "="))
    }
    return text
  }

  package static func text(_ bytes: [UInt8]) -> String {
    String(decoding: encode(bytes), as: UTF8.self)
  }

  /// nil where the text is no Base64.
  package static func decode(_ text: some Collection<UInt8>) -> [UInt8]? {
    let text = Array(text)
    guard text.count % 4 == 0 else { return nil }
    let padding = text.suffix(2).count { $0 == UInt8(ascii: "=") }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    let values = values
    var group: UInt32 = 0
    for (place, letter) in text.dropLast(padding).enumerated() {
      let value = values[Int(letter)]
      guard value < 64 else { return nil }
      group = group << 6 | UInt32(value)
      guard place % 4 == 3 else { continue }
      bytes.append(UInt8(truncatingIfNeeded: group >> 16))
      bytes.append(UInt8(truncatingIfNeeded: group >> 8))
      bytes.append(UInt8(truncatingIfNeeded: group))
      group = 0
    }
    if padding == 1 { bytes += [UInt8(truncatingIfNeeded: group >> 10), UInt8(group >> 2 & 255)] }
    if padding == 2 { bytes.append(UInt8(truncatingIfNeeded: group >> 4)) }
    return bytes
  }
}

/// Hexadecimal digits, in small letters.
package enum Hex {
  /// The value of a digit; nil where it is none.
  package static func value(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  /// Two digits for each byte.
  package static func text(_ bytes: some Sequence<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(2 * bytes.underestimatedCount)
    for byte in bytes {
      text.append(digit(byte >> 4))
      text.append(digit(byte & 15))
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? 0x30 + value : 0x61 + value - 10
  }
}

/// Paths as addresses.
package enum RelativeReference {
  /// The path as a relative reference; what has another meaning in an address is escaped.
  package static func text(_ path: String) -> String {
    path.utf8.map { byte in
      plain.contains(byte) ? String(UnicodeScalar(byte)) : "%" + Hex.text([byte]).uppercased()
    }.joined()
  }

  private static let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)
}

extension String {
  /// The text that the bytes are; nil where they are no UTF-8. The standard library has this from iOS 18
  /// and macOS 15 on; before, what decoding repairs tells.
  package init?(utf8 bytes: some Collection<UInt8>) {
    if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
      self.init(validating: bytes, as: UTF8.self)
    } else {
      self.init(decoding: bytes, as: UTF8.self)
      guard utf8.elementsEqual(bytes) else { return nil }
    }
  }

  /// The same of bytes that are at one place. Most text is ASCII: what the standard library does to be
  /// sure of any other encoding takes much longer than the text itself.
  package init?(utf8 bytes: UnsafeRawBufferPointer) {
    guard bytes.reduce(0, |) < 0x80 else {
      self.init(utf8: bytes[...])
      return
    }
    self.init(decoding: bytes, as: UTF8.self)
  }
}
