public import NavhostNavigation

/// Measures text by the figures of real fonts.
///
/// Latin, Greek, Cyrillic, Hebrew and Arabic (joined as written) by the figures of real fonts;
/// Chinese, Japanese and Korean are one em wide, half-width forms half an em; an emoji is 1.245 em,
/// as in Noto Color Emoji, however many scalars make it up. A letter of another script counts 0.6 em,
/// a vowel sign beside it 0.3 em, a combining mark nothing.
public final class TextMetrics: TextMeasuring {
  /// Measures text by the tables of this module.
  public init() {}

  /// The width of `text` in points at `size` points.
  public func width(
    of text: String, size: Double = 17, weight: TextWeight = .regular
  ) -> Double {
    let blocks = weight == .bold ? AdvanceTable.bold : AdvanceTable.regular
    if let plain = AdvanceTable.width(ofPlain: text, in: blocks) {
      return Double(plain) * size / 1000
    }
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

/// Adds up a line character by character; Arabic letters wait until it is known what follows them.
struct TextRun {
  let blocks: [AdvanceTable.Block]
  private var waiting: Waiting?

  init(blocks: [AdvanceTable.Block]) {
    self.blocks = blocks
  }

  private struct Waiting {
    let scalar: UInt32
    let forms: ArabicTable.Forms
    let joinsBackwards: Bool
  }

  /// The width that became certain with `character`, in thousandths of the size.
  mutating func advance(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if let width = AdvanceTable.width(of: scalar.value, in: blocks), !character.isPictograph {
      return finish() + Int(width)
    }
    if let forms = ArabicTable.forms(of: scalar.value) {
      return letter(scalar.value, forms)
    }
    return finish() + TextRun.plainWidth(of: character, scalar)
  }

  /// The width of the letter that still waited.
  mutating func finish() -> Int {
    guard let letter = waiting else { return 0 }
    waiting = nil
    return Int(letter.joinsBackwards ? letter.forms.final : letter.forms.isolated)
  }

  private mutating func letter(_ scalar: UInt32, _ forms: ArabicTable.Forms) -> Int {
    guard let before = waiting else {
      waiting = Waiting(scalar: scalar, forms: forms, joinsBackwards: false)
      return 0
    }
    if before.scalar == ArabicTable.lam, ArabicTable.alefs.contains(scalar) {
      waiting = nil
      return Int(
        before.joinsBackwards ? ArabicTable.lamAlef.final : ArabicTable.lamAlef.isolated)
    }
    guard before.forms.initial > 0 else {
      let width = finish()
      waiting = Waiting(scalar: scalar, forms: forms, joinsBackwards: false)
      return width
    }
    waiting = Waiting(scalar: scalar, forms: forms, joinsBackwards: true)
    return Int(before.joinsBackwards ? before.forms.medial : before.forms.initial)
  }

  private static func plainWidth(of character: Character, _ scalar: Unicode.Scalar) -> Int {
    if character.isPictograph { return TextMetrics.emoji }
    if scalar.isIdeograph { return TextMetrics.ideograph }
    return character.unicodeScalars.reduce(0) { $0 + $1.plainWidth }
  }
}

extension Character {
  /// Whether it is drawn as an emoji.
  fileprivate var isPictograph: Bool {
    guard let first = unicodeScalars.first, first.value > 0x22 else { return false }
    if first.value < 0x2000 && utf8.count < 4 { return false }
    return first.properties.isEmojiPresentation
      || unicodeScalars.contains { $0.value == 0xFE0F || $0.value == 0x20E3 }
  }
}

extension Unicode.Scalar {
  /// Whether it fills a square of one em: CJK, kana, hangul, full-width forms, enclosed numbers and
  /// pictures that are drawn as text.
  fileprivate var isIdeograph: Bool {
    switch value {
    case 0x1100...0x115F, 0x2460...0x24FF, 0x2600...0x27BF, 0x2E80...0x9FFF, 0xA960...0xA97F,
      0xAC00...0xD7FF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// The width of one scalar that no table knows; a conjunct of several letters has several.
  fileprivate var plainWidth: Int {
    if (0xFF61...0xFFDC).contains(value) { return TextMetrics.halfWidth }
    return switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: 0
    case .spacingMark: TextMetrics.spacingMark
    default: TextMetrics.unknown
    }
  }
}
