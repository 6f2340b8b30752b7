internal import NavhostNavigation
internal import NavhostSupport

/// A recording as a picture that moves.
package enum Animation {
  /// Frames in a second of what moves.
  package static let rate = 20.0
  /// How long what stands still is shown, in seconds.
  package static let pause = 0.9
  private static let most = 600

  /// A screen, and for how many seconds it is shown.
  package struct Frame: Equatable, Sendable {
    package var screen: Screen
    package var duration: Double
  }

  /// What was recorded: what moves as it did, what stands still for a moment, however long or short
  /// it stood.
  package static func frames(of timeline: Timeline) -> [Frame] {
    var frames: [Frame] = []
    let entries = timeline.entries
    for (index, entry) in entries.enumerated() where frames.count < most {
      if entry.isRest, let screen = timeline.screen(atEntry: index), screen.isStill, !screen.isEmpty
      {
        add(Frame(screen: screen, duration: pause), to: &frames)
      }
      guard index + 1 < entries.count else { break }
      addMotion(timeline, from: entry.time, to: entries[index + 1].time, &frames, most)
    }
    return frames
  }

  /// The screens that move between two moments, in steps of a frame.
  package static func motion(
    _ timeline: Timeline, from start: Double, to end: Double, atMost most: Int
  ) -> [Screen] {
    var frames: [Frame] = []
    let entries = timeline.entries
    for (entry, next) in zip(entries, entries.dropFirst())
    where entry.time >= start && next.time <= end {
      addMotion(timeline, from: entry.time, to: next.time, &frames, most)
    }
    return frames.map { $0.screen }
  }

  /// An SVG that moves by itself, over and over.
  package static func picture(
    of timeline: Timeline, _ options: PictureOptions = PictureOptions()
  ) -> Picture {
    let frames = frames(of: timeline)
    var writer = SVGWriter()
    let total = frames.reduce(0) { $0 + $1.duration }
    var start = 0.0
    for frame in frames {
      let end = start + frame.duration
      writer.group("visibility=\"\(start == 0 ? "visible" : "hidden")\"") { writer in
        writer.raw(showing(from: start / total, to: end / total, over: total))
        ScreenDrawing(frame.screen, options).draw(&writer)
      }
      start = end
    }
    let size = frames.first?.screen.size ?? ScreenSize(width: 390, height: 844)
    return Picture(writer, size: size, scale: options.scale, title: "A script, frame by frame")
  }

  private static func addMotion(
    _ timeline: Timeline, from start: Double, to end: Double, _ frames: inout [Frame], _ most: Int
  ) {
    let step = 1 / rate
    var tick = (start / step).rounded(.up)
    while tick * step < end, frames.count < most {
      guard let screen = timeline.screen(at: tick * step) else { return }
      if screen.isStill || screen.isEmpty {
        tick = (end / step).rounded(.up)
      } else {
        add(Frame(screen: screen, duration: step), to: &frames)
        tick += 1
      }
    }
  }

  private static func add(_ frame: Frame, to frames: inout [Frame]) {
    guard frames.last?.screen == frame.screen else { return frames.append(frame) }
    frames[frames.count - 1].duration = max(frames[frames.count - 1].duration, frame.duration)
  }

  /// Makes its parent visible for a part of the whole time.
  private static func showing(from start: Double, to end: Double, over total: Double) -> String {
    let values = start == 0 ? "visible;hidden" : "hidden;visible;hidden"
    let times = start == 0 ? "0;\(share(end))" : "0;\(share(start));\(share(end))"
    return
      "<animate attributeName=\"visibility\" values=\"\(values)\" keyTimes=\"\(times)\" "
      + "calcMode=\"discrete\" dur=\"\(DecimalText.short(total))s\" repeatCount=\"indefinite\"/>"
  }

  /// Five digits after the point.
  private static func share(_ number: Double) -> String {
    let value = Int((min(number, 1) * 100_000).rounded())
    if value >= 100_000 { return "1" }
    let digits = String(value)
    return "0." + String(repeating: "0", count: 5 - digits.count) + digits
  }
}

extension Screen {
  /// Whether nothing moves on it.
  var isStill: Bool { !isMoving && touches.isEmpty }
  var isEmpty: Bool { lower == nil }
}
