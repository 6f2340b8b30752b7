/// Numbers as an SVG file writes them.
enum Decimal {
  /// At most two digits after the point, and no exponent. What is no number is 0.
  static func text(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    let hundredths = Int((min(max(number, -1e9), 1e9) * 100).rounded())
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
