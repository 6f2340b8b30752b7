internal import NavhostFontTables
internal import NavhostNavigation
internal import NavhostSupport

extension ScreenDrawing {
  private var barBottom: Double { statusHeight + barHeight }
  var baseline: Double { statusHeight + barHeight / 2 + 6 }

  /// The bar that stays where it is: at rest, and while two screens slide under it.
  func drawCommonBar(_ writer: inout SVGWriter) {
    guard !screen.bar.hidden, screen.lower != nil else { return }
    drawBarBackground(screen.bar, &writer)
    if isPlain { return }
    guard let slide = screen.slide, let lower = screen.lower?.bar, let upper = screen.upper?.bar
    else { return drawBarContents(screen.bar, alpha: screen.backAlpha, &writer) }
    drawChevrons(lower.back, upper.back, slide.cover, &writer)
    drawMoving(lower, upper, slide.cover, &writer)
  }

  /// The bar's colour from the top of the screen down, and the line under it.
  func drawBarBackground(_ bar: BarState, _ writer: inout SVGWriter) {
    // Under another bar it begins where that ends.
    let start = top > 0 ? statusHeight : 0
    let area = ScreenRect(x: 0, y: start, width: width, height: barBottom - start)
    if bar.colors.count > 1 {
      let stops = isMirrored ? bar.colors.reversed() : bar.colors
      let last = Double(stops.count - 1)
      let paint = writer.gradient(
        stops.enumerated().map { (at: Double($0.offset) / last, color: $0.element) })
      writer.rect(area, paint: paint)
    } else {
      writer.rect(area, fill: bar.color)
    }
    guard bar.color.alpha > 0 else { return }
    let line = ScreenRect(x: 0, y: barBottom - 0.5, width: width, height: 0.5)
    writer.rect(line, fill: bar.color.contrast.with(alpha: 0.2))
  }

  /// The back button and the title of a bar at rest.
  func drawBarContents(_ bar: BarState, alpha: Double, _ writer: inout SVGWriter) {
    if let back = bar.back {
      writer.faded(alpha) { writer in
        drawChevron(back, color: back.color, width: glassWidth(of: back), &writer)
        drawBackText(back, &writer)
      }
    }
    drawTitle(bar, &writer)
  }

  /// One arrow where both bars have it; it stays in its place.
  private func drawChevrons(
    _ lower: BackButton?, _ upper: BackButton?, _ cover: Double, _ writer: inout SVGWriter
  ) {
    let lower = lower.flatMap { $0.isCustom ? nil : $0 }
    let upper = upper.flatMap { $0.isCustom ? nil : $0 }
    guard let shown = upper ?? lower else { return }
    guard let lower, let upper else {
      let alpha = upper == nil ? 1 - cover : cover
      return writer.faded(alpha) { drawChevron(shown, color: shown.color, width: Glass.side, &$0) }
    }
    let color = lower.color.blended(with: upper.color, at: cover)
    drawChevron(upper, color: color, width: Glass.side, &writer)
  }

  /// The arrow, in iOS 26 on glass of that width.
  private func drawChevron(
    _ back: BackButton, color: ColorValue, width: Double, _ writer: inout SVGWriter
  ) {
    guard !back.isCustom else { return }
    if screen.profile.hasGlass { drawGlass(x: Glass.start, width: width, &writer) }
    let y = statusHeight + barHeight / 2
    let tip = placed(arrowStart + 1.6)
    let end = placed(arrowStart + 10.6)
    let data =
      "M\(DecimalText.short(end)) \(DecimalText.short(y - 9)) L\(DecimalText.short(tip)) \(DecimalText.short(y)) "
      + "L\(DecimalText.short(end)) \(DecimalText.short(y + 9))"
    writer.path(data, stroke: color, width: 2.6)
  }

  /// The text beside the arrow; the app's own item is a text in a capsule.
  func drawBackText(_ back: BackButton, _ writer: inout SVGWriter) {
    guard back.isCustom else { return draw(backText(of: back), &writer) }
    drawCapsule(back, back.title.isEmpty ? "Item" : back.title, &writer)
  }

  private func drawCapsule(_ back: BackButton, _ text: String, _ writer: inout SVGWriter) {
    let frame = back.frame
    let middle = statusHeight + barHeight / 2
    let capsule = ScreenRect(x: frame.x, y: middle - 15, width: frame.width, height: 30)
    if screen.profile.hasGlass {
      drawGlass(x: isMirrored ? self.width - frame.maxX : frame.x, width: frame.width, &writer)
    } else {
      writer.rect(capsule, radius: 15, fill: back.color.with(alpha: 0.12))
    }
    let style = TextStyle(size: 15, weight: .medium, color: back.color, anchor: .middle)
    let fitted = LineFitting.fitted(text, style, width: frame.width - 12)
    writer.text(fitted, x: frame.center.x, y: baseline - 0.6, style)
  }

