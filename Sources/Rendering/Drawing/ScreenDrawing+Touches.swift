internal import Navigation

extension ScreenDrawing {
  /// How far beyond the screen a finger is still drawn, in points.
  private static var overhang: Double { 24 }

  /// Each finger as a dot, with a ring where it came down and a trail that grows from there.
  func drawTouches(_ writer: inout SVGWriter) {
    guard !screen.touches.isEmpty else { return }
    let reach = Self.overhang
    let area = Rect(x: -reach, y: -reach, width: width + 2 * reach, height: height + 2 * reach)
    writer.clipped(to: area) { writer in
      for touch in screen.touches { draw(touch, &writer) }
    }
  }

  private func draw(_ touch: TouchMark, _ writer: inout SVGWriter) {
    guard let start = touch.path.first, let end = touch.path.last else { return }
    let tint = palette.blue
    if start != end {
      writer.circle(start, radius: 9, fill: nil, stroke: tint.with(alpha: 0.55), width: 2)
      drawTrail(Trail(touch.path), tint, &writer)
    }
    writer.circle(end, radius: 20, fill: tint.with(alpha: 0.22))
    writer.circle(end, radius: 13, fill: tint, stroke: .white, width: 2.5)
  }

  private func drawTrail(_ trail: Trail, _ tint: Color, _ writer: inout SVGWriter) {
    let paint = writer.gradient(
      [(at: 0, color: tint.with(alpha: 0.12)), (at: 1, color: tint.with(alpha: 0.55))],
      from: trail.start, to: trail.end)
    writer.raw("<path d=\"\(trail.outline)\" fill=\"\(paint)\"/>")
  }
}
