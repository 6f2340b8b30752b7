internal import Navigation

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
  func paint(_ color: Color, _ writer: inout SVGWriter) -> String {
    writer.pattern(path, side: 10, stroke: color, width: 1.2)
  }
}
