internal import NavhostNavigation
internal import NavhostSupport

/// Small signs in a filled circle.
package enum Sign: String {
  case check, cross, dash, question, warning

  /// Draws the sign, `radius` points around `center`.
  func draw(
    _ writer: inout SVGWriter, at center: ScreenPoint, radius: Double, color: ColorValue,
    ink: ColorValue
  ) {
    writer.circle(center, radius: radius, fill: color)
    let unit = radius / 10
    writer.group(
      "transform=\"translate(\(DecimalText.short(center.x)) \(DecimalText.short(center.y))) "
        + "scale(\(DecimalText.short(unit)))\""
    ) { writer in
      switch self {
      case .check: writer.path("M-4.4 0.4 L-1.4 3.6 L4.6 -3.4", stroke: ink, width: 2.2)
      case .cross: writer.path("M-3.4 -3.4 L3.4 3.4 M3.4 -3.4 L-3.4 3.4", stroke: ink, width: 2.2)
      case .dash: writer.path("M-4 0 L4 0", stroke: ink, width: 2.2)
      case .question:
        writer.path(
          "M-2.7 -2.3 C-2.7 -6.2 2.9 -6 2.7 -2.3 C2.6 -0.4 0 -0.3 0 1.8", stroke: ink, width: 2)
        writer.circle(ScreenPoint(x: 0, y: 5), radius: 1.25, fill: ink)
      case .warning:
        writer.path("M0 -5 L0 1", stroke: ink, width: 2.2)
        writer.circle(ScreenPoint(x: 0, y: 4.6), radius: 1.3, fill: ink)
      }
    }
  }
}
