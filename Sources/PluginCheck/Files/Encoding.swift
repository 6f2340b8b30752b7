/// Bytes that no Lua source should have.
enum Encoding {
  /// The first byte that is not part of well-formed UTF-8.
  static func firstInvalid(in bytes: [UInt8]) -> Int? {
    var index = 0
    while index < bytes.count {
      guard let length = length(of: bytes[index...]) else { return index }
      index += length
    }
    return nil
  }

  /// How many bytes the first character has; nil where it is malformed.
  private static func length(of bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    if first < 0x80 { return 1 }
    let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first <= 0xF4, bytes.count >= count else { return nil }
    let rest = bytes.dropFirst().prefix(count - 1)
    guard rest.allSatisfy({ $0 & 0xC0 == 0x80 }), let second = rest.first else { return nil }
    switch first {
    case 0xE0: return second >= 0xA0 ? count : nil
    case 0xED: return second < 0xA0 ? count : nil
    case 0xF0: return second >= 0x90 ? count : nil
    case 0xF4: return second < 0x90 ? count : nil
    default: return count
    }
  }
}
