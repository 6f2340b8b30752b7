internal import Navigation

/// How a line of text looks.
struct TextStyle: Equatable {
  /// What stands at the given place.
  enum Anchor {
    case left, middle, right
  }

  enum Weight: Int {
    case regular = 400
    case medium = 500
    case semibold = 600
  }

  var size: Double
  var weight = Weight.regular
  var color: Color
  var anchor = Anchor.left
  var isMonospaced = false

  /// What `text` measures in this style, in points.
  func width(of text: String) -> Double {
    if isMonospaced { return Double(text.count) * size * 0.6 }
    return TextMetrics.width(
      of: text, size: size, weight: weight == .semibold ? .bold : .regular)
  }
}
