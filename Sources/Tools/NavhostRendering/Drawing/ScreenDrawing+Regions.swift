internal import NavhostNavigation
internal import NavhostSupport

extension ScreenDrawing {
  /// Areas with a gesture of their own: outlined, each with its name and what it takes, in the order
  /// listed; where two overlap the later one counts, and is on top.
  ///
  /// - Parameter ink: the colour of texts over something else, where nothing is filled.
  func drawRegions(of pane: Pane, ink: ColorValue? = nil, _ writer: inout SVGWriter) {
    let regions = regions(of: pane)
    for region in regions { drawOutline(of: region, isFilled: ink == nil, &writer) }
    for (number, region) in regions.enumerated() {
      var area = region.frame.common(with: visible(in: pane))
      for other in regions[(number + 1)...] { area = area.without(other.frame) }
      drawLabels(region, in: area, ink ?? tint(of: region), &writer)
    }
  }

  /// The regions of a pane, their frames from the top of this drawing.
  func regions(of pane: Pane) -> [Region] {
    pane.settings.regions.map { region in
      var region = region
      region.frame.y -= top
      return region
    }
  }

  /// What the bar and the edges of the screen leave.
  private func visible(in pane: Pane) -> ScreenRect {
    let top = pane.bar.hidden ? 0 : statusHeight + barHeight
    return ScreenRect(x: 0, y: top, width: width, height: max(height - top, 0))
  }

  /// The screen and a little around it, where the edge of what is cut is not seen. A dashed line of
  /// 10^12 pt would be drawn dash by dash.
  private var drawable: ScreenRect {
    ScreenRect(x: frame.x - 40, y: frame.y - 40, width: frame.width + 80, height: frame.height + 80)
  }

  private func drawOutline(of region: Region, isFilled: Bool, _ writer: inout SVGWriter) {
    let frame = region.frame.common(with: drawable).rounded
    guard frame.width > 1.5, frame.height > 1.5 else { return }
    let tint = tint(of: region)
    let radius = min(10, min(frame.width, frame.height) / 4)
    let line = frame.inset(by: 0.75, within: self.frame)
    if isFilled { writer.rect(frame, radius: radius, fill: palette.card) }
    let fill = isFilled ? tint.with(alpha: 0.1) : nil
    writer.rect(line, radius: radius, fill: fill, stroke: tint, width: 1.5, dash: "5 4")
  }

  private func tint(of region: Region) -> ColorValue {
    switch region.handles {
    case .horizontal: palette.orange
    case .vertical: palette.green
    case .all: palette.purple
    }
  }

  /// In the middle of what is seen of it; from bottom to top where it is narrow.
  private func drawLabels(
    _ region: Region, in area: ScreenRect, _ ink: ColorValue, _ writer: inout SVGWriter
  ) {
    let isUpright = area.width < 72 && area.height > area.width
    let (length, depth) = isUpright ? (area.height, area.width) : (area.width, area.height)
    guard length >= 30, depth >= 22 else { return }
    let (x, y) = (DecimalText.short(area.center.x), DecimalText.short(area.center.y))
    guard isUpright else {
      return drawLabels(region, at: area.center, length, depth, ink, &writer)
    }
    writer.group("transform=\"translate(\(x) \(y)) rotate(-90)\"") {
      drawLabels(region, at: ScreenPoint(), length, depth, ink, &$0)
    }
  }

  private func drawLabels(
    _ region: Region, at middle: ScreenPoint, _ length: Double, _ depth: Double, _ ink: ColorValue,
    _ writer: inout SVGWriter
  ) {
    let name = TextStyle(size: 15, weight: .semibold, color: ink, anchor: .middle)
    let detail = TextStyle(size: 13, color: ink, anchor: .middle)
    let isDeep = depth >= 46
    let title = LineFitting.fitted(region.name, name, width: length - 16)
    writer.text(title, x: middle.x, y: middle.y + (isDeep ? -3 : 5.4), name)
    guard isDeep else { return }
    let text = LineFitting.fitted(words(for: region), detail, width: length - 16)
    writer.text(text, x: middle.x, y: middle.y + 16, detail)
  }

  private func words(for region: Region) -> String {
    let drags = region.handles == .all ? "all drags" : "\(region.handles.rawValue) drags"
    guard let offset = region.offset else { return drags }
    let sign = offset < 0 ? "−" : ""
    return "\(drags), offset \(sign)\(DecimalText.short(offset.magnitude)) pt"
  }
}

extension ScreenRect {
  /// On whole points.
  fileprivate var rounded: ScreenRect {
    let (left, top) = (x.rounded(), y.rounded())
    return ScreenRect(x: left, y: top, width: maxX.rounded() - left, height: maxY.rounded() - top)
  }

  /// Smaller by `distance` on each side; a side at the edge of `screen` stands clear of it.
  fileprivate func inset(by distance: Double, within screen: ScreenRect) -> ScreenRect {
    func gap(_ isAtEdge: Bool) -> Double { isAtEdge ? 2.75 : distance }
    let left = x + gap((x - screen.x).magnitude < 2)
    let top = y + gap((y - screen.y).magnitude < 2)
    let right = maxX - gap((maxX - screen.maxX).magnitude < 2)
    let bottom = maxY - gap((maxY - screen.maxY).magnitude < 2)
    return ScreenRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }

  /// What both have; nothing where they have nothing in common.
  func common(with other: ScreenRect) -> ScreenRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return ScreenRect(
      x: left, y: top, width: max(min(maxX, other.maxX) - left, 0),
      height: max(min(maxY, other.maxY) - top, 0))
  }

  /// The largest of the four parts beside `other`.
  fileprivate func without(_ other: ScreenRect) -> ScreenRect {
    let shared = common(with: other)
    guard shared.width > 0, shared.height > 0 else { return self }
    let parts = [
      ScreenRect(x: x, y: y, width: width, height: shared.y - y),
      ScreenRect(x: x, y: shared.maxY, width: width, height: maxY - shared.maxY),
      ScreenRect(x: x, y: y, width: shared.x - x, height: height),
      ScreenRect(x: shared.maxX, y: y, width: maxX - shared.maxX, height: height),
    ]
    return parts.max { $0.width * $0.height < $1.width * $1.height } ?? self
  }
}
