extension Color {
  /// Reads `#rgb`, `#rrggbb`, `#rrggbbaa` or a CSS colour name, in any case; nil for anything else.
  public init?(_ text: String) {
    if text.utf8.first == UInt8(ascii: "#") {
      self.init(digits: Array(text.utf8.dropFirst()))
    } else if let value = CSSColors.value(of: text.lowercased()) {
      self.init(value: value)
    } else {
      return nil
    }
  }

  /// `#rrggbb`, or `#rrggbbaa` where the colour is not opaque.
  public var hex: String {
    let opaque = "#" + Color.byte(red) + Color.byte(green) + Color.byte(blue)
    let opacity = Color.byte(alpha)
    return opacity == "ff" ? opaque : opaque + opacity
  }

  private init?(digits: [UInt8]) {
    let values = digits.compactMap(Color.digit)
    guard values.count == digits.count else { return nil }
    switch values.count {
    case 3: self.init(bytes: values.map { $0 * 17 })
    case 6, 8: self.init(bytes: Color.pairs(values))
    default: return nil
    }
  }

  private init(bytes: [Int]) {
    let parts = bytes.map { Double($0) / 255 }
    self.init(
      red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
  }

  /// A packed `0xRRGGBBAA`.
  private init(value: UInt32) {
    self.init(bytes: [24, 16, 8, 0].map { Int(value >> UInt32($0) & 0xFF) })
  }

  private static func pairs(_ values: [Int]) -> [Int] {
    stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 48
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte) - 87
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte) - 55
    default: nil
    }
  }

  private static func byte(_ component: Double) -> String {
    let value = Int((component * 255).rounded())
    let text = String(value, radix: 16)
    return value < 16 ? "0" + text : text
  }
}
