/// Text as XML 1.0 takes it.
package enum XMLText {
  /// Where the text stands.
  package enum Place: Sendable {
    /// Between elements: line ends and tabs are kept.
    case element
    /// In an attribute, where a parser would make spaces of them: they are references.
    case attribute
    /// A line that is drawn: they become spaces, and what has no place in XML goes.
    case line
  }

  /// ` name="value"`.
  package static func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"\(escaped(value, in: .attribute))\""
  }

  /// The text with escapes. What XML has no place for is replaced by U+FFFD.
  package static func escaped(_ text: some StringProtocol, in place: Place = .element) -> String {
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": escaped += blank(scalar, in: place)
      default:
        if isAllowed(scalar) {
          escaped.unicodeScalars.append(scalar)
        } else if place != .line {
          escaped += "\u{FFFD}"
        }
      }
    }
    return escaped
  }

  /// The text without characters that XML does not allow, and without escapes, to be drawn.
  package static func plain(_ text: some StringProtocol) -> String {
    var plain = ""
    for scalar in text.unicodeScalars where isAllowed(scalar) {
      plain.unicodeScalars.append(scalar)
    }
    return plain
  }

  private static func blank(_ scalar: Unicode.Scalar, in place: Place) -> String {
    switch place {
    case .line: " "
    case .attribute where scalar == "\t" || scalar == "\n": "&#\(scalar.value);"
    // A parser would read it as a newline.
    case .attribute, .element: scalar == "\r" ? "\u{FFFD}" : String(scalar)
    }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0xFDD0...0xFDEF: false
    default: scalar.value & 0xFFFE != 0xFFFE
    }
  }
}
