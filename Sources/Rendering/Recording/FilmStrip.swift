internal import Navigation

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
