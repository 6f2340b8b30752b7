/// Tells how wide text is drawn. The bar asks it whether a title fits on the back button (rule 180).
///
/// `TextMetrics` of the module `FontTables` has tables of real fonts. An app can hand over its own
/// fonts.
public protocol TextMeasuring: AnyObject, Sendable {
  /// The width of one line of text in points.
  ///
  /// - Parameters:
  ///   - text: the line, without line breaks.
  ///   - size: the size of the font in points.
  ///   - weight: how heavy the letters are.
  func width(of text: String, size: Double, weight: TextWeight) -> Double
}

/// How heavy letters are.
public enum TextWeight: Sendable {
  /// As in running text and on the back button.
  case regular
  /// As in the title of a bar.
  case bold
}

/// Measures every character as equally wide: what a navigation controller or a host has where you hand
/// it nothing better.
public final class FixedWidthText: TextMeasuring {
  /// The width of a character, as a share of the font's size: that of a digit in Helvetica.
  private static let width = 0.556

  /// Measures every character as equally wide.
  public init() {}

  /// The number of characters times 0.556 of the size.
  public func width(of text: String, size: Double, weight: TextWeight) -> Double {
    Double(text.count) * Self.width * size
  }
}
