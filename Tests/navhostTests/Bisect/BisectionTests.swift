import Expectations
import Foundation
import Testing

@testable import navhost

/// What is left is enough, and nothing of it can be left out.
@Suite struct BisectionTests {
  private func find(
    _ count: Int, _ fails: @escaping (Set<Int>) -> Bool
  ) throws -> (Bisection.Finding, runs: Int) {
    var bisection = Bisection(count, fails: fails)
    let finding = try bisection.find()
    return (finding, bisection.runs)
  }

  private func most(_ count: Int, culprits: Int) -> Int {
    Int(Double(culprits) * (2 * log2(Double(count)) + 2))
  }

  @Test(arguments: [1, 2, 3, 4, 5, 7, 8, 9, 31, 32, 33, 64])
  func eachSingleCulpritIsFound(count: Int) throws {
    for culprit in 0..<count {
      let (finding, runs) = try find(count) { $0.contains(culprit) }
      expectEqual(finding, .culprits([culprit]))
      #expect(runs <= most(count, culprits: 1), "\(count) things, culprit \(culprit)")
    }
  }

  @Test(arguments: [2, 3, 5, 8, 13])
  func eachPairIsFound(count: Int) throws {
    for first in 0..<count {
      for second in (first + 1)..<max(count, first + 1) {
        let (finding, runs) = try find(count) { $0.isSuperset(of: [first, second]) }
        expectEqual(finding, .culprits([first, second]))
        #expect(runs <= most(count, culprits: 2))
      }
    }
  }

  /// Every way in which four things can fail together, those that help each other out among them.
  @Test func ofEveryFunctionOfFourThingsTheFindingIsTrue() throws {
    for function in 0..<(1 << 16) {
      let fails = { (set: Set<Int>) in function >> set.reduce(0) { $0 + (1 << $1) } & 1 == 1 }
      let (finding, _) = try find(4, fails)
      switch finding {
      case .holdsWithAll: #expect(!fails([0, 1, 2, 3]))
      case .failsWithNone: #expect(fails([0, 1, 2, 3]) && fails([]))
      case .culprits(let found):
        let isSmall = found.allSatisfy { !fails(Set(found).subtracting([$0])) }
        #expect(!found.isEmpty && fails(Set(found)) && isSmall)
      }
    }
  }

  @Test func whatNeverFailsTakesOneRunAndWhatAlwaysFailsTwo() throws {
    let never = try find(8) { _ in false }
    #expect(never.0 == .holdsWithAll && never.runs == 1)
    let always = try find(8) { _ in true }
    #expect(always.0 == .failsWithNone && always.runs == 2)
    let nothing = try find(0) { _ in true }
    #expect(nothing.0 == .failsWithNone && nothing.runs == 1)
  }
}
