internal import NavhostNavigation
internal import NavhostSupport

extension Rasterizer {
  /// The picture's SVG, in UTF-8, with every line that has emoji in it as a small picture.
  func withEmoji(_ picture: Picture) throws(RasterError) -> [UInt8] {
    var svg = Array(picture.svg.utf8)
    for line in picture.emojiLines {
      let element = Array(line.element.utf8)
      guard ByteSearch.first(element, in: svg) != nil else { continue }
      let image = Array(try image(of: line, scale: picture.scale).utf8)
      svg = ByteSearch.replacing(element, with: image, in: svg)
    }
    return svg
  }

  /// Whether there is a font for anything at all.
  var hasFont: Bool {
    get throws(RasterError) {
      let surface = try makeSurface(1, 1)
      defer { cairo.dropSurface(surface) }
      guard let context = cairo.makeContext(surface) else { throw Self.failure }
      defer { cairo.dropContext(context) }
      let layout = try makeLayout("A", TextStyle(size: 17, color: .black), context)
      defer { pango.dropLayout(layout) }
      return pango.unknownGlyphs(layout) == 0
    }
  }

  /// How far letters may reach beyond their line, in points.
  private static var overhang: Double { 4 }

  /// The line as an `<image>` in its place.
  private func image(of line: EmojiLine, scale: Double) throws(RasterError) -> String {
    let probe = try makeSurface(1, 1)
    defer { cairo.dropSurface(probe) }
    let size = try draw(line, on: probe, scale: scale, at: nil)
    guard size.width > 0, size.height > 0 else { return "" }
    let (width, height) = (size.width + 2 * Self.overhang, size.height)
    let surface = try makeSurface(width * scale, height * scale)
    defer { cairo.dropSurface(surface) }
    _ = try draw(line, on: surface, scale: scale, at: size.baseline)
    cairo.flush(surface)
    let left =
      switch line.style.anchor {
      case .left: line.x - Self.overhang
      case .middle: line.x - width / 2
      case .right: line.x - width + Self.overhang
      }
    let address = Photo.url(try png(surface))
    return
      "<image x=\"\(DecimalText.short(left))\" y=\"\(DecimalText.short(line.y - size.baseline))\""
      + " width=\"\(DecimalText.short((width * scale).rounded(.up) / scale))\""
      + " height=\"\(DecimalText.short((height * scale).rounded(.up) / scale))\""
      + " href=\"\(address)\"/>"
  }

  /// What a line measures, in points.
  private struct LineSize {
    var width = 0.0
    var height = 0.0
    /// From the top.
    var baseline = 0.0
  }

  /// Draws the pieces of the line side by side on a baseline; only measures them where there is none.
  private func draw(
    _ line: EmojiLine, on surface: OpaquePointer, scale: Double, at baseline: Double?
  ) throws(RasterError) -> LineSize {
    guard let context = cairo.makeContext(surface) else { throw Self.failure }
    defer { cairo.dropContext(context) }
    cairo.scale(context, scale, scale)
    let color = line.style.color
    cairo.setColor(context, color.red, color.green, color.blue, color.alpha)
    var size = LineSize()
    for piece in Script.pieces(of: line.text) {
      let layout = try makeLayout(piece, line.style, context)
      defer { pango.dropLayout(layout) }
      var extents = PangoLibrary.Extents()
      pango.extents(layout, nil, &extents)
      let top = Double(pango.baseline(layout)) / PangoLibrary.unit
      if let baseline {
        cairo.moveTo(context, Self.overhang + size.width, baseline - top)
        pango.show(context, layout)
      }
      size.width += Double(extents.width) / PangoLibrary.unit
      size.height = max(size.height, Double(extents.height) / PangoLibrary.unit)
      size.baseline = max(size.baseline, top)
    }
    return size
  }

  private func makeLayout(
    _ text: Substring, _ style: TextStyle, _ context: OpaquePointer
  ) throws(RasterError) -> OpaquePointer {
    guard let layout = pango.makeLayout(context), let font = pango.makeFont() else {
      throw Self.failure
    }
    defer { pango.dropFont(font) }
    pango.setFamily(font, SVGWriter.fonts.filter { $0 != "'" })
    pango.setWeight(font, Int32(style.weight.rawValue))
    pango.setSize(font, style.size * PangoLibrary.unit)
    pango.setFont(layout, font)
    pango.setText(layout, XMLText.plain(text), -1)
    return layout
  }
}
