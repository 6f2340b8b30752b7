internal import NavhostNavigation
internal import NavhostSupport

/// An SVG file of this renderer, taken apart so that it can stand in another.
struct SVGFile {
  let body: String
  let size: ScreenSize

  /// Reads a file of this renderer; any other gives an empty one.
  init(_ bytes: [UInt8]) {
    func after(_ mark: String) -> String {
      let found = ByteSearch.first(Array(mark.utf8), in: bytes)
      return String(decoding: found.map { bytes[$0.upperBound...] } ?? [], as: UTF8.self)
    }
    let box = after("viewBox=\"0 0 ").prefix { $0 != "\"" }
    let numbers = box.split(separator: " ").compactMap { Double($0) }
    size = ScreenSize(width: numbers.first ?? 390, height: numbers.dropFirst().first ?? 844)
    let inside = after("</title>\n")
    body = inside.hasSuffix("</svg>\n") ? String(inside.dropLast(7)) : inside
  }

  /// Stored, now, and the one laid over the other with what differs in red.
  static func sideBySide(_ old: SVGFile, _ new: SVGFile) -> String {
    var writer = SVGWriter()
    let size = ScreenSize(
      width: max(old.size.width, new.size.width), height: max(old.size.height, new.size.height))
    let gap = 24.0
    let page = ScreenSize(width: 3 * size.width + 4 * gap, height: size.height + 72 + gap)
    let style = TextStyle(size: 17, weight: .semibold, color: .black, anchor: .middle)
    writer.rect(ScreenRect(x: 0, y: 0, width: page.width, height: page.height), fill: .white)
    for (number, word) in ["stored", "now", "difference"].enumerated() {
      let x = gap + Double(number) * (size.width + gap)
      writer.text(word, x: x + size.width / 2, y: 44, style)
      writer.moved(x, 72) { writer in
        switch number {
        case 0: writer.raw(old.renamed("a"))
        case 1: writer.raw(new.renamed("b"))
        default: overlay(old, new, size, &writer)
        }
      }
    }
    return writer.file(size: page, scale: 1, title: "stored, now, and the difference")
  }

  /// Fades equal pixels and marks every change red.
  private static func overlay(
    _ old: SVGFile, _ new: SVGFile, _ size: ScreenSize, _ writer: inout SVGWriter
  ) {
    let area = ScreenRect(x: 0, y: 0, width: size.width, height: size.height)
    writer.group("opacity=\"0.25\"") { $0.raw(new.renamed("e")) }
    writer.raw(mark(in: area))
    writer.group("filter=\"url(#mark)\"") { writer in
      writer.rect(area, fill: .white)
      writer.raw(old.renamed("c"))
      writer.group("style=\"mix-blend-mode:difference\"") { writer in
        writer.rect(area, fill: .white)
        writer.raw(new.renamed("d"))
      }
    }
  }

  /// Makes black transparent, and all else red.
  private static func mark(in area: ScreenRect) -> String {
    "<filter id=\"mark\" filterUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\""
      + " width=\"\(DecimalText.short(area.width))\" height=\"\(DecimalText.short(area.height))\""
      + " color-interpolation-filters=\"sRGB\"><feColorMatrix values=\""
      + "0 0 0 0 0.84 0 0 0 0 0 0 0 0 0 0.08 255 255 255 0 0\"/></filter>"
  }

  /// The body with names of its own.
  private func renamed(_ prefix: String) -> String {
    let marks = [("id=\"n", "id=\"\(prefix)n"), ("url(#n", "url(#\(prefix)n")]
    let bytes = marks.reduce(Array(body.utf8)) { bytes, mark in
      ByteSearch.replacing(Array(mark.0.utf8), with: Array(mark.1.utf8), in: bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
