internal import Support

/// The layout of PNG files, for those that move: Cairo writes the frames.
enum PNGFile {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Bytes of a number, the most significant first.
  static func big(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let name = Array(name.utf8)
    return big(UInt32(data.count)) + name + data + big(CRC32.checksum(name, data))
  }
}
