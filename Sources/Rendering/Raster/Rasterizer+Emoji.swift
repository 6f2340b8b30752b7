internal import Navigation

extension Rasterizer {
  /// The picture's SVG with every line that has emoji in it as a small picture.
  func withEmoji(_ picture: Picture) throws(RasterError) -> String {
    var svg = picture.svg
    for line in picture.emojiLines {
      guard svg.contains(line.element) else { continue }
      svg = Self.replace(line.element, by: try image(of: line, scale: picture.scale), in: svg)
    }
    return svg
  }

  /// How far letters may reach beyond their line, in points.
  private static var overhang: Double { 4 }

  /// The line as an `<image>` in its place.
  private func image(of line: EmojiLine, scale: Double) throws(RasterError) -> String {
    let probe = try makeSurface(1, 1)
    defer { cairo.dropSurface(probe) }
    let size = try withLayout(of: line, on: probe, scale: scale) { size, _, _ in size }
    guard size.width > 0, size.height > 0 else { return "" }
    let (width, height) = (size.width + 2 * Self.overhang, size.height)
    let surface = try makeSurface(width * scale, height * scale)
    defer { cairo.dropSurface(surface) }
    let baseline = try withLayout(of: line, on: surface, scale: scale) { _, context, layout in
      let color = line.style.color
      cairo.moveTo(context, Self.overhang, 0)
      cairo.setColor(context, color.red, color.green, color.blue, color.alpha)
      pango.show(context, layout)
      return Double(pango.baseline(layout)) / PangoLibrary.unit
    }
    cairo.flush(surface)
    let left =
      switch line.style.anchor {
      case .left: line.x - Self.overhang
      case .middle: line.x - width / 2
      case .right: line.x - width + Self.overhang
      }
    let data = Base64.text(try png(surface))
    return "<image x=\"\(Decimal.text(left))\" y=\"\(Decimal.text(line.y - baseline))\""
      + " width=\"\(Decimal.text((width * scale).rounded(.up) / scale))\""
      + " height=\"\(Decimal.text((height * scale).rounded(.up) / scale))\""
      + " href=\"data:image/png;base64,\(data)\"/>"
  }

  /// Lays the line out, and hands it over with its size in points.
  private func withLayout<Result>(
    of line: EmojiLine, on surface: OpaquePointer, scale: Double,
    _ body: (Size, OpaquePointer, OpaquePointer) -> Result
  ) throws(RasterError) -> Result {
    guard let context = cairo.makeContext(surface) else { throw Self.failure }
    defer { cairo.dropContext(context) }
    cairo.scale(context, scale, scale)
    guard let layout = pango.makeLayout(context), let font = pango.makeFont() else {
      throw Self.failure
    }
    defer {
      pango.dropFont(font)
      pango.dropLayout(layout)
    }
    pango.setFamily(font, SVGWriter.fonts.filter { $0 != "'" })
    pango.setWeight(font, Int32(line.style.weight.rawValue))
    pango.setSize(font, line.style.size * PangoLibrary.unit)
    pango.setFont(layout, font)
    pango.setText(layout, XML.plain(line.text), -1)
    var extents = PangoLibrary.Extents()
    pango.extents(layout, nil, &extents)
    let size = Size(
      width: Double(extents.width) / PangoLibrary.unit,
      height: Double(extents.height) / PangoLibrary.unit)
    return body(size, context, layout)
  }

  private static func replace(_ old: String, by new: String, in text: String) -> String {
    let (bytes, sought) = (Array(text.utf8), Array(old.utf8))
    var result: [UInt8] = []
    var start = 0
    while let found = bytes[start...].firstRange(of: sought) {
      result += bytes[start..<found.lowerBound]
      result += Array(new.utf8)
      start = found.upperBound
    }
    return String(decoding: result + bytes[start...], as: UTF8.self)
  }
}
