internal import NavhostFontTables
internal import NavhostNavigation

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
  var color: ColorValue
  var anchor = Anchor.left
  var isMonospaced = false

  func colored(_ color: ColorValue) -> TextStyle {
    var copy = self
    copy.color = color
    return copy
  }

  func anchored(_ anchor: Anchor) -> TextStyle {
    var copy = self
    copy.anchor = anchor
    return copy
  }

  /// What `text` measures in this style, in points.
  func width(of text: String) -> Double {
    if isMonospaced { return Double(text.count) * size * 0.6 }
    let width = TextMetrics().width(
      of: text, size: size, weight: weight == .semibold ? .bold : .regular)
    return isTightened ? width : width + Self.tightening * size * Double(text.unicodeScalars.count)
  }

  /// How much closer letters stand in large sizes, as a share of the size.
  static let tightening = 0.022

  /// Whether its Latin letters stand closer; what `TextMetrics` knows are such widths.
  var isTightened: Bool { !isMonospaced && size >= 15 }
}
