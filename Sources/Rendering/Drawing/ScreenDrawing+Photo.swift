internal import Navigation
internal import Support

extension ScreenDrawing {
  /// The app's own screenshot in place of made-up content: as wide as the screen, from its top, so
  /// that its own bar lies under the one that is drawn. False where the controller has none.
  func drawPhoto(of pane: Pane, _ writer: inout SVGWriter) -> Bool {
    guard let path = pane.settings.picture, let source = source(ofPhoto: path) else { return false }
    writer.raw(
      "<image x=\"0\" y=\"\(DecimalText.short(-top))\" width=\"\(DecimalText.short(width))\""
        + " height=\"\(DecimalText.short(screen.size.height))\""
        + " preserveAspectRatio=\"xMidYMin slice\" \(source)/>")
    return true
  }

  /// The attribute that says where it comes from.
  private func source(ofPhoto path: String) -> String? {
    if options.linkedPhotos.contains(path) {
      return "data-photo=\"\(XMLText.escaped(path, in: .line))\""
    }
    return options.photos[path].map { "href=\"\(Photo.url($0))\"" }
  }
}

/// A screenshot as an address that holds it.
package enum Photo {
  package static func url(_ bytes: [UInt8]) -> String {
    let kind = bytes.starts(with: [0xFF, 0xD8]) ? "jpeg" : "png"
    return "data:image/\(kind);base64,\(Base64.text(bytes))"
  }
}
