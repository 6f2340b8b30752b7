internal import NavhostNavigation
internal import NavhostSupport

/// A gesture in several screens side by side.
package enum FilmStrip {
  /// The least and the most screens in one picture.
  package static let frames = 2...24

  /// The timeline at `count` moments, evenly from its first to its last.
  package static func picture(
    of timeline: Timeline, frames count: Int = 6, _ options: PictureOptions = PictureOptions()
  ) -> Picture {
    let count = min(max(count, frames.lowerBound), frames.upperBound)
    let span = timeline.end - timeline.start
    let moments = (0..<count).map { span * Double($0) / Double(count - 1) }
    let shown = moments.compactMap { moment in
      timeline.screen(at: timeline.start + moment).map { Frame(time: moment, screen: $0) }
    }
    var writer = SVGWriter()
    let drawing = FilmStripDrawing(frames: shown, title: title(of: timeline), options: options)
    drawing.draw(&writer)
    return Picture(
      writer, size: drawing.size, scale: options.scale, title: "A gesture, frame by frame")
  }

  private static func title(of timeline: Timeline) -> String {
    if timeline.isEmpty { return "No swipe yet" }
    return timeline.outcome.map { "Swipe – \($0)" } ?? "Swipe"
  }

  /// One screen of the strip, and how many seconds after the first.
  struct Frame {
    var time: Double
    var screen: Screen
  }
}

/// Draws screens side by side on a page.
struct FilmStripDrawing {
  let frames: [FilmStrip.Frame]
  let title: String
  let options: PictureOptions

  private let margin = 32.0
  private let gap = 20.0
  private let head = 64.0
  private let foot = 56.0
  /// How wide a screen is drawn, in points.
  private let screenWidth = 176.0

  private var palette: Palette { Palette(options.theme) }
  private var zoom: Double { screenWidth / max(frames.first?.screen.size.width ?? 390, 1) }
  private var screenHeight: Double { zoom * (frames.first?.screen.size.height ?? 844) }

  var size: ScreenSize {
    let count = Double(frames.count)
    guard !frames.isEmpty else { return ScreenSize(width: 320, height: head + 8) }
    return ScreenSize(
      width: 2 * margin + count * screenWidth + (count - 1) * gap,
      height: head + screenHeight + foot)
  }

  func draw(_ writer: inout SVGWriter) {
    let page = ScreenRect(x: 0, y: 0, width: size.width, height: size.height)
    writer.rect(page, fill: palette.page)
    let style = TextStyle(size: 20, weight: .semibold, color: palette.label)
    let text = LineFitting.fitted(title, style, width: size.width - 2 * margin)
    writer.text(text, x: margin, y: 42, style)
    for (number, frame) in frames.enumerated() {
      writer.moved(margin + Double(number) * (screenWidth + gap), head) { draw(frame, &$0) }
    }
  }

  private func draw(_ frame: FilmStrip.Frame, _ writer: inout SVGWriter) {
    writer.group("transform=\"scale(\(Self.fine(zoom)))\"") { writer in
      ScreenDrawing(frame.screen, options).draw(&writer)
    }
    let middle = screenWidth / 2
    let time = TextStyle(size: 13, weight: .semibold, color: palette.label, anchor: .middle)
    let state = TextStyle(size: 12, color: palette.secondaryLabel, anchor: .middle)
    writer.text("\(DecimalText.short(frame.time)) s", x: middle, y: screenHeight + 22, time)
    let text = LineFitting.fitted(words(for: frame.screen), state, width: screenWidth)
    writer.text(text, x: middle, y: screenHeight + 40, state)
  }

  private func words(for screen: Screen) -> String {
    let isHeld = !screen.touches.isEmpty
    if let slide = screen.running {
      let share = Int((slide.progress * 100).rounded())
      return "\(isHeld ? "finger down" : "released"), \(share)%"
    }
    if screen.question != nil { return "a question is open" }
    return isHeld ? "finger down" : "at rest"
  }

  /// Four digits after the point, so that the last screen is not off by a pixel.
  private static func fine(_ number: Double) -> String {
    let value = Int64((number * 10_000).rounded())
    let rest = String(value % 10_000)
    return "\(value / 10_000)." + String(repeating: "0", count: 4 - rest.count) + rest
  }
}
