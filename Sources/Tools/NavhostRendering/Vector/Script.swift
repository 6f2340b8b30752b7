/// What kind of writing a text is.
struct Script {
  /// Whether the first letter that has a direction runs to the left.
  let isRightToLeft: Bool
  /// Whether letters may stand a little closer, as Latin ones do in large sizes; joined letters and
  /// ideographs may not.
  let mayBeTightened: Bool
  let hasEmoji: Bool

  init(_ text: String) {
    isRightToLeft = text.unicodeScalars.lazy.compactMap(Self.direction).first ?? false
    mayBeTightened = text.unicodeScalars.allSatisfy { $0.value < 0x590 || $0.value == 0x2026 }
    hasEmoji = !mayBeTightened && text.unicodeScalars.contains(where: Self.isEmoji)
  }

  /// Pango puts a line that begins with ideographs on their baseline, and lifts Arabic, Hebrew, Thai
  /// and others off it; so the text from the first such letter on is a piece of its own.
  static func pieces(of text: String) -> [Substring] {
    let scalars = text.unicodeScalars
    guard let first = scalars.first(where: { $0.properties.isAlphabetic }), isIdeograph(first),
      let other = scalars.firstIndex(where: {
        $0.value >= 0x590 && $0.properties.isAlphabetic && !isIdeograph($0)
      })
    else { return [text[...]] }
    return [text[..<other], text[other...]]
  }

  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    (0x2E80..<0xA4D0).contains(scalar.value) || (0xAC00..<0xFB00).contains(scalar.value)
      || (0x20000..<0x40000).contains(scalar.value)
  }

  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xFE0F || scalar.value == 0x20E3
      || (scalar.value >= 0x2000 && scalar.properties.isEmojiPresentation)
  }

  /// Whether the letter runs to the left; nil where it has no direction of its own.
  private static func direction(_ scalar: Unicode.Scalar) -> Bool? {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: scalar.properties.isAlphabetic ? false : nil
    }
  }
}
