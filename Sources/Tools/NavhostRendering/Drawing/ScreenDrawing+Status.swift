internal import NavhostNavigation
internal import NavhostSupport

extension ScreenDrawing {
  /// The time, the signal, the network and the battery.
  func drawStatus(_ writer: inout SVGWriter) {
    guard width >= 200, height >= 100, statusHeight > 0 else { return }
    guard let lower = screen.lower, let upper = screen.upper, !slidesUnderOneBar else {
      return drawStatus(on: screen.topBar, &writer)
    }
    let seam = screen.upperOffset.magnitude
    let left = ScreenRect(x: 0, y: 0, width: seam, height: statusHeight)
    let right = ScreenRect(x: seam, y: 0, width: width - seam, height: statusHeight)
    writer.clipped(to: placed(left)) { drawStatus(on: lower.topBar, &$0) }
    writer.clipped(to: placed(right)) { drawStatus(on: upper.topBar, &$0) }
  }

  private func drawStatus(on bar: BarState?, _ writer: inout SVGWriter) {
    let end = min(width * 0.16, 62.4)
    let time = color(on: bar, at: end / width)
    let style = TextStyle(size: 17, weight: .semibold, color: time, anchor: .middle)
    writer.text("9:41", x: placed(end), y: 33, style)
    // The signs are not mirrored, only their order is.
    let right = width - end + 39
    let color = color(on: bar, at: 1 - end / width)
    drawBattery(at: signs(right - 27, width: 27), color, &writer)
    drawNetwork(at: signs(right - 52, width: 18), color, &writer)
    drawSignal(at: signs(right - 79, width: 19), color, &writer)
  }

  /// The left edge of a sign that would stand at `x` in a screen that reads from the left.
  private func signs(_ x: Double, width: Double) -> Double {
    isMirrored ? self.width - x - width : x
  }

  /// What reads well on what lies under the status area, at a share of its width.
  private func color(on bar: BarState?, at share: Double) -> ColorValue {
    guard let bar, !bar.hidden else { return palette.label }
    return contrast(on: bar, at: share)
  }

  private func drawSignal(at x: Double, _ color: ColorValue, _ writer: inout SVGWriter) {
    for step in 0..<4 {
      let height = 4.5 + 2.5 * Double(step)
      let bar = ScreenRect(x: x + Double(step) * 5, y: 33 - height, width: 3.4, height: height)
      writer.rect(bar, radius: 1, fill: color)
    }
  }

  private func drawNetwork(at x: Double, _ color: ColorValue, _ writer: inout SVGWriter) {
    let center = x + 8.5
    writer.moved(center, 32.6) { writer in
      writer.path("M-7.4 -7.2 A10.4 10.4 0 0 1 7.4 -7.2", stroke: color, width: 2.4)
      writer.path("M-4.3 -4 A6 6 0 0 1 4.3 -4", stroke: color, width: 2.4)
      writer.circle(ScreenPoint(x: 0, y: -0.9), radius: 1.6, fill: color)
    }
  }

  private func drawBattery(at x: Double, _ color: ColorValue, _ writer: inout SVGWriter) {
    let faint = color.with(alpha: 0.4)
    writer.rect(
      ScreenRect(x: x + 0.5, y: 21, width: 24, height: 12), radius: 3.8, fill: nil, stroke: faint)
    writer.rect(ScreenRect(x: x + 2, y: 22.5, width: 21, height: 9), radius: 2.4, fill: color)
    writer.path(
      "M\(DecimalText.short(x + 26)) 25 a2.2 2.2 0 0 1 0 4 z", fill: faint)
  }
}

extension ColorValue {
  /// The colour seen where this one lies on `background`.
  func over(_ background: ColorValue) -> ColorValue {
    let opaque = ColorValue(red: red, green: green, blue: blue)
    return background.blended(with: opaque, at: alpha)
  }
}

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
      ? ScreenRect(x: frame.x, y: frame.y, width: frame.width + radius, height: frame.height)
      : ScreenRect(
        x: frame.x, y: frame.y - radius, width: frame.width, height: frame.height + radius)
    writer.rect(grown, radius: radius, fill: .black)
  }

  /// The bar at the foot in place of a home button.
  func drawHomeIndicator(_ writer: inout SVGWriter) {
    guard device.hasHomeIndicator else { return }
    let length = device.isLandscape ? 209.0 : 134.0
    let bar = ScreenRect(x: (width - length) / 2, y: height - 13, width: length, height: 5)
    writer.rect(bar, radius: 2.5, fill: palette.label)
  }
}
