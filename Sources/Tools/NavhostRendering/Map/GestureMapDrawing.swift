internal import NavhostNavigation

/// Draws a screen with the grid's squares over it, and a legend beside it.
struct GestureMapDrawing {
  let grid: GestureGrid
  let screen: Screen
  let options: PictureOptions
  private let palette: Palette
  /// The kinds of squares in the order of the legend.
  private let areas: [MapArea]
  /// For each square the number of its area.
  private let numbers: [Int]

  private let margin = 32.0
  private let legendWidth = 264.0

  init(_ grid: GestureGrid, _ screen: Screen, _ options: PictureOptions) {
    self.grid = grid
    self.screen = screen
    self.options = options
    palette = Palette(options.theme)
    var areas: [MapArea] = []
    let found = grid.probes.map { probe in
      let area = MapArea(probe, in: grid)
      let number = areas.firstIndex { $0.isSame(as: area) } ?? areas.count
      if number == areas.count { areas.append(area) }
      areas[number].count += 1
      return number
    }
    let order = areas.indices.sorted {
      (areas[$0].kind.rawValue, -areas[$0].count, $0)
        < (areas[$1].kind.rawValue, -areas[$1].count, $1)
    }
    self.areas = order.map { areas[$0] }
    var places = [Int](repeating: 0, count: areas.count)
    for (place, number) in order.enumerated() { places[number] = place }
    numbers = found.map { places[$0] }
  }

  var size: ScreenSize {
    ScreenSize(
      width: 2 * margin + screen.size.width + 28 + legendWidth,
      height: 2 * margin + max(screen.size.height, legendHeight))
  }

  private var legendHeight: Double {
    areas.prefix(12).reduce(60) { $0 + rowHeight(of: $1) }
  }

  func draw(_ writer: inout SVGWriter) {
    writer.rect(ScreenRect(x: 0, y: 0, width: size.width, height: size.height), fill: palette.page)
    writer.moved(margin, margin) { writer in
      var drawing = ScreenDrawing(screen, options)
      drawing.isPlain = true
      drawing.draw(&writer)
      writer.clipped(to: drawing.frame, radius: drawing.corner) { writer in
        drawSquares(&writer)
        drawing.drawTexts(&writer)
        drawLetters(&writer)
      }
    }
    writer.moved(margin + screen.size.width + 28, margin) { drawLegend(&$0) }
  }
}

extension GestureMapDrawing {
  func drawSquares(_ writer: inout SVGWriter) {
    let hatchings = areas.indices.map { hatching(of: $0)?.paint(color(of: $0), &writer) }
    for (run, until) in shapes { draw(run, until: until, hatchings[run.area], &writer) }
  }

  /// Runs of equal squares are one shape, as high as they stay the same: each with the row before which
  /// it ends.
  private var shapes: [(run: Run, until: Int)] {
    var shapes: [(run: Run, until: Int)] = []
    var open: [Run] = []
    for row in 0...grid.rows {
      let runs = row < grid.rows ? runs(in: row) : []
      for run in open where !runs.contains(where: { $0.isBelow(run) }) {
        shapes.append((run, row))
      }
      open = runs.map { run in
        open.first { run.isBelow($0) } ?? run
      }
    }
    return shapes
  }

  private func frame(of run: Run, until row: Int) -> ScreenRect {
    ScreenRect(
      x: Double(run.start) * grid.side, y: Double(run.row) * grid.side,
      width: Double(run.end - run.start) * grid.side,
      height: Double(row - run.row) * grid.side)
  }

  /// Each area's letter, in the largest of its shapes.
  func drawLetters(_ writer: inout SVGWriter) {
    let screenArea = ScreenRect(x: 0, y: 0, width: screen.size.width, height: screen.size.height)
    let frames = shapes.map {
      (area: $0.run.area, frame: frame(of: $0.run, until: $0.until).common(with: screenArea))
    }
    for number in areas.indices.prefix(12) {
      let own = frames.filter { $0.area == number }.map { $0.frame }
      guard let largest = own.max(by: { $0.width * $0.height < $1.width * $1.height }),
        largest.width >= 12, largest.height >= 16
      else { continue }
      // Beside the names of regions, which stand in their middle.
      let place = ScreenPoint(
        x: largest.x + min(30, largest.width / 2),
        y: largest.maxY - min(34, largest.height / 2))
      drawLetter(number, at: place, &writer)
    }
  }

  private func drawLetter(_ number: Int, at center: ScreenPoint, _ writer: inout SVGWriter) {
    let style = TextStyle(size: 13, weight: .semibold, color: color(of: number), anchor: .middle)
    writer.circle(center, radius: 10, fill: palette.card, stroke: color(of: number))
    writer.text(Self.letter(number), x: center.x, y: center.y + 4.6, style)
  }

  static func letter(_ number: Int) -> String {
    String(Character(Unicode.Scalar(UInt8(ascii: "A") + UInt8(number % 26))))
  }

