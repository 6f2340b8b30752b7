internal import Support

/// Text that does nothing to a terminal.
enum PlainText {
  /// The text with control characters as escapes, on one line.
  static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.isControl) else { return text }
    var plain = ""
    for scalar in text.unicodeScalars {
      if scalar.isControl {
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
}
