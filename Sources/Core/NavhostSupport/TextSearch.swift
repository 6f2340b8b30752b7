// The standard library's own search for a string in a string is newer than iOS 15.
extension StringProtocol {
  /// Where a text stands, from the first on, none over another. It is compared byte by byte.
  package func places(of text: some StringProtocol) -> [Range<Index>] {
    let wanted = Array(text.utf8)
    guard let head = wanted.first else { return [] }
    var places: [Range<Index>] = []
    var rest = utf8[...]
    while let start = rest.firstIndex(of: head) {
      rest = rest[start...]
      if rest.starts(with: wanted) {
        let end = rest.index(start, offsetBy: wanted.count)
        places.append(start..<end)
        rest = rest[end...]
      } else {
        rest = rest.dropFirst()
      }
    }
    return places
  }

  /// Whether a text stands in it.
  package func holds(_ text: some StringProtocol) -> Bool { !places(of: text).isEmpty }
}
