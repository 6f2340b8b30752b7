internal import NavhostNavigation
internal import NavhostSupport

extension ScreenDrawing {
  /// What stands for a controller's view: the stack inside it, or what it is in a list, and the shapes
  /// of some content.
  func drawContent(_ pane: Pane, _ writer: inout SVGWriter) {
    writer.rect(frame, fill: palette.background)
    if let inner = inside(pane) { return draw(inner, of: pane, &writer) }
    let top = statusHeight + (pane.bar.hidden ? 0 : barHeight)
    writer.clipped(to: frame) { writer in
      if drawPhoto(of: pane, &writer) {
        if options.showsRegions, !isPlain { drawRegions(of: pane, ink: palette.label, &writer) }
        return
      }
      let facts = isPlain ? [] : facts(of: pane)
      let end = drawList(facts, from: top + 20, &writer)
      drawPlaceholders(pane, from: end + 20, &writer)
      guard options.showsRegions, !isPlain else { return }
      drawRegions(of: pane, &writer)
    }
  }

  /// What is worth knowing about a controller, in pairs.
  private func facts(of pane: Pane) -> [(String, String)] {
    let place =
      switch pane.index {
      case 1: "root"
      case let index?: "\(index) of \(pane.depth)"
      case nil: "leaving"
      }
    let around = screen.container.map { [("Inside", $0)] } ?? []
    return [("Class", pane.className), ("Stack", place), ("Swipe back", swipe(pane))] + around
  }

  private func swipe(_ pane: Pane) -> String {
    if pane.index == 1 { return "–" }
    let mode = pane.settings.gesture ?? screen.gesture
    if pane.settings.interactivePopDisabled || mode == .none { return "off" }
    if mode == .edge, screen.hasGuards, let refusal = pane.edgeRefusal { return refusal }
    let limit = pane.settings.maxInitialDistance
    let isOnContent =
      screen.profile.hasContentPan && !pane.settings.interactiveContentPopDisabled
    let place = mode == .edge && !isOnContent ? "from the edge" : "anywhere"
    return limit > 0 ? "within \(DecimalText.short(limit)) pt" : place
  }

  /// An inset list of rows; the result is where it ends.
  private func drawList(
    _ rows: [(String, String)], from y: Double, _ writer: inout SVGWriter
  ) -> Double {
    let height = 44.0
    let card = ScreenRect(x: 16, y: y, width: width - 32, height: height * Double(rows.count))
    guard card.width > 120, !rows.isEmpty else { return y - 20 }
    writer.rect(card, radius: 10, fill: palette.card)
    for (number, row) in rows.enumerated() {
      let top = y + height * Double(number)
      if number > 0 {
        let line = ScreenRect(x: 32, y: top - 0.25, width: width - 48, height: 0.5)
        writer.rect(placed(line), fill: palette.separator)
      }
      draw(row, baseline: top + 28, &writer)
    }
    return card.maxY
  }

  private func draw(_ row: (String, String), baseline: Double, _ writer: inout SVGWriter) {
    let name = TextStyle(size: 17, color: palette.label, anchor: leading)
    let value = TextStyle(size: 17, color: palette.secondaryLabel, anchor: trailing)
    let room = width - 64 - name.width(of: row.0) - 16
    writer.text(row.0, x: placed(32), y: baseline, name)
    let text = LineFitting.fitted(row.1, value, width: room)
    writer.text(text, x: placed(width - 32), y: baseline, value)
  }

  /// Cards with lines that stand for text, down to the end of the screen. Each class has its own.
  private func drawPlaceholders(_ pane: Pane, from y: Double, _ writer: inout SVGWriter) {
    let seed = pane.className.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
    var top = y
    var number = 0
    while top + 60 < height - 34, number < 40, width > 152 {
      let lines = 2 + (seed >> number % 8) % 3
      let card = ScreenRect(x: 16, y: top, width: width - 32, height: Double(lines) * 22 + 22)
      if !isCovered(card, pane) { draw(card, lines, seed &+ number &* 13, &writer) }
      top = card.maxY + 12
      number += 1
    }
  }

  /// Whether a region that is outlined takes a part of the card.
  private func isCovered(_ card: ScreenRect, _ pane: Pane) -> Bool {
    options.showsRegions
      && regions(of: pane).contains { $0.frame.y < card.maxY && $0.frame.maxY > card.y }
  }

  private func draw(_ card: ScreenRect, _ lines: Int, _ seed: Int, _ writer: inout SVGWriter) {
    let room = width - 64
    writer.rect(card, radius: 10, fill: palette.card)
    for line in 0..<lines {
      let isLast = line == lines - 1
      let share = isLast ? 0.35 + Double(seed % 5) * 0.08 : 0.86 + Double(seed % 3) * 0.06
      let bar = ScreenRect(
        x: 32, y: card.y + 17 + Double(line) * 22, width: room * min(share, 1), height: 10)
      writer.rect(placed(bar), radius: 5, fill: palette.placeholder)
    }
  }
}

extension Pane {
  /// Why guard 6 refuses an edge swipe, unless a policy lifts it; nil where it does not.
  fileprivate var edgeRefusal: String? {
    if settings.customBackButton { return "refused: custom back button" }
    if settings.hidesBackButton { return "refused: no back button" }
    return bar.hidden ? "refused: hidden bar" : nil
  }
}

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
