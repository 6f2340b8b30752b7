/// Numbers with a fixed number of decimal places.
enum Decimals {
  static func text(_ number: Double, places: Int) -> String {
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    let whole = Int((max(0, number) * Double(scale)).rounded())
    let fraction = String(whole % scale)
    let zeros = String(repeating: "0", count: places - fraction.count)
    return "\(whole / scale).\(zeros)\(fraction)"
  }
}
