/// The checksum of PNG chunks.
enum Checksum {
  private static let table: [UInt32] = (0..<256).map { start in
    (0..<8).reduce(UInt32(start)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }

  static func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ ($0 >> 8) }
  }
}
