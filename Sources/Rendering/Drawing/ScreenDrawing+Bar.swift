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
    drawTexts(lower, upper, cover, &writer)
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

  /// How much of a text is seen after a share of its way.
  private func ramp(_ share: Double) -> Double { max(0, (share - 0.1) / 0.9) }

  /// The texts of two bars. The lower title and the upper back button go the same way between their
  /// places; where they say the same, one text goes it.
  private func drawTexts(
    _ lower: BarState, _ upper: BarState, _ cover: Double, _ writer: inout SVGWriter
  ) {
    let sign = screen.direction.sign
    let way = upper.back.map { middle(of: lower) - backMiddle($0) } ?? width * 0.3
    let isOneText = upper.back.map { !$0.isCustom && $0.title == lower.title } ?? false
    if let back = lower.back {
      writer.faded(ramp(1 - cover)) { writer in
        writer.moved(-0.25 * width * cover * sign) { drawBackText(back, &$0) }
      }
    }
    writer.faded(isOneText ? (cover > 0.5 ? 0 : 1) : ramp(1 - cover)) { writer in
      writer.moved(-way * cover * sign) { drawTitle(lower, &$0) }
    }
    if let back = upper.back {
      writer.faded(isOneText ? (cover > 0.5 ? 1 : 0) : ramp(cover)) { writer in
        writer.moved(way * (1 - cover) * sign) { drawBackText(back, &$0) }
      }
    }
    writer.faded(ramp(cover)) { writer in
      writer.moved(0.6 * width * (1 - cover) * sign) { drawTitle(upper, &$0) }
    }
  }

  /// How far the middle of the back button's text is from the leading edge.
  private func backMiddle(_ back: BackButton) -> Double {
    BarLayout.margin + BarLayout.arrowWidth + TextMetrics.width(of: back.title) / 2
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
    let style = titleStyle(bar)
    let text = LineFitting.fitted(title, style, width: width - 16 - backEnd(bar.back))
    writer.text(text, x: placed(middle(of: bar)), y: baseline, style)
  }

  private func titleStyle(_ bar: BarState) -> TextStyle {
    let color = screen.bar.hidden ? bar.color : screen.bar.color
    return TextStyle(
      size: BarLayout.fontSize, weight: .semibold,
      color: color.over(palette.background).contrast, anchor: .middle)
  }

  /// How far the middle of the title is from the leading edge.
  private func middle(of bar: BarState) -> Double {
    let (start, end) = (backEnd(bar.back), width - 16)
    let style = titleStyle(bar)
    let text = LineFitting.fitted(bar.title ?? "", style, width: end - start)
    let half = style.width(of: text) / 2
    return min(max(width / 2, start + half), end - half)
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
