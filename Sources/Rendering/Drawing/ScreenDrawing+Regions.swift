internal import Navigation

extension ScreenDrawing {
  /// An area with a gesture of its own: outlined, with its name and what it takes.
  func draw(_ region: Region, _ writer: inout SVGWriter) {
    let tint = tint(of: region)
    let frame = region.frame
    let inner = Rect(
      x: frame.x + 0.75, y: frame.y + 0.75, width: frame.width - 1.5, height: frame.height - 1.5)
    guard inner.width > 0, inner.height > 0 else { return }
    writer.rect(frame, radius: 10, fill: palette.card)
    writer.rect(
      inner, radius: 10, fill: tint.with(alpha: 0.1), stroke: tint, width: 1.5, dash: "5 4")
    guard frame.height >= 26 else { return }
    drawLabels(region, tint, &writer)
  }

  private func tint(of region: Region) -> Color {
    switch region.handles {
    case .horizontal: palette.orange
    case .vertical: palette.green
    case .all: palette.purple
    }
  }

  private func drawLabels(_ region: Region, _ tint: Color, _ writer: inout SVGWriter) {
    let frame = region.frame
    let name = TextStyle(size: 15, weight: .semibold, color: tint, anchor: .middle)
    let detail = TextStyle(size: 12, color: tint, anchor: .middle)
    let isTall = frame.height >= 46
    let title = LineFitting.fitted(region.name, name, width: frame.width - 16)
    let middle = frame.center
    writer.text(title, x: middle.x, y: middle.y + (isTall ? -2 : 5.4), name)
    guard isTall else { return }
    let text = LineFitting.fitted(words(for: region), detail, width: frame.width - 16)
    writer.text(text, x: middle.x, y: middle.y + 16, detail)
  }

  private func words(for region: Region) -> String {
    let drags = region.handles == .all ? "all drags" : "\(region.handles.rawValue) drags"
    return drags + (region.offset.map { ", offset \(Decimal.text($0)) pt" } ?? "")
  }
}
