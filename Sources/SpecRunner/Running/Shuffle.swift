internal import Support

extension Array {
  /// In an order that the seed alone decides.
  func shuffled(seed: UInt64) -> [Element] {
    var random = SeededRandom(seed: seed)
    var shuffled = self
    for last in shuffled.indices.dropFirst().reversed() {
      shuffled.swapAt(last, random.below(last + 1))
    }
    return shuffled
  }
}
