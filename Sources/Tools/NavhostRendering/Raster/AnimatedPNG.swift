internal import NavhostSupport

/// Puts PNG files of one size together to an APNG file.
struct AnimatedPNG {
  private var header: [UInt8] = []
  private var frames: [UInt8] = []
  private var count: UInt32 = 0
  private var sequence: UInt32 = 0

  /// Appends a frame, a whole PNG file.
  mutating func add(_ png: [UInt8], milliseconds: Int) {
    let chunks = Self.chunks(of: png)
    guard let head = chunks.first(where: { $0.name == Self.name("IHDR") }) else { return }
    if count == 0 { header = head.data }
    frames += PNGFile.chunk("fcTL", control(head.data, milliseconds))
    // Cairo writes the pixels in pieces; here they are one.
    let pixels = chunks.filter { $0.name == Self.name("IDAT") }.flatMap { $0.data }
    frames +=
      count == 0 ? PNGFile.chunk("IDAT", pixels) : PNGFile.chunk("fdAT", nextNumber() + pixels)
    count += 1
  }

  /// The file, to be shown over and over.
  var bytes: [UInt8] {
    guard count > 0 else { return [] }
    return PNGFile.signature + PNGFile.chunk("IHDR", header)
      + PNGFile.chunk("acTL", PNGFile.big(count) + PNGFile.big(0)) + frames
      + PNGFile.chunk("IEND", [])
  }

  /// Number, size, place and time of a frame; it replaces what was there.
  private mutating func control(_ header: [UInt8], _ milliseconds: Int) -> [UInt8] {
    let time = UInt16(clamping: milliseconds)
    return nextNumber() + Array(header[0..<8]) + PNGFile.big(0) + PNGFile.big(0)
      + [UInt8(time >> 8), UInt8(time & 0xFF), 0x03, 0xE8, 0, 0]
  }

  private mutating func nextNumber() -> [UInt8] {
    defer { sequence += 1 }
    return PNGFile.big(sequence)
  }
}

extension AnimatedPNG {
  private typealias Chunk = (name: [UInt8], data: [UInt8])

  private static func chunks(of png: [UInt8]) -> [Chunk] {
    var chunks: [Chunk] = []
    var position = PNGFile.signature.count
    while position + 12 <= png.count {
      let length = png[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
      guard position + 12 + length <= png.count else { break }
      let data = position + 8
      chunks.append((Array(png[(position + 4)..<data]), Array(png[data..<(data + length)])))
      position = data + length + 4
    }
    return chunks
  }

  private static func name(_ text: String) -> [UInt8] { Array(text.utf8) }
}

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

extension Rasterizer {
  /// An animation as an APNG file. Programs that know no APNG show its first frame.
  package func apng(
    _ frames: [Animation.Frame], _ options: PictureOptions
  ) throws(RasterError) -> [UInt8] {
    var file = AnimatedPNG()
    for frame in frames {
      let picture = ScreenPicture.picture(of: frame.screen, options)
      file.add(try png(picture), milliseconds: Int((frame.duration * 1000).rounded()))
    }
    return file.bytes
  }
}
