internal import Navigation

extension ScreenDrawing {
  private var barBottom: Double { BarLayout.statusHeight + BarLayout.barHeight }
  private var baseline: Double { BarLayout.statusHeight + BarLayout.barHeight / 2 + 6 }

  /// The bar that stays where it is: at rest, and while two screens slide under it.
  func drawCommonBar(_ writer: inout SVGWriter) {
    guard !screen.bar.hidden, screen.lower != nil else { return }
    drawBarBackground(screen.bar, &writer)
    guard let slide = screen.slide, let lower = screen.lower?.bar, let upper = screen.upper?.bar
    else { return drawBarContents(screen.bar, alpha: screen.backAlpha, &writer) }
    let cover = slide.cover
    let color = (lower.back?.color ?? .black).blended(
      with: upper.back?.color ?? lower.back?.color ?? .black, at: cover)
    drawChevrons(lower.back, upper.back, cover, color, &writer)
    drawTitles(lower, alpha: ramp(1 - cover), offset: -0.3 * cover, &writer)
    drawTitles(upper, alpha: ramp(cover), offset: 0.5 * (1 - cover), &writer)
  }

  /// The bar's colour from the top of the screen down, and the line under it.
  func drawBarBackground(_ bar: BarState, _ writer: inout SVGWriter) {
    let area = Rect(x: 0, y: 0, width: width, height: barBottom)
    if bar.colors.count > 1 {
      let stops = isMirrored ? bar.colors.reversed() : bar.colors
      let last = Double(stops.count - 1)
      let paint = writer.gradient(
        stops.enumerated().map { (at: Double($0.offset) / last, color: $0.element) })
      writer.rect(area, paint: paint)
    } else {
      writer.rect(area, fill: bar.color)
    }
    let line = Rect(x: 0, y: barBottom - 0.5, width: width, height: 0.5)
    writer.rect(line, fill: bar.color.contrast.with(alpha: 0.2))
  }

  /// The back button and the title of a bar at rest.
  func drawBarContents(_ bar: BarState, alpha: Double, _ writer: inout SVGWriter) {
    if let back = bar.back {
      writer.faded(alpha) { writer in
        drawChevron(back, color: back.color, &writer)
        drawBackText(back, &writer)
      }
    }
    drawTitle(bar, &writer)
  }

  /// Nothing is seen of a text until a quarter of the way, so that two do not mix.
  private func ramp(_ share: Double) -> Double { max(0, (share - 0.25) / 0.75) }

  /// The texts of one of two bars, moved by a share of the width towards the trailing edge.
  private func drawTitles(
    _ bar: BarState, alpha: Double, offset: Double, _ writer: inout SVGWriter
  ) {
    writer.faded(alpha) { writer in
      if let back = bar.back {
        writer.moved(offset * 0.5 * width * screen.direction.sign) { drawBackText(back, &$0) }
      }
      writer.moved(offset * width * screen.direction.sign) { drawTitle(bar, &$0) }
    }
  }

  /// One arrow where both bars have it; it stays in its place.
  private func drawChevrons(
    _ lower: BackButton?, _ upper: BackButton?, _ cover: Double, _ color: Color,
    _ writer: inout SVGWriter
  ) {
    let lower = lower.flatMap { $0.isCustom ? nil : $0 }
    let upper = upper.flatMap { $0.isCustom ? nil : $0 }
    guard let shown = upper ?? lower else { return }
    let alpha = lower != nil && upper != nil ? 1 : (upper == nil ? 1 - cover : cover)
    writer.faded(alpha) { drawChevron(shown, color: color, &$0) }
  }

  private func drawChevron(_ back: BackButton, color: Color, _ writer: inout SVGWriter) {
    guard !back.isCustom else { return }
    let y = back.frame.center.y
    let tip = placed(BarLayout.margin + 1.6)
    let end = placed(BarLayout.margin + 10.6)
    let data =
      "M\(Decimal.text(end)) \(Decimal.text(y - 9)) L\(Decimal.text(tip)) \(Decimal.text(y)) "
      + "L\(Decimal.text(end)) \(Decimal.text(y + 9))"
    writer.path(data, stroke: color, width: 2.6)
  }

  /// The text beside the arrow; the app's own item is a text in a capsule.
  private func drawBackText(_ back: BackButton, _ writer: inout SVGWriter) {
    let style = TextStyle(size: BarLayout.fontSize, color: back.color, anchor: leading)
    let room = back.frame.width - (back.isCustom ? 20 : BarLayout.arrowWidth) + 6
    let isEmpty = back.title.isEmpty
    let title = back.isCustom && isEmpty ? "Item" : back.title
    let text = LineFitting.fitted(title, style, width: room)
    guard back.isCustom else {
      return writer.text(
        text, x: placed(BarLayout.margin + BarLayout.arrowWidth), y: baseline, style)
    }
    drawCapsule(back, text, &writer)
  }

  private func drawCapsule(_ back: BackButton, _ text: String, _ writer: inout SVGWriter) {
    let frame = back.frame
    let capsule = Rect(x: frame.x, y: frame.center.y - 15, width: frame.width, height: 30)
    writer.rect(capsule, radius: 15, fill: back.color.with(alpha: 0.12))
    let style = TextStyle(size: 15, weight: .medium, color: back.color, anchor: .middle)
    let fitted = LineFitting.fitted(text, style, width: frame.width - 12)
    writer.text(fitted, x: frame.center.x, y: baseline - 0.6, style)
  }

  /// In the middle where there is room, else as near to it as the back button lets it, else cut.
  private func drawTitle(_ bar: BarState, _ writer: inout SVGWriter) {
    guard let title = bar.title, !title.isEmpty else { return }
    let color = bar.color.over(palette.background).contrast
    let style = TextStyle(
      size: BarLayout.fontSize, weight: .semibold, color: color, anchor: .middle)
    let start = backEnd(bar.back)
    let end = width - 16
    let text = LineFitting.fitted(title, style, width: end - start)
    let measure = style.width(of: text)
    let middle = min(max(width / 2, start + measure / 2), end - measure / 2)
    writer.text(text, x: placed(middle), y: baseline, style)
  }

  /// How far from the leading edge the title may begin.
  private func backEnd(_ back: BackButton?) -> Double {
    guard let back else { return 16 }
    let text = TextMetrics.width(of: back.title)
    let drawn = BarLayout.margin + BarLayout.arrowWidth + text
    let used = back.isCustom ? BarLayout.margin + back.frame.width : drawn
    return min(used, back.frame.width + BarLayout.margin) + 8
  }
}
