internal import Navigation
internal import Support

extension ScreenDrawing {
  /// The app's own screenshot in place of made-up content: as wide as the screen, from its top, so
  /// that its own bar lies under the one that is drawn. False where the controller has none.
  func drawPhoto(of pane: Pane, _ writer: inout SVGWriter) -> Bool {
    guard let path = pane.settings.picture, let bytes = options.photos[path] else { return false }
    let kind = bytes.starts(with: [0xFF, 0xD8]) ? "jpeg" : "png"
    writer.raw(
      "<image x=\"0\" y=\"0\" width=\"\(DecimalText.short(width))\" height=\"\(DecimalText.short(height))\""
        + " preserveAspectRatio=\"xMidYMin slice\""
        + " href=\"data:image/\(kind);base64,\(Base64.text(bytes))\"/>")
    return true
  }
}
