/// Bytes as letters, as RFC 4648 has them, without line ends and with `=` at the end.
package enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  /// The value of each letter, 255 for what is none.
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
