/// Finds a short list that still fails: delta debugging.
struct Shrinker<Element> {
  /// The list up to the element at which it fails, nil where it does not.
  let failing: ([Element]) throws -> [Element]?

  /// A list of which no element can be left out, and of a short one no two, where `elements` fails.
  func shrink(_ elements: [Element]) throws -> [Element] {
    var best = try withoutSingles(elements)
    while best.count <= Shrinker.shortEnoughForPairs, let fewer = try withoutPair(best) {
      best = try withoutSingles(fewer)
    }
    return best
  }

  private func withoutSingles(_ elements: [Element]) throws -> [Element] {
    var best = elements
    var size = max(1, best.count / 2)
    while true {
      let before = best.count
      best = try withoutChunks(of: size, best)
      if size == 1, best.count == before { return best }
      size = best.count == before ? size / 2 : min(size, max(1, best.count / 2))
    }
  }

  /// Leaves out two that need each other only.
  private func withoutPair(_ elements: [Element]) throws -> [Element]? {
    for first in elements.indices.dropLast() {
      for second in elements.indices where second > first {
        var fewer = elements
        fewer.remove(at: second)
        fewer.remove(at: first)
        if let failed = try failing(fewer) { return failed }
      }
    }
    return nil
  }

  private static var shortEnoughForPairs: Int { 20 }

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
