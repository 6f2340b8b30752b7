import Expectations
import NavhostExploration
import Testing

@testable import NavhostExploration

struct ShrinkerTests {
  /// Fails once it has met all of `needed`, in their order.
  private func shrink(_ list: [Int], needed: [Int]) throws -> [Int] {
    try Shrinker<Int> { numbers in
      var open = needed[...]
      for (index, number) in numbers.enumerated() {
        if number == open.first { open.removeFirst() }
        if open.isEmpty { return Array(numbers[...index]) }
      }
      return nil
    }.shrink(list)
  }

  @Test(arguments: [[7], [0, 99], [3, 50, 51, 52], [99], [10, 20, 30, 40, 50, 60]])
  func onlyWhatIsNeededStays(needed: [Int]) throws {
    try expectEqual(shrink(Array(0..<100), needed: needed), needed)
  }

  /// Two of a kind go together, or not at all.
  @Test func twoThatNeedEachOtherGo() throws {
    let short = try Shrinker<Int> { numbers in
      let isWhole = numbers.contains(1) == numbers.contains(2)
      return isWhole && numbers.last == 3 ? numbers : nil
    }.shrink([1, 9, 2, 3])
    expectEqual(short, [3])
  }

  @Test func everyPairThatIsNotNeededGoes() throws {
    let short = try Shrinker<Int> { numbers in
      let areWhole = [(1, 2), (4, 5)].allSatisfy { numbers.contains($0) == numbers.contains($1) }
      return areWhole && numbers.last == 3 ? numbers : nil
    }.shrink([1, 4, 2, 5, 3])
    expectEqual(short, [3])
  }

  @Test func aListOfOneStays() throws {
    try expectEqual(shrink([1], needed: [1]), [1])
  }
}
