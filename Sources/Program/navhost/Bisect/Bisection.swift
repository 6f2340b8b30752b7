/// Finds a set of numbered things with which something fails, and of which none can be left out.
struct Bisection {
  enum Finding: Equatable {
    /// In rising order.
    case culprits([Int])
    case failsWithNone
    case holdsWithAll
  }

  private let count: Int
  private let fails: (Set<Int>) throws -> Bool
  private var known: [Set<Int>: Bool] = [:]
  /// How often `fails` was called: for one culprit at most 2 · log₂(count) + 2 times, for k culprits k
  /// times that.
  var runs: Int { known.count }

  /// - Parameters:
  ///   - count: how many things there are, 0 or more.
  ///   - fails: whether it fails with these alone. It is called once for each set.
  init(_ count: Int, fails: @escaping (Set<Int>) throws -> Bool) {
    self.count = count
    self.fails = fails
  }

  mutating func find() throws -> Finding {
    guard try test(Set(0..<count)) else { return .holdsWithAll }
    guard try !test([]) else { return .failsWithNone }
    return .culprits(try withoutIdle(try enough()).sorted())
  }

  /// A set that is enough. It fails with `needed` and `rest` together, and it does not with `needed`
  /// alone: the first of `rest` that makes the difference is needed, and none after it.
  private mutating func enough() throws -> Set<Int> {
    var needed: Set<Int> = []
    var rest = Array(0..<count)[...]
    while try !test(needed) {
      var (holds, breaks) = (0, rest.count)
      while breaks - holds > 1 {
        let middle = (holds + breaks) / 2
        if try test(needed.union(rest.prefix(middle))) { breaks = middle } else { holds = middle }
      }
      needed.insert(rest[breaks - 1])
      rest = rest.prefix(breaks - 1)
    }
    return needed
  }

  /// One may have been needed only beside another that was left out later.
  private mutating func withoutIdle(_ found: Set<Int>) throws -> Set<Int> {
    for one in found.sorted() {
      let others = found.subtracting([one])
      if try test(others) { return try withoutIdle(others) }
    }
    return found
  }

  private mutating func test(_ set: Set<Int>) throws -> Bool {
    if let answer = known[set] { return answer }
    let answer = try fails(set)
    known[set] = answer
    return answer
  }
}
