internal import NavhostNavigation

/// The colours of everything that no controller declares: iOS's system colours.
struct Palette {
  let background: ColorValue
  let card: ColorValue
  let label: ColorValue
  let secondaryLabel: ColorValue
  let separator: ColorValue
  let placeholder: ColorValue
  let blue: ColorValue
  let red: ColorValue
  let orange: ColorValue
  let green: ColorValue
  let purple: ColorValue
  /// The outline around a screen.
  let edge: ColorValue
  /// The page that several screens stand on.
  let page: ColorValue

  init(_ theme: Theme) {
    self = theme == .dark ? .dark : .light
  }

  private init(
    surfaces: (UInt32, UInt32, UInt32), labels: (UInt32, UInt32), lines: (UInt32, UInt32, UInt32),
    tints: (UInt32, UInt32, UInt32, UInt32, UInt32)
  ) {
    background = ColorValue(packed: surfaces.0)
    card = ColorValue(packed: surfaces.1)
    page = ColorValue(packed: surfaces.2)
    label = ColorValue(packed: labels.0)
    secondaryLabel = ColorValue(packed: labels.1)
    separator = ColorValue(packed: lines.0)
    placeholder = ColorValue(packed: lines.1)
    edge = ColorValue(packed: lines.2)
    blue = ColorValue(packed: tints.0)
    red = ColorValue(packed: tints.1)
    orange = ColorValue(packed: tints.2)
    green = ColorValue(packed: tints.3)
    purple = ColorValue(packed: tints.4)
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

extension ColorValue {
  /// A packed `0xRRGGBB`.
  init(packed value: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }

  func with(alpha: Double) -> ColorValue {
    ColorValue(red: red, green: green, blue: blue, alpha: self.alpha * alpha)
  }
}
