internal import NavhostNavigation
internal import NavhostSupport

extension ScreenDrawing {
  /// How far beyond the screen a finger is still drawn, in points.
  private static var overhang: Double { 24 }

  /// Each finger as a dot, with a ring where it came down and a trail that grows from there.
  func drawTouches(_ writer: inout SVGWriter) {
    guard !screen.touches.isEmpty else { return }
    let reach = Self.overhang
    let area = ScreenRect(
      x: -reach, y: -reach, width: width + 2 * reach, height: height + 2 * reach)
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

  private func drawTrail(_ trail: Trail, _ tint: ColorValue, _ writer: inout SVGWriter) {
    let paint = writer.gradient(
      [(at: 0, color: tint.with(alpha: 0.12)), (at: 1, color: tint.with(alpha: 0.55))],
      from: trail.start, to: trail.end)
    writer.raw("<path d=\"\(trail.outline)\" fill=\"\(paint)\"/>")
  }
}

/// The way of a finger as a band that grows from its beginning to its end.
struct Trail {
  /// The corners of the way; what lies on a line between two of them is left out.
  let points: [ScreenPoint]
  /// Half the band's width at each corner.
  private let halves: [Double]

  var start: ScreenPoint { points[0] }
  var end: ScreenPoint { points[points.count - 1] }

  /// - Parameter path: at least one point.
  init(_ path: [ScreenPoint]) {
    points = Self.corners(of: Self.thinned(path, to: 48))
    var lengths = [0.0]
    for (from, to) in zip(points, points.dropFirst()) {
      lengths.append(lengths[lengths.count - 1] + Self.distance(from, to))
    }
    let whole = max(lengths[lengths.count - 1], 1)
    halves = lengths.map { 1 + 4 * $0 / whole }
  }

  /// The band as the data of a path: a piece for each part of the way, all turning the same way
  /// round, and a disc where two meet.
  var outline: String {
    var data = ""
    for index in points.indices.dropLast() {
      data += piece(from: index, to: index + 1)
      if index > 0 { data += disc(at: points[index], radius: halves[index]) }
    }
    return data
  }

  private func piece(from: Int, to: Int) -> String {
    let (a, b) = (points[from], points[to])
    let length = max(Self.distance(a, b), 0.001)
    let (x, y) = ((b.y - a.y) / length, (a.x - b.x) / length)
    func corner(_ point: ScreenPoint, _ half: Double) -> String {
      "\(DecimalText.short(point.x + x * half)) \(DecimalText.short(point.y + y * half))"
    }
    return "M\(corner(a, halves[from])) L\(corner(b, halves[to])) "
      + "L\(corner(b, -halves[to])) L\(corner(a, -halves[from])) Z "
  }

  private func disc(at point: ScreenPoint, radius: Double) -> String {
    let (r, wide) = (DecimalText.short(radius), DecimalText.short(2 * radius))
    return "M\(DecimalText.short(point.x - radius)) \(DecimalText.short(point.y)) "
      + "a\(r) \(r) 0 0 1 \(wide) 0 a\(r) \(r) 0 0 1 -\(wide) 0 Z "
  }

  private static func distance(_ a: ScreenPoint, _ b: ScreenPoint) -> Double {
    ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
  }

  /// Without the points at which the way goes straight on.
  private static func corners(of points: [ScreenPoint]) -> [ScreenPoint] {
    var corners: [ScreenPoint] = []
    for point in points {
      if let last = corners.last, distance(last, point) < 0.05 { continue }
      if corners.count > 1,
        isStraight(corners[corners.count - 2], corners[corners.count - 1], point)
      {
        corners.removeLast()
      }
      corners.append(point)
    }
    return corners
  }

  /// Whether the way turns by less than half a degree.
  private static func isStraight(_ a: ScreenPoint, _ b: ScreenPoint, _ c: ScreenPoint) -> Bool {
    let (x, y, u, v) = (b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y)
    return x * u + y * v > 0 && (x * v - y * u).magnitude < 0.008 * (x * u + y * v)
  }

  /// At most `count` of the points, the first and the last among them.
  private static func thinned(_ points: [ScreenPoint], to count: Int) -> [ScreenPoint] {
    guard points.count > count else { return points }
    return (0..<count).map { points[$0 * (points.count - 1) / (count - 1)] }
  }
}
