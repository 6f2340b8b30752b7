/// The checksum of zlib, PNG and Ethernet (polynomial 0xEDB88320).
package enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { value, _ in
      value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
    }
  }

  package static func checksum(_ parts: [UInt8]...) -> UInt32 {
    var value: UInt32 = 0xFFFF_FFFF
    table.withUnsafeBufferPointer { table in
      for part in parts {
        for byte in part {
          value = value >> 8 ^ table[Int(UInt8(truncatingIfNeeded: value) ^ byte)]
        }
      }
    }
    return ~value
  }

  /// Eight hexadecimal digits.
  package static func text(_ checksum: UInt32) -> String {
    Hex.text((0..<4).map { UInt8(truncatingIfNeeded: checksum >> (24 - 8 * $0)) })
  }
}
