import Expectations
import NavhostNavigation
import Testing

/// What would become of gestures that start all over the screen (`nav.map`).
struct GestureGridTests {
  private let policy = TestPolicy()

  @Test func eachSquareIsAskedInItsMiddle() throws {
    let navigation = makeNavigation(policy: policy)
    let grid = try #require(navigation.probeGestures(side: 20))
    #expect(grid.side == 20 && grid.columns == 20 && grid.probes.count == grid.columns * grid.rows)
    let row = grid.probes.prefix(grid.columns)
    expectEqual(row.first, GestureProbe(.begins))
    #expect(
      row.dropFirst().allSatisfy { $0.answer == .guarded && $0.refusal == .distance })
    expectEqual(policy.gestures.count, grid.rows)
    expectEqual(policy.gestures[at: 1]?.start, ScreenPoint(x: 10, y: 30))
  }

  @Test func whereSomeBeginThePolicyIsAskedOnceWhetherItMayPop() throws {
    policy.onPop = { _, _ in .deny(reason: "unsaved") }
    let navigation = makeNavigation(policy: policy)
    expectEqual(navigation.probeGestures(side: 50)?.pop, .abstain, "no start is near the edge")
    #expect(policy.pops.isEmpty)
    expectEqual(navigation.probeGestures(side: 20)?.pop, .deny(reason: "unsaved"))
    #expect(policy.pops.count == 1 && navigation.classes == "A B")
  }

  @Test func aPolicyRefusesAndLifts() throws {
    policy.onGesture = { _, gesture in
      gesture.start.y < 400 ? .deny(reason: "above") : .allow()
    }
    let navigation = makeNavigation(
      policy: policy, settings: makeSettings { $0.customBackButton = true })
    let grid = try #require(navigation.probeGestures(side: 20))
    let first = (0..<grid.rows).compactMap { grid.probes[at: $0 * grid.columns] }
    expectEqual(first.count, 43)
    #expect(
      first.prefix(20).allSatisfy { $0 == GestureProbe(.blocked, Refusal("above"), "policy") })
    #expect(first.dropFirst(20).allSatisfy { $0 == GestureProbe(.begins, nil, "policy") })
  }

  @Test func squaresAreLargerWhereThereWouldBeTooMany() throws {
    let grid = try #require(makeNavigation(["A"]).probeGestures(side: 0.01))
    #expect(grid.side > 1 && (1...21_000).contains(grid.probes.count))
    #expect(grid.probes.allSatisfy { $0.refusal == .root })
  }

  /// One mistake is not counted a thousand times.
  @Test func atTheFirstFaultNothingMoreIsAsked() {
    let navigation = makeNavigation(policy: policy)
    policy.onGesture = { [unowned navigation] _, _ in
      navigation.scene.record(.fault)
      return .abstain
    }
    #expect(navigation.probeGestures(side: 20) == nil)
    expectEqual(policy.gestures.count, 1)
  }
}
