internal import NavhostSupport

extension JSONValue? {
  /// A line, a column, a start or a count that a client sent: whole, and so small that nobody overflows who
  /// adds a few of them up. What is larger, or less, is the nearest of those. Nil where there is no whole number.
  package var place: Int? {
    guard let number = self?.number, number.rounded() == number else { return nil }
    let most = Double(Int32.max)
    return Int(min(max(number, -most), most))
  }
}
