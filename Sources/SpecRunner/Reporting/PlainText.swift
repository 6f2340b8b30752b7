/// Text that does nothing to a terminal.
enum PlainText {
  /// The text with control characters as escapes, on one line.
  static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var plain = ""
    for scalar in text.unicodeScalars {
      if isControl(scalar) {
        plain += scalar == "\n" ? "\\n" : scalar == "\t" ? "  " : "\\\(scalar.value)"
      } else {
        plain.unicodeScalars.append(scalar)
      }
    }
    return plain
  }

  /// Bytes that are not UTF-8 as text: those beyond ASCII as escapes.
  static func escaped(_ bytes: [UInt8]) -> String {
    var text = ""
    for byte in bytes {
      text += byte < 0x80 ? String(Unicode.Scalar(byte)) : "\\\(byte)"
    }
    return text
  }

  /// C0, C1, and the marks that turn the direction of what follows.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
