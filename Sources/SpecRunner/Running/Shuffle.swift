/// Random numbers from a seed, the same on every machine.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension Array {
  /// In an order that the seed alone decides.
  func shuffled(seed: UInt64) -> [Element] {
    var numbers = SeededNumbers(seed: seed)
    var shuffled = self
    for last in shuffled.indices.dropFirst().reversed() {
      shuffled.swapAt(last, Int(numbers.next() % UInt64(last + 1)))
    }
    return shuffled
  }
}
