internal import NavhostNavigation

/// A picture of a screen.
public enum ScreenPicture {
  /// Draws a screen.
  public static func picture(
    of screen: Screen, _ options: PictureOptions = PictureOptions()
  ) -> Picture {
    var writer = SVGWriter()
    ScreenDrawing(screen, options).draw(&writer)
    return Picture(writer, size: screen.size, scale: options.scale, title: screen.name)
  }
}

/// Draws a whole screen, its top left corner at the origin.
struct ScreenDrawing {
  let screen: Screen
  let options: PictureOptions
  let palette: Palette
  /// Whether nothing is written on it, as under a map; `drawTexts` does that afterwards.
  var isPlain = false
  /// How far below the top of the whole screen it begins, in points: the bars around it are there.
  var top = 0.0

  init(_ screen: Screen, _ options: PictureOptions) {
    self.screen = screen.looking(options.theme)
    self.options = options
    palette = Palette(options.theme)
  }

  var width: Double { screen.size.width }
  var height: Double { screen.size.height - top }
  var frame: ScreenRect { ScreenRect(x: 0, y: 0, width: width, height: height) }
  var isMirrored: Bool { screen.direction == .rtl }
  var corner: Double { min(min(width, height) * 0.11, 44) }

  func draw(_ writer: inout SVGWriter) {
    writer.clipped(to: frame, radius: corner) { writer in
      drawLayers(&writer)
      drawCutout(&writer)
      drawHomeIndicator(&writer)
      if screen.isFrozen { drawFrozen(&writer) }
      if let question = screen.question, question.kind != .await { draw(question, &writer) }
    }
    let edge = ScreenRect(x: 0.5, y: 0.5, width: width - 1, height: height - 1)
    writer.rect(edge, radius: corner - 0.5, fill: nil, stroke: palette.edge)
    if options.showsTouches { drawTouches(&writer) }
  }

  /// The texts and signs of a plain drawing, over what has been put on it.
  func drawTexts(_ writer: inout SVGWriter) {
    if showsStatus { drawStatus(&writer) }
    if !screen.bar.hidden, screen.slide == nil {
      drawBarContents(screen.bar, alpha: screen.backAlpha, &writer)
    }
    guard let pane = screen.front else { return }
    if let inner = inside(pane) {
      writer.moved(0, inner.top - top) { inner.drawTexts(&$0) }
    }
    if options.showsRegions { drawRegions(of: pane, ink: palette.label, &writer) }
  }

  /// The place that mirrors `frame` where the screen reads from the right.
  func placed(_ frame: ScreenRect) -> ScreenRect { isMirrored ? frame.mirrored(in: width) : frame }

  /// The same of a distance from the leading edge.
  func placed(_ x: Double) -> Double { isMirrored ? width - x : x }

  var leading: TextStyle.Anchor { isMirrored ? .right : .left }
  var trailing: TextStyle.Anchor { isMirrored ? .left : .right }
}

extension ScreenDrawing {
  /// What is below, and over it this one.
  func drawLayers(_ writer: inout SVGWriter) {
    guard let cover = screen.cover else { return drawLayer(&writer) }
    if let below = screen.below.first {
      var drawing = ScreenDrawing(below, options)
      drawing.isPlain = isPlain
      drawing.drawLayers(&writer)
      writer.rect(frame, fill: ColorValue.black.with(alpha: 0.24 * cover.share))
    }
    writer.moved(0, (1 - cover.share) * height) { writer in
      guard let (card, radius) = card(of: cover.style) else { return drawLayer(&writer) }
      writer.clipped(to: card, radius: radius) { drawLayer(&$0) }
      writer.rect(card, radius: radius, fill: nil, stroke: palette.edge)
    }
  }

  /// The part of the screen that something presented has; nil for all of it. A sheet leaves the status
  /// area free and ends below the screen, a form sheet ends above its foot, a popover in the middle.
  private func card(of style: Presentation.Style) -> (ScreenRect, radius: Double)? {
    let radius = statusHeight > 0 ? 12.0 : 0
    let room = height - statusHeight
    let share = style == .popover ? 0.6 : 0.9
    switch style {
    case .fullScreen: return nil
    case .sheet:
      return (ScreenRect(x: 0, y: statusHeight, width: width, height: room + radius), radius)
    case .formSheet, .popover:
      return (ScreenRect(x: 8, y: statusHeight, width: width - 16, height: room * share), 14)
    }
  }

