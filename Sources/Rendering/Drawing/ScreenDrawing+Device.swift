internal import Navigation

extension ScreenDrawing {
  var device: Device { Device(screen.size) }

  /// The height of the status area, and of the bar under it.
  var statusHeight: Double { BarLayout.statusHeight(on: screen.size) }
  var barHeight: Double { BarLayout.barHeight(on: screen.size) }

  /// The camera's housing: nothing of the screen is seen there.
  func drawCutout(_ writer: inout SVGWriter) {
    guard let (frame, radius) = device.frame(on: screen.size) else { return }
    guard device.cutout == .notch else {
      return writer.rect(frame, radius: radius, fill: .black)
    }
    // A notch has no corners where it meets the edge.
    let grown =
      device.isLandscape
      ? Rect(x: frame.x, y: frame.y, width: frame.width + radius, height: frame.height)
      : Rect(x: frame.x, y: frame.y - radius, width: frame.width, height: frame.height + radius)
    writer.rect(grown, radius: radius, fill: .black)
  }

  /// The bar at the foot in place of a home button.
  func drawHomeIndicator(_ writer: inout SVGWriter) {
    guard device.hasHomeIndicator else { return }
    let length = device.isLandscape ? 209.0 : 134.0
    let bar = Rect(x: (width - length) / 2, y: height - 13, width: length, height: 5)
    writer.rect(bar, radius: 2.5, fill: palette.label)
  }
}
