/// The same numbers for the same seed, on every machine.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = Self.mixed(seed &+ 0x1234_5678_9abc_def1) }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    return Self.mixed(state)
  }

  /// The finisher of SplitMix64.
  private static func mixed(_ value: UInt64) -> UInt64 {
    var mixed = value
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }

  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
}
