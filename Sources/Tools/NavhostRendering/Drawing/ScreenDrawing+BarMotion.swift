internal import NavhostNavigation

extension ScreenDrawing {
  /// The texts of two bars. The lower title and the upper back button go the same way between their
  /// places, so only the one that is nearer to its own is seen; where they say the same, one text
  /// goes it. No text runs into another or into the arrow.
  func drawMoving(
    _ lower: BarState, _ upper: BarState, _ cover: Double, _ writer: inout SVGWriter
  ) {
    let arriving = title(of: upper).moved(0.6 * width * (1 - cover))
    let home = title(of: lower)
    let goal = upper.back.map(backText)
    let way = goal.map { (home.start + home.end - $0.start - $0.end) / 2 } ?? width * 0.3
    let isOne = goal.map { $0.text == home.text && upper.back?.isCustom == false } ?? false
    let isReplaced = upper.back.map { !$0.title.isEmpty } ?? false
    let isLate = isReplaced && (cover > 0.5 || home.text.isEmpty)
    let leaving = isLate ? (goal ?? home).moved(way * (1 - cover)) : home.moved(-way * cover)
    let end = arriving.text.isEmpty ? width : arriving.start - 8
    let room = Room(start: arrowEnd(lower, upper), end: end)
    if let back = lower.back {
      let room = Room(start: room.start, end: min(room.end, leaving.start - 8))
      drawBack(back, way: -0.25 * width * cover, alpha: ramp(1 - cover), room, &writer)
    }
    if isLate, let back = upper.back {
      drawBack(back, way: way * (1 - cover), alpha: isOne ? 1 : ramp(cover), room, &writer)
    } else {
      draw(leaving, alpha: isOne ? 1 : ramp(1 - cover), room, &writer)
    }
    draw(arriving, alpha: ramp(cover), Room(start: -width, end: 2 * width), &writer)
  }

  /// How much of a text is seen after a share of its way.
  private func ramp(_ share: Double) -> Double { max(0, (share - 0.1) / 0.9) }

  /// How far from the leading edge the arrow leaves room for texts.
  private func arrowEnd(_ lower: BarState, _ upper: BarState) -> Double {
    let hasArrow = [lower.back, upper.back].contains { $0.map { !$0.isCustom } ?? false }
    return hasArrow ? arrowEnd : 0
  }

  private func drawBack(
    _ back: BackButton, way: Double, alpha: Double, _ room: Room, _ writer: inout SVGWriter
  ) {
    guard back.isCustom else {
      return draw(backText(of: back).moved(way), alpha: alpha, room, &writer)
    }
    writer.faded(alpha) { writer in
      writer.moved(way * screen.direction.sign) { drawBackText(back, &$0) }
    }
  }

  private func draw(
    _ text: BarText, alpha: Double, _ room: Room, _ writer: inout SVGWriter
  ) {
    guard !text.text.isEmpty, alpha > 0, text.end > room.start, text.start < room.end else {
      return
    }
    let x = placed(text.place)
    writer.faded(alpha) { writer in
      guard text.start < room.start || text.end > room.end else {
        return writer.text(text.text, x: x, y: baseline, text.style)
      }
      let (start, end) = (max(room.start, text.start), min(room.end, text.end))
      let paint = fading(text, from: start, to: end, room, &writer)
      let area = ScreenRect(
        x: start, y: statusHeight, width: end - start, height: barHeight)
      writer.clipped(to: placed(area)) { writer in
        writer.text(text.text, x: x, y: baseline, text.style, paint: paint)
      }
    }
  }

  /// The text's colour, clear where it is cut.
  private func fading(
    _ text: BarText, from start: Double, to end: Double, _ room: Room, _ writer: inout SVGWriter
  ) -> String {
    let share = min(0.5, 16 / max(end - start, 1))
    let clear = text.style.color.with(alpha: 0)
    let stops = [
      (at: 0, color: text.start < room.start ? clear : text.style.color),
      (at: share, color: text.style.color), (at: 1 - share, color: text.style.color),
      (at: 1, color: text.end > room.end ? clear : text.style.color),
    ]
    return writer.gradient(
      stops, from: ScreenPoint(x: placed(start), y: 0), to: ScreenPoint(x: placed(end), y: 0))
  }

  /// Where texts may be, in distances from the leading edge.
  private struct Room {
    var start: Double
    var end: Double
  }
}
