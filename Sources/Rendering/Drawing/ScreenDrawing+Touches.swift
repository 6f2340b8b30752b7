internal import Navigation

extension ScreenDrawing {
  /// Each finger as a dot, with a ring where it came down and a trail that grows from there.
  func drawTouches(_ writer: inout SVGWriter) {
    for touch in screen.touches { draw(touch, &writer) }
  }

  private func draw(_ touch: TouchMark, _ writer: inout SVGWriter) {
    guard let start = touch.path.first, let end = touch.path.last else { return }
    let points = Self.thinned(touch.path, to: 32)
    let tint = palette.blue
    if start != end {
      writer.circle(start, radius: 9, fill: nil, stroke: tint.with(alpha: 0.55), width: 2)
      drawTrail(points, tint, &writer)
    }
    writer.circle(end, radius: 20, fill: tint.with(alpha: 0.22))
    writer.circle(end, radius: 13, fill: tint, stroke: .white, width: 2.5)
  }

  private func drawTrail(_ points: [Point], _ tint: Color, _ writer: inout SVGWriter) {
    let paint = writer.gradient(
      [(at: 0, color: tint.with(alpha: 0.08)), (at: 1, color: tint.with(alpha: 0.55))],
      from: points[0], to: points[points.count - 1])
    let left = Self.side(of: points, 1)
    let right = Self.side(of: points, -1).reversed()
    let outline = (left + right).map { "\(Decimal.text($0.x)) \(Decimal.text($0.y))" }
    writer.raw("<path d=\"M\(outline.joined(separator: " L")) Z\" fill=\"\(paint)\"/>")
  }

  /// One edge of a band along `points` that grows from 2 to 10 points in width.
  private static func side(of points: [Point], _ sign: Double) -> [Point] {
    points.indices.map { index in
      let before = points[max(index - 1, 0)]
      let after = points[min(index + 1, points.count - 1)]
      let (dx, dy) = (after.x - before.x, after.y - before.y)
      let length = max((dx * dx + dy * dy).squareRoot(), 0.001)
      let half = sign * (1 + 4 * Double(index) / Double(points.count - 1))
      return Point(x: points[index].x - dy / length * half, y: points[index].y + dx / length * half)
    }
  }

  /// At most `count` of the points, the first and the last among them.
  static func thinned(_ points: [Point], to count: Int) -> [Point] {
    guard points.count > count else { return points }
    return (0..<count).map { points[$0 * (points.count - 1) / (count - 1)] }
  }
}
