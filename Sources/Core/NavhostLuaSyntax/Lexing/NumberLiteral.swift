/// A number as Lua source writes it.
package struct NumberLiteral {
  package let isInteger: Bool
  package let value: Double

  /// Nil where the text is no number.
  package init?(_ text: String) {
    let isHex = text.hasPrefix("0x") || text.hasPrefix("0X")
    let parts = Parts(text.utf8.dropFirst(isHex ? 2 : 0), isHex: isHex)
    guard parts.isComplete else { return nil }
    if parts.isWhole, isHex {
      isInteger = true
      value = Double(parts.hexValue)
    } else if parts.isWhole {
      isInteger = Int64(text) != nil
      value = Double(text) ?? .infinity
    } else {
      isInteger = false
      value = Double(text) ?? 0
    }
  }

  /// The digits before and after the point, and the exponent.
  private struct Parts {
    package var digits = 0
    package var hexValue: Int64 = 0
    package var isWhole = true
    package var isComplete = false

    package init(_ text: Substring.UTF8View, isHex: Bool) {
      var rest = text
      while let byte = rest.first, isHex ? byte.isHexDigit : byte.isDigit {
        hexValue = hexValue &* 16 &+ Int64(byte.hexValue)
        digits += 1
        rest.removeFirst()
      }
      if rest.first == UInt8(ascii: ".") {
        isWhole = false
        rest.removeFirst()
        let count = rest.prefix { isHex ? $0.isHexDigit : $0.isDigit }.count
        digits += count
        rest.removeFirst(count)
      }
      isComplete = digits > 0 && Parts.isExponent(rest, isHex: isHex)
      if !rest.isEmpty { isWhole = false }
    }

    /// Nothing, or a mark, a sign or none, and digits to the end.
    private static func isExponent(_ text: Substring.UTF8View, isHex: Bool) -> Bool {
      guard let mark = text.first else { return true }
      guard mark | 32 == UInt8(ascii: isHex ? "p" : "e") else { return false }
      var rest = text.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      return !rest.isEmpty && rest.allSatisfy { $0.isDigit }
    }
  }
}
