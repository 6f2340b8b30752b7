internal import NavhostSupport

/// Compares a picture with a stored one.
package enum PictureComparison {
  /// What came of it.
  package enum Result: Equatable, Sendable {
    case same
    /// They differ; how much, and a picture that shows where: a file of the same format.
    case different(String, difference: [UInt8])
  }

  /// How far two pixels may be apart in each channel, of 255: rounding, no more.
  private static let tolerance: UInt8 = 2

  /// SVG files, byte for byte. The difference shows both side by side, and what one has and the other
  /// has not.
  package static func compare(svg stored: [UInt8], with now: [UInt8]) -> Result {
    if stored == now { return .same }
    let (old, new) = (SVGFile(stored), SVGFile(now))
    return .different(
      "the picture differs\(firstDifference(stored, now))",
      difference: Array(SVGFile.sideBySide(old, new).utf8))
  }

  /// Compares PNG files pixel by pixel. The difference fades equal pixels and marks changes red.
  ///
  /// - Throws: `RasterError` where a file is no PNG.
  package static func compare(
    png stored: [UInt8], with now: [UInt8], _ rasterizer: Rasterizer
  ) throws(RasterError) -> Result {
    if stored == now { return .same }
    let old = try rasterizer.bitmap(png: stored)
    let new = try rasterizer.bitmap(png: now)
    guard old.width == new.width, old.height == new.height else {
      return .different(
        "the picture is \(new.width) × \(new.height) pixels, stored are \(old.width) × \(old.height)",
        difference: now)
    }
    var marked = new
    let count = mark(&marked, old)
    if count == 0 { return .same }
    let share = 100 * Double(count) / Double(max(new.width * new.height, 1))
    return .different(
      "\(count) of \(new.width * new.height) pixels differ (\(DecimalText.short(share))%)",
      difference: try rasterizer.png(marked))
  }

  /// Paints what differs from `old`; the result is how many pixels do.
  private static func mark(_ picture: inout Bitmap, _ old: Bitmap) -> Int {
    var count = 0
    for start in stride(from: 0, to: picture.bytes.count, by: 4) {
      let differs = (start..<(start + 4)).contains {
        let (a, b) = (picture.bytes[$0], old.bytes[$0])
        return max(a, b) - min(a, b) > tolerance
      }
      if differs { count += 1 }
      let mark: [UInt8] = [0x15, 0x00, 0xD7, 0xFF]
      let new = Array(picture.bytes[start..<(start + 4)])
      for channel in 0..<4 {
        let clear = 255 - Int(new[3])
        let faint = UInt8(191 + (Int(new[channel]) + clear) / 4)
        picture.bytes[start + channel] = differs ? mark[channel] : (channel == 3 ? 255 : faint)
      }
    }
    return count
  }

  /// The first line that differs, as ` in line N`.
  private static func firstDifference(_ stored: [UInt8], _ now: [UInt8]) -> String {
    let old = stored.split(separator: 10, omittingEmptySubsequences: false)
    let new = now.split(separator: 10, omittingEmptySubsequences: false)
    let line = zip(old, new).prefix { $0 == $1 }.count + 1
    return " from line \(line) of the file on"
  }
}
