/// The layout of PNG files.
enum PNGFile {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Bytes of a number, the most significant first.
  static func big(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return big(UInt32(data.count)) + body + big(Checksum.crc32(body))
  }

  /// The header of a picture with 8 bits for each of red, green, blue and alpha.
  static func header(width: Int, height: Int) -> [UInt8] {
    big(UInt32(width)) + big(UInt32(height)) + [8, 6, 0, 0, 0]
  }

  /// Rows as the format has them, each as its difference from the row above: what does not change
  /// downwards, and that is most of a screen, packs quickly and well.
  ///
  /// - Parameters:
  ///   - pixels: blue, green, red, alpha, premultiplied.
  ///   - stride: bytes from one row to the next.
  static func rows(
    _ pixels: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int
  ) -> [UInt8] {
    let length = width * 4
    return [UInt8](unsafeUninitializedCapacity: (length + 1) * height) { buffer, count in
      guard let target = buffer.baseAddress else { return }
      var above = [UInt8](repeating: 0, count: length)
      above.withUnsafeMutableBufferPointer { above in
        for row in 0..<height {
          let out = target + row * (length + 1)
          out[0] = 2
          write(pixels + row * stride, width, to: out + 1, above: above.baseAddress!)
        }
      }
      count = (length + 1) * height
    }
  }

  private static func write(
    _ row: UnsafePointer<UInt8>, _ width: Int, to out: UnsafeMutablePointer<UInt8>,
    above: UnsafeMutablePointer<UInt8>
  ) {
    for start in stride(from: 0, to: width * 4, by: 4) {
      let alpha = row[start + 3]
      put(full(row[start + 2], alpha), at: start, out, above)
      put(full(row[start + 1], alpha), at: start + 1, out, above)
      put(full(row[start], alpha), at: start + 2, out, above)
      put(alpha, at: start + 3, out, above)
    }
  }

  @inline(__always)
  private static func put(
    _ value: UInt8, at place: Int, _ out: UnsafeMutablePointer<UInt8>,
    _ above: UnsafeMutablePointer<UInt8>
  ) {
    out[place] = value &- above[place]
    above[place] = value
  }

  /// A channel as it was before it was multiplied with alpha.
  @inline(__always)
  private static func full(_ value: UInt8, _ alpha: UInt8) -> UInt8 {
    if alpha == 255 || alpha == 0 { return alpha == 0 ? 0 : value }
    return UInt8(min(255, (Int(value) * 255 + Int(alpha) / 2) / Int(alpha)))
  }
}
