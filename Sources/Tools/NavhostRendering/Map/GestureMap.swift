package import NavhostNavigation

/// A heat map: where on the screen a pop gesture may begin.
package enum GestureMap {
  package static func picture(
    of grid: GestureGrid, on screen: Screen, _ options: PictureOptions = PictureOptions()
  ) -> Picture {
    var writer = SVGWriter()
    let drawing = GestureMapDrawing(grid, screen, options)
    drawing.draw(&writer)
    return Picture(
      writer, size: drawing.size, scale: options.scale, title: "Where a pop gesture may begin")
  }

  /// The squares alone, as large as the screen, to be laid over its picture; and what they mean.
  package static func layer(
    of grid: GestureGrid, on screen: Screen, _ options: PictureOptions = PictureOptions()
  ) -> (svg: String, legend: [MapLegendEntry]) {
    let drawing = GestureMapDrawing(grid, screen, options)
    var writer = SVGWriter(prefix: "m-")
    drawing.drawSquares(&writer)
    drawing.drawLetters(&writer)
    let picture = Picture(writer, size: screen.size, scale: 1, title: "Where a swipe may begin")
    return (picture.svg, drawing.legend)
  }
}

/// What the squares of one colour mean.
package struct MapLegendEntry: Equatable, Sendable {
  /// Its colour and its lines, as a square picture.
  package let swatch: String
  package let words: String
  /// How much of the screen it is, and why.
  package let detail: String
}

/// All squares of a grid that have the same answer for the same reason.
struct MapArea: Equatable {
  enum Kind: Int {
    case begins, asks, waits, blocked, soft, hard
  }

  var kind: Kind
  var reason: String?
  /// Who said so and where, or what the guard goes by.
  var author: String?
  /// How many squares.
  var count = 0

  init(_ probe: GestureProbe, in grid: GestureGrid) {
    author = probe.author
    switch (probe.answer, grid.pop) {
    case (.guarded, _) where probe.refusal == .questionOpen:
      (kind, reason) = (.waits, grid.openQuestion)
    case (.guarded, _):
      let isSoft = probe.refusal == .region || probe.refusal == .customBackButton
      (kind, reason) = (isSoft ? .soft : .hard, probe.refusal?.text)
    case (.blocked, _): (kind, reason) = (.blocked, probe.refusal?.text)
    // Where the gesture may begin, `shouldPop` has the word.
    case (.begins, .abstain), (.begins, .allow):
      (kind, reason) = (.begins, nil)
      author = [author, grid.popBy].compactMap { $0 }.joined(separator: ", ")
    case (.begins, .ask(let question)):
      (kind, reason, author) = (.asks, question.summary, grid.popBy)
    case (.begins, .deny(let why)): (kind, reason, author) = (.blocked, why, grid.popBy)
    }
    if author == "" { author = nil }
  }

  /// What the legend calls it.
  var words: String {
    switch kind {
    case .begins: "The swipe begins"
    case .asks: "The swipe asks first"
    case .waits: "A question is open"
    case .blocked: "A policy refuses"
    case .soft, .hard: "Guard: \(reason ?? "")"
    }
  }

  /// What the legend says beside it: who, and why.
  var details: [String] {
    let isNamed = kind == .soft || kind == .hard
    return [author, isNamed ? nil : reason].compactMap { $0 }
  }

  func isSame(as other: MapArea) -> Bool {
    kind == other.kind && reason == other.reason && author == other.author
  }
}

/// Lines that tell areas of a map apart for those who see no colours.
enum Hatching: CaseIterable {
  case rising, falling, level, upright, crossed

  /// The one for the area of that number, from 0, of those that have lines.
  init(_ number: Int) {
    self = Self.allCases[number % Self.allCases.count]
  }

  /// A tile of it, 10 points wide and high.
  var path: String {
    switch self {
    case .rising: "M-2 2 L2 -2 M0 10 L10 0 M8 12 L12 8"
    case .falling: "M-2 8 L2 12 M0 0 L10 10 M8 -2 L12 2"
    case .level: "M0 5 L10 5"
    case .upright: "M5 0 L5 10"
    case .crossed: "M0 5 L10 5 M5 0 L5 10"
    }
  }

  /// The paint, in a colour.
  func paint(_ color: ColorValue, _ writer: inout SVGWriter) -> String {
    writer.pattern(path, side: 10, stroke: color, width: 1.2)
  }
}
