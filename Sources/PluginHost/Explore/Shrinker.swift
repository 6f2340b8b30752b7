/// Finds a short list that still fails: delta debugging.
struct Shrinker<Element> {
  /// The list up to the element at which it fails, nil where it does not.
  let failing: ([Element]) throws -> [Element]?

  /// A list of which no element can be left out, where `elements` fails.
  func shrink(_ elements: [Element]) throws -> [Element] {
    var best = elements
    var size = max(1, best.count / 2)
    while true {
      let before = best.count
      best = try withoutChunks(of: size, best)
      if size == 1, best.count == before { return best }
      size = best.count == before ? size / 2 : min(size, max(1, best.count / 2))
    }
  }

  /// Leaves out every chunk that is not needed, the last first: what comes late depends on more.
  private func withoutChunks(of size: Int, _ elements: [Element]) throws -> [Element] {
    var best = elements
    var end = best.count
    while end > 0 {
      let chunk = max(0, end - size)..<end
      var fewer = best
      fewer.removeSubrange(chunk)
      if let failed = try failing(fewer) { best = failed }
      end = min(chunk.lowerBound, best.count)
    }
    return best
  }
}
