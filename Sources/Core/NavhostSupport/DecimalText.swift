/// Numbers with a point and no exponent.
package enum DecimalText {
  /// With that many digits after the point, 0 to 9. NaN and infinities are 0; larger numbers are cut
  /// at ±10^9.
  package static func fixed(_ number: Double, places: Int) -> String {
    let (whole, fraction, isNegative) = parts(number, places)
    let zeros = String(repeating: "0", count: max(0, places - fraction.count))
    return (isNegative ? "-" : "") + whole + (places > 0 ? "." + zeros + fraction : "")
  }

  /// With at most two digits after the point, as an SVG file writes them.
  package static func short(_ number: Double) -> String {
    var text = fixed(number, places: 2)
    while text.utf8.last == UInt8(ascii: "0") { text.removeLast() }
    if text.utf8.last == UInt8(ascii: ".") { text.removeLast() }
    return text
  }

  private static func parts(
    _ number: Double, _ places: Int
  ) -> (whole: String, fraction: String, isNegative: Bool) {
    var scale: Int64 = 1
    for _ in 0..<places { scale *= 10 }
    let bounded = !number.isFinite ? 0 : min(max(number, -1e9), 1e9)
    let scaled = Int64((bounded * Double(scale)).rounded())
    let (whole, rest) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt64(scale))
    return ("\(whole)", "\(rest)", scaled < 0)
  }
}