  /// The stack with its bars.
  func drawLayer(_ writer: inout SVGWriter) {
    drawPanes(&writer)
    if slidesUnderOneBar || screen.slide == nil { drawCommonBar(&writer) }
    if !isPlain, showsStatus { drawStatus(&writer) }
    if let tabs = screen.tabs { draw(tabs, &writer) }
  }

  private func drawPanes(_ writer: inout SVGWriter) {
    guard let lower = screen.lower else { return writer.rect(frame, fill: palette.background) }
    writer.moved(screen.lowerOffset) { drawWhole(lower, &$0) }
    guard let slide = screen.slide, let upper = screen.upper else { return }
    writer.rect(frame, fill: ColorValue.black.with(alpha: 0.12 * slide.cover))
    drawShadow(slide, &writer)
    writer.moved(screen.upperOffset) { drawWhole(upper, &$0) }
  }

  /// The upper screen's shadow on the lower one.
  private func drawShadow(_ slide: Slide, _ writer: inout SVGWriter) {
    let reach = 14.0
    let strength = 0.2 * min(1, 4 * min(slide.cover, 1 - slide.cover) + 0.2)
    let dark = (at: isMirrored ? 0.0 : 1.0, color: ColorValue.black.with(alpha: strength))
    let middle = (at: 0.5, color: ColorValue.black.with(alpha: strength * 0.3))
    let clear = (at: isMirrored ? 1.0 : 0.0, color: ColorValue.black.with(alpha: 0))
    let paint = writer.gradient([dark, middle, clear].sorted { $0.at < $1.at })
    let x = isMirrored ? screen.upperOffset + width : screen.upperOffset - reach
    writer.rect(ScreenRect(x: x, y: 0, width: reach, height: height), paint: paint)
    guard options.theme == .dark else { return }
    // A shadow is not seen on black.
    let line = ScreenRect(x: isMirrored ? x : x + reach - 0.5, y: 0, width: 0.5, height: height)
    writer.rect(line, fill: palette.edge)
  }

  /// A controller's content; its bar too where that moves with it.
  private func drawWhole(_ pane: Pane, _ writer: inout SVGWriter) {
    drawContent(pane, &writer)
    if screen.slide != nil && !slidesUnderOneBar && !pane.bar.hidden {
      drawBarBackground(pane.bar, &writer)
      drawBarContents(pane.bar, alpha: 1, &writer)
    }
  }

  /// Whether the bar stays in its place while the screens slide: both show it.
  var slidesUnderOneBar: Bool {
    guard screen.slide != nil, let lower = screen.lower, let upper = screen.upper else {
      return false
    }
    return !lower.bar.hidden && !upper.bar.hidden
  }

  /// The status area is seen on what has the whole screen.
  private var showsStatus: Bool {
    (screen.cover?.style ?? .fullScreen) == .fullScreen && screen.container == nil
  }

  func drawFrozen(_ writer: inout SVGWriter) {
    let style = TextStyle(size: 15, weight: .semibold, color: .white, anchor: .middle)
    let text = LineFitting.fitted("Frozen: pushes are ignored", style, width: width - 72)
    let pill = style.width(of: text) + 40
    let frame = ScreenRect(x: (width - pill) / 2, y: height - 84, width: pill, height: 38)
    writer.rect(frame, radius: 19, fill: ColorValue(packed: 0x0A5BB5))
    writer.text(text, x: width / 2, y: frame.center.y + 5.4, style)
  }
}

extension ScreenDrawing {
  /// Draws the stack inside a controller; nil where it has none. Its bar stands under the one around
  /// it, or takes that one's place where it is hidden, as UIKit's safe area has it.
  func inside(_ pane: Pane) -> ScreenDrawing? {
    guard let screen = pane.inside.first else { return nil }
    var inner = ScreenDrawing(screen, options)
    inner.isPlain = isPlain
    inner.top = top + (pane.bar.hidden ? 0 : barHeight)
    return inner
  }

  /// Draws that stack in the place of the controller's content.
  func draw(_ inner: ScreenDrawing, of pane: Pane, _ writer: inout SVGWriter) {
    writer.clipped(to: frame) { writer in
      writer.moved(0, inner.top - top) { writer in
        inner.drawLayer(&writer)
        if inner.screen.isFrozen { inner.drawFrozen(&writer) }
      }
      // The container's regions are transparent, so as not to hide the stack inside.
      if options.showsRegions, !isPlain { drawRegions(of: pane, ink: palette.label, &writer) }
    }
  }
}
