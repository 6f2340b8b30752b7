internal import Navigation

/// The colours of everything that no controller declares: iOS's system colours.
struct Palette {
  let background: Color
  let card: Color
  let label: Color
  let secondaryLabel: Color
  let separator: Color
  let placeholder: Color
  let blue: Color
  let red: Color
  let orange: Color
  let green: Color
  let purple: Color
  /// The outline around a screen.
  let edge: Color
  /// The page that several screens stand on.
  let page: Color

  init(_ theme: Theme) {
    self = theme == .dark ? .dark : .light
  }

  private init(
    surfaces: (UInt32, UInt32, UInt32), labels: (UInt32, UInt32), lines: (UInt32, UInt32, UInt32),
    tints: (UInt32, UInt32, UInt32, UInt32, UInt32)
  ) {
    background = Color(packed: surfaces.0)
    card = Color(packed: surfaces.1)
    page = Color(packed: surfaces.2)
    label = Color(packed: labels.0)
    secondaryLabel = Color(packed: labels.1)
    separator = Color(packed: lines.0)
    placeholder = Color(packed: lines.1)
    edge = Color(packed: lines.2)
    blue = Color(packed: tints.0)
    red = Color(packed: tints.1)
    orange = Color(packed: tints.2)
    green = Color(packed: tints.3)
    purple = Color(packed: tints.4)
  }

  static let light = Palette(
    surfaces: (0xF2F2F7, 0xFFFFFF, 0xFFFFFF), labels: (0x000000, 0x636366),
    lines: (0xC6C6C8, 0xE9E9EE, 0xC7C7CC),
    tints: (0x0062CC, 0xD70015, 0xC93400, 0x1F7A35, 0x8944AB))

  static let dark = Palette(
    surfaces: (0x000000, 0x1C1C1E, 0x000000), labels: (0xFFFFFF, 0xAEAEB2),
    lines: (0x38383A, 0x2C2C2E, 0x48484A),
    tints: (0x409CFF, 0xFF6961, 0xFFB340, 0x30DB5B, 0xDA8FFF))
}

extension Color {
  /// A packed `0xRRGGBB`.
  init(packed value: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }

  func with(alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: self.alpha * alpha)
  }
}