  /// Where a swipe begins there are no lines; the others have each their own.
  private func hatching(of number: Int) -> Hatching? {
    guard areas[number].kind != .begins, let first = areas.firstIndex(where: { $0.kind != .begins })
    else { return nil }
    return Hatching(number - first)
  }

  private func runs(in row: Int) -> [Run] {
    var runs: [Run] = []
    for column in 0..<grid.columns {
      let area = numbers[row * grid.columns + column]
      if let last = runs.last, last.area == area {
        runs[runs.count - 1].end = column + 1
      } else {
        runs.append(Run(area: area, start: column, end: column + 1, row: row))
      }
    }
    return runs
  }

  private func draw(_ run: Run, until row: Int, _ lines: String?, _ writer: inout SVGWriter) {
    let frame = frame(of: run, until: row)
    let isFaint = areas[run.area].kind == .hard
    writer.rect(frame, fill: color(of: run.area).with(alpha: isFaint ? 0.3 : 0.42))
    if let lines { writer.rect(frame, paint: lines) }
  }

  /// Squares side by side that have the same answer, from a row on.
  private struct Run {
    var area: Int
    var start: Int
    var end: Int
    var row: Int

    func isBelow(_ other: Run) -> Bool {
      area == other.area && start == other.start && end == other.end
    }
  }

  /// One colour for each kind; of several areas of a kind the later ones are darker.
  private func color(of number: Int) -> ColorValue {
    let kind = areas[number].kind
    let base =
      switch kind {
      case .begins: palette.green
      case .asks, .waits: palette.blue
      case .blocked: palette.red
      case .soft: palette.orange
      case .hard: ColorValue(packed: 0x8E8E93)
      }
    let before = areas[..<number].filter { $0.kind == kind }.count
    return base.blended(with: .black, at: min(0.22 * Double(before), 0.66))
  }

  /// What the squares mean, for somebody who writes it beside the picture.
  var legend: [MapLegendEntry] {
    areas.enumerated().map { number, area in
      MapLegendEntry(
        swatch: swatch(of: number), words: area.words,
        detail: ([share(of: area)] + area.details).joined(separator: ": "))
    }
  }

  private func swatch(of number: Int) -> String {
    var writer = SVGWriter(prefix: "k\(number)-")
    drawSwatch(number, at: ScreenPoint(), &writer)
    return Picture(
      writer, size: ScreenSize(width: 28, height: 28), scale: 1, title: areas[number].words
    )
    .svg
  }

  private func drawSwatch(_ number: Int, at corner: ScreenPoint, _ writer: inout SVGWriter) {
    let color = color(of: number)
    let frame = ScreenRect(x: corner.x + 0.5, y: corner.y + 0.5, width: 27, height: 27)
    writer.rect(frame, radius: 7, fill: color.with(alpha: 0.5), stroke: color)
    if let lines = hatching(of: number)?.paint(color, &writer) {
      writer.rect(frame, radius: 7, paint: lines)
    }
    drawLetter(number, at: ScreenPoint(x: corner.x + 14, y: corner.y + 14), &writer)
  }

  private func drawLegend(_ writer: inout SVGWriter) {
    let title = TextStyle(size: 20, weight: .semibold, color: palette.label)
    let note = TextStyle(size: 13, color: palette.secondaryLabel)
    writer.text("Where a swipe begins", x: 0, y: 24, title)
    let words = screen.direction == .ltr ? "left to right" : "right to left"
    writer.text("Start of the finger, \(words)", x: 0, y: 46, note)
    var y = 78.0
    for (number, area) in areas.prefix(12).enumerated() {
      draw(area, number, y: y, &writer)
      y += rowHeight(of: area)
    }
  }

  private func draw(_ area: MapArea, _ number: Int, y: Double, _ writer: inout SVGWriter) {
    let name = TextStyle(size: 15, weight: .medium, color: palette.label)
    drawSwatch(number, at: ScreenPoint(x: 0, y: y), &writer)
    let title = LineFitting.fitted(area.words, name, width: textWidth)
    writer.text(title, x: 40, y: y + 12, name)
    for (line, text) in details(of: area).enumerated() {
      writer.text(text, x: 40, y: y + 31 + 18 * Double(line), detail)
    }
  }

  private var detail: TextStyle { TextStyle(size: 13, color: palette.secondaryLabel) }
  private var textWidth: Double { legendWidth - 44 }

  /// How much of the screen it is, and why.
  private func details(of area: MapArea) -> [String] {
    [share(of: area)]
      + area.details.flatMap { LineFitting.wrapped($0, detail, width: textWidth, count: 3) }
  }

  private func share(of area: MapArea) -> String {
    let share = 100 * Double(area.count) / Double(max(grid.probes.count, 1))
    return (share < 1 ? "less than 1%" : "\(Int(share.rounded()))%") + " of the screen"
  }

  private func rowHeight(of area: MapArea) -> Double {
    40 + 18 * Double(details(of: area).count)
  }
}
