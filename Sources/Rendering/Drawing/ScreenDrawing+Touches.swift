internal import Navigation

extension ScreenDrawing {
  /// Each finger as a dot, with a ring where it came down and a trail that grows from there.
  func drawTouches(_ writer: inout SVGWriter) {
    for touch in screen.touches { draw(touch, &writer) }
  }

  private func draw(_ touch: TouchMark, _ writer: inout SVGWriter) {
    guard let start = touch.path.first, let end = touch.path.last else { return }
    let points = Self.thinned(touch.path, to: 24)
    let tint = palette.blue
    if start != end {
      writer.circle(start, radius: 9, fill: nil, stroke: tint.with(alpha: 0.55), width: 2)
      drawTrail(points, tint, &writer)
    }
    writer.circle(end, radius: 20, fill: tint.with(alpha: 0.22))
    writer.circle(end, radius: 13, fill: tint.with(alpha: 0.85), stroke: .white, width: 2.5)
  }

  private func drawTrail(_ points: [Point], _ tint: Color, _ writer: inout SVGWriter) {
    let last = Double(points.count - 1)
    for index in 1..<points.count {
      let (from, to) = (points[index - 1], points[index])
      let share = Double(index) / last
      let data =
        "M\(Decimal.text(from.x)) \(Decimal.text(from.y)) L\(Decimal.text(to.x)) "
        + Decimal.text(to.y)
      writer.path(data, stroke: tint.with(alpha: 0.12 + 0.38 * share), width: 2 + 4 * share)
    }
  }

  /// At most `count` of the points, the first and the last among them.
  static func thinned(_ points: [Point], to count: Int) -> [Point] {
    guard points.count > count else { return points }
    return (0..<count).map { points[$0 * (points.count - 1) / (count - 1)] }
  }
}
