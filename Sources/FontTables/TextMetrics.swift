public import Navigation

/// Measures text by the figures of real fonts.
///
/// Latin, Greek, Cyrillic, Hebrew and Arabic (joined as written) by the figures of real fonts;
/// Chinese, Japanese and Korean are one em wide, half-width forms half an em; an emoji is 1.245 em,
/// as in Noto Color Emoji, however many scalars make it up. A letter of another script counts 0.6 em,
/// a vowel sign beside it 0.3 em, a combining mark nothing.
public struct TextMetrics: TextMeasuring {
  /// Measures text by the tables of this module.
  public init() {}

  /// The width of `text` in points at `size` points.
  public func width(
    of text: String, size: Double = 17, weight: TextWeight = .regular
  ) -> Double {
    let blocks = weight == .bold ? AdvanceTable.bold : AdvanceTable.regular
    var thousandths = 0
    var line = TextRun(blocks: blocks)
    for character in text {
      thousandths += line.advance(of: character)
    }
    thousandths += line.finish()
    return Double(thousandths) * size / 1000
  }

  /// The width of an emoji in thousandths of the size.
  static let emoji = 1245
  /// The width of a CJK character.
  static let ideograph = 1000
  /// The width of a half-width form.
  static let halfWidth = 500
  /// The width of a letter that no table knows.
  static let unknown = 600
  /// The width of a sign that stands beside its letter.
  static let spacingMark = 300
}