  private func draw(_ text: BarText, _ writer: inout SVGWriter) {
    writer.text(text.text, x: placed(text.place), y: baseline, text.style)
  }
}

extension ScreenDrawing {
  /// A line in the bar. Places are distances from the leading edge, in points.
  struct BarText {
    var text: String
    var style: TextStyle
    /// Where its anchor is.
    var place: Double
    var start: Double
    var end: Double

    func moved(_ way: Double) -> BarText {
      var copy = self
      copy.place += way
      copy.start += way
      copy.end += way
      return copy
    }
  }

  /// The text beside the arrow.
  func backText(of back: BackButton) -> BarText {
    let style = TextStyle(size: BarLayout.fontSize, color: back.color, anchor: leading)
    let room = back.frame.width - BarLayout.arrowWidth + 6
    let text = LineFitting.fitted(back.title, style, width: room)
    let start = arrowStart + BarLayout.arrowWidth
    return BarText(
      text: text, style: style, place: start, start: start, end: start + style.width(of: text))
  }

  /// The title: in the middle where there is room, else as near to it as the back button lets it,
  /// else cut.
  func title(of bar: BarState) -> BarText {
    let style = titleStyle(bar)
    let (start, end) = (backEnd(bar.back), width - 16)
    let text = LineFitting.fitted(bar.title ?? "", style, width: end - start)
    let half = style.width(of: text) / 2
    let middle = min(max(width / 2, start + half), end - half)
    return BarText(
      text: text, style: style, place: middle, start: middle - half, end: middle + half)
  }

  private func drawTitle(_ bar: BarState, _ writer: inout SVGWriter) {
    let title = title(of: bar)
    if !title.text.isEmpty { draw(title, &writer) }
  }

  private func titleStyle(_ bar: BarState) -> TextStyle {
    let shown = screen.bar.hidden ? bar : screen.bar
    return TextStyle(
      size: BarLayout.fontSize, weight: .semibold, color: contrast(on: shown, at: 0.5),
      anchor: .middle)
  }

  /// How far from the leading edge the title may begin.
  private func backEnd(_ back: BackButton?) -> Double {
    guard let back else { return 16 }
    if screen.profile.hasGlass, !back.isCustom { return Glass.start + glassWidth(of: back) + 8 }
    let text = TextMetrics().width(of: back.title)
    let drawn = BarLayout.margin + BarLayout.arrowWidth + text
    let used = back.isCustom ? BarLayout.margin + back.frame.width : drawn
    return min(used, back.frame.width + BarLayout.margin) + 8
  }

  /// What reads well on a bar, at a share of its width from the leading edge: what goes with the
  /// whole bar, but where a gradient has come too close to that.
  func contrast(on bar: BarState, at share: Double) -> ColorValue {
    let whole = bar.color.over(palette.background).contrast
    let here = bar.color(at: share).over(palette.background)
    return (here.luminance - whole.luminance).magnitude < 0.25 ? here.contrast : whole
  }
}

extension ScreenDrawing {
  /// The buttons of iOS 26.
  private enum Glass {
    /// The height of a button, and the width of one with an arrow alone.
    static let side = 40.0
    /// How far from the leading edge the back button is: it fills what answers a tap.
    static let start = BarLayout.margin + 2
  }

  /// How far from the leading edge the arrow is.
  private var arrowStart: Double { BarLayout.margin + (screen.profile.hasGlass ? 15.5 : 0) }

  /// How far from the leading edge the arrow leaves room for texts.
  var arrowEnd: Double { screen.profile.hasGlass ? Glass.start + Glass.side + 4 : arrowStart + 13 }

  private func glassWidth(of back: BackButton) -> Double {
    guard !back.title.isEmpty else { return Glass.side }
    return backText(of: back).end + 16 - Glass.start
  }

  private func drawGlass(x: Double, width: Double, _ writer: inout SVGWriter) {
    let isDark = options.theme == .dark
    let y = statusHeight + (barHeight - Glass.side) / 2
    let frame = placed(ScreenRect(x: x, y: y, width: width, height: Glass.side))
    let shadow = ScreenRect(x: frame.x, y: frame.y + 2, width: frame.width, height: frame.height)
    let radius = Glass.side / 2
    writer.rect(shadow, radius: radius, fill: ColorValue.black.with(alpha: 0.08))
    writer.rect(
      frame, radius: radius, fill: ColorValue.white.with(alpha: isDark ? 0.16 : 0.8),
      stroke: (isDark ? ColorValue.white : .black).with(alpha: isDark ? 0.24 : 0.1))
  }
}

extension BarState {
  /// Its colour at a share of its width from the leading edge.
  fileprivate func color(at share: Double) -> ColorValue {
    guard colors.count > 1 else { return color }
    let place = min(max(share, 0), 1) * Double(colors.count - 1)
    let stop = min(Int(place), colors.count - 2)
    return colors[stop].blended(with: colors[stop + 1], at: place - Double(stop))
  }
}
