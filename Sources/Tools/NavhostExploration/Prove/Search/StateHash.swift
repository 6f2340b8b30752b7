/// 128 bits that stand for a state: two states of one search with the same bits are taken for one.
struct StateHash: Hashable {
  private var high: UInt64 = 0x6a09_e667_f3bc_c908
  private var low: UInt64 = 0xbb67_ae85_84ca_a73b

  init(_ bytes: [UInt8]) {
    for byte in bytes {
      high = (high ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
      low = (low &+ UInt64(byte) &+ 1) &* 0x9e37_79b9_7f4a_7c15
      low ^= low >> 29
    }
    high = Self.mixed(high ^ low.byteSwapped)
    low = Self.mixed(low &+ high)
  }

  /// The finisher of SplitMix64.
  private static func mixed(_ value: UInt64) -> UInt64 {
    var mixed = value
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  static func == (left: StateHash, right: StateHash) -> Bool {
    left.high == right.high && left.low == right.low
  }

  func hash(into hasher: inout Hasher) { hasher.combine(low) }
}
