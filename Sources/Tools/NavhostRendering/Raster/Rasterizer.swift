internal import NavhostPlatform
internal import NavhostSupport

/// Turns pictures into pixels with librsvg and Cairo, which are opened when the first one is made.
public struct Rasterizer: Sendable {
  let cairo: CairoLibrary
  private let rsvg: RsvgLibrary
  let pango: PangoLibrary

  /// - Throws: `RasterError` where a library or any font is not installed; the message names the
  ///   package.
  public init() throws(RasterError) {
    // A library comes after those that it needs itself, so that the one that is missing is named.
    cairo = try CairoLibrary()
    pango = try PangoLibrary()
    rsvg = try RsvgLibrary()
    guard try hasFont else {
      throw .missing("a font", package: "fonts-inter", homebrew: "font-inter")
    }
  }

  /// The picture as a PNG file.
  public func png(_ picture: Picture) throws(RasterError) -> [UInt8] {
    let surface = try draw(picture)
    defer { cairo.dropSurface(surface) }
    return try png(surface)
  }

  /// The pixels of a picture.
  func bitmap(_ picture: Picture) throws(RasterError) -> Bitmap {
    let surface = try draw(picture)
    defer { cairo.dropSurface(surface) }
    return bitmap(surface)
  }

  /// The pixels of a PNG file.
  func bitmap(png bytes: [UInt8]) throws(RasterError) -> Bitmap {
    var source = PNGSource(bytes: bytes)
    let surface = withUnsafeMutablePointer(to: &source) { cairo.readPNG(PNGSource.read, $0) }
    defer { cairo.dropSurface(surface) }
    guard cairo.surfaceStatus(surface) == 0 else {
      throw RasterError(.unreadable, "is no PNG file that can be read")
    }
    return bitmap(surface)
  }

  /// A PNG file of pixels.
  func png(_ bitmap: Bitmap) throws(RasterError) -> [UInt8] {
    let surface = try makeSurface(Double(bitmap.width), Double(bitmap.height))
    defer { cairo.dropSurface(surface) }
    cairo.flush(surface)
    guard let pixels = cairo.pixels(surface) else { throw Self.failure }
    let (stride, length) = (Int(cairo.stride(surface)), bitmap.width * 4)
    for line in 0..<bitmap.height {
      let row = bitmap.bytes[line * length..<(line + 1) * length]
      _ = UnsafeMutableBufferPointer(start: pixels + line * stride, count: length)
        .update(fromContentsOf: row)
    }
    cairo.markDirty(surface)
    return try png(surface)
  }
}

extension Rasterizer {
  static let failure = RasterError(.failed, "the picture could not be drawn")

  func makeSurface(_ width: Double, _ height: Double) throws(RasterError) -> OpaquePointer {
    let (width, height) = (width.rounded(.up), height.rounded(.up))
    guard width >= 1, height >= 1, width <= CairoLibrary.limit, height <= CairoLibrary.limit,
      width * height <= 100_000_000
    else {
      let size = "\(DecimalText.short(width)) × \(DecimalText.short(height))"
      throw RasterError(.tooLarge, "a PNG of \(size) pixels cannot be drawn: write an .svg")
    }
    guard
      let surface = cairo.makeSurface(CairoLibrary.argb32, Int32(width), Int32(height)),
      cairo.surfaceStatus(surface) == 0
    else { throw Self.failure }
    return surface
  }

  private func draw(_ picture: Picture) throws(RasterError) -> OpaquePointer {
    let width = picture.width * picture.scale
    let height = picture.height * picture.scale
    let bytes = try withEmoji(picture)
    let surface = try makeSurface(width, height)
    guard let handle = rsvg.open(bytes, UInt(bytes.count), nil) else {
      cairo.dropSurface(surface)
      throw Self.failure
    }
    defer { rsvg.drop(handle) }
    let context = cairo.makeContext(surface)
    defer { cairo.dropContext(context) }
    var viewport = RsvgLibrary.Viewport(width: width, height: height)
    guard rsvg.draw(handle, context, &viewport, nil) != 0 else {
      cairo.dropSurface(surface)
      throw Self.failure
    }
    cairo.flush(surface)
    return surface
  }

  func png(_ surface: OpaquePointer) throws(RasterError) -> [UInt8] {
    cairo.flush(surface)
    var sink = PNGSink()
    let status = withUnsafeMutablePointer(to: &sink) { cairo.writePNG(surface, PNGSink.write, $0) }
    guard status == 0 else { throw Self.failure }
    return sink.bytes
  }

  private func bitmap(_ surface: OpaquePointer?) -> Bitmap {
    cairo.flush(surface)
    let (width, height) = (Int(cairo.width(surface)), Int(cairo.height(surface)))
    let stride = Int(cairo.stride(surface))
    var bytes: [UInt8] = []
    guard let pixels = cairo.pixels(surface) else {
      return Bitmap(width: 0, height: 0, bytes: [])
    }
    bytes.reserveCapacity(width * height * 4)
    for line in 0..<height {
      bytes += UnsafeBufferPointer(start: pixels + line * stride, count: width * 4)
    }
    // A file without an alpha channel is read without one: everything in it is opaque.
    if cairo.format(surface) != CairoLibrary.argb32 {
      for index in Swift.stride(from: 3, to: bytes.count, by: 4) { bytes[index] = 255 }
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }
}

/// Gives Cairo what it reads.
private struct PNGSource {
  let bytes: [UInt8]
  var position = 0

  /// CAIRO_STATUS_READ_ERROR where there is too little.
  static let read: CairoLibrary.Source = { origin, buffer, count in
    guard let source = origin?.assumingMemoryBound(to: PNGSource.self), let buffer,
      source.pointee.position + Int(count) <= source.pointee.bytes.count
    else { return 10 }
    let start = source.pointee.position
    for index in 0..<Int(count) { buffer[index] = source.pointee.bytes[start + index] }
    source.pointee.position += Int(count)
    return 0
  }
}

/// Takes what Cairo writes.
private struct PNGSink {
  var bytes: [UInt8] = []

  static let write: CairoLibrary.Sink = { target, data, count in
    guard let sink = target?.assumingMemoryBound(to: PNGSink.self) else { return 11 }
    sink.pointee.bytes += UnsafeBufferPointer(start: data, count: Int(count))
    return 0
  }
}

/// Pixels: four bytes each, blue, green, red and alpha, premultiplied, from the top left.
struct Bitmap: Equatable {
  let width: Int
  let height: Int
  var bytes: [UInt8]
}
