import Expectations
import Testing

@testable import NavhostExploration

/// The states that were met, and the ways between them.
@Suite struct StateGraphTests {
  private let push = ProofStep(line: "nav.push('B')", actor: .app)
  private let back = ProofStep(line: "nav.tapBack()", actor: .person)

  private func seen(_ name: UInt8, controllers: Int = 1, counted: UInt8? = nil) -> StateEncoder.Seen
  {
    StateEncoder.Seen(
      counted: StateHash([counted ?? name]), hash: StateHash([name]), controllers: controllers,
      hasQuestion: false)
  }

  @Test func aWayIsTheOneByWhichAStateWasMet() {
    var graph = StateGraph()
    let start = graph.add(
      seen(1), from: nil, by: nil, depth: 0, answered: .init(), counts: true)
    let one = graph.add(seen(2), from: start, by: push, depth: 1, answered: .init(), counts: true)
    let two = graph.add(seen(3), from: one, by: back, depth: 2, answered: .init(), counts: true)
    let three = graph.add(seen(4), from: two, by: push, depth: 3, answered: .init(), counts: false)
    expectEqual(graph.path(to: start), [])
    expectEqual(graph.path(to: three), [push, back, push])
    expectEqual(graph.operations, [push, back], "each has one number")
    #expect(graph.find(StateHash([3])) == two && graph.find(StateHash([5])) == nil)
    expectEqual(graph.counted, 3)
    graph.adopt(three, from: start, by: back, depth: 1)
    #expect(graph.path(to: three) == [back] && graph[three].depth == 1)
    #expect(graph.counted == 4 && graph[three].counts)
  }

  @Test func statesThatAreCountedAsOneAreOne() {
    var graph = StateGraph()
    for name in UInt8(1)...3 {
      _ = graph.add(
        seen(name, counted: 9), from: nil, by: nil, depth: 0, answered: .init(), counts: true)
    }
    #expect(graph.counted == 1 && graph.nodes.count == 3)
  }

  /// A state of so many controllers each, every operation tried.
  private func graph(_ controllers: [Int], _ ways: [(Int, Int)]) -> StateGraph {
    var graph = StateGraph()
    for (place, count) in controllers.enumerated() {
      let node = graph.add(
        seen(UInt8(place), controllers: count), from: nil, by: nil, depth: 0, answered: .init(),
        counts: true)
      graph[node].isExpanded = true
    }
    for (from, to) in ways { graph.connect(from, to: to) }
    return graph
  }

  @Test func aTrapHasNoWayToFewerControllers() {
    let circle = graph([1, 2, 2, 3], [(0, 1), (1, 2), (2, 1), (2, 3), (3, 3)])
    expectEqual(TrapFinder(circle).traps, [1, 2, 3])
    var open = circle
    open.connect(3, to: 0)
    expectEqual(TrapFinder(open).traps, [], "over more controllers one may get out, too")
    expectEqual(TrapFinder(open).undecided, [])
  }

  @Test func whatIsMeantToHoldAndWhatIsBeyondTheDepthIsNoTrap() {
    var graph = graph([2, 2], [])
    graph[0].holds = true
    graph[1].counts = false
    expectEqual(TrapFinder(graph).traps, [])
  }

  @Test func whatWasNotLookedAtToTheEndIsUndecided() {
    var graph = graph([2, 2, 2], [(0, 1)])
    graph[1].isExpanded = false
    #expect(TrapFinder(graph).undecided == [0, 1] && TrapFinder(graph).traps == [2])
  }

  @Test func aStateThatLeavesIsAWayOutForThoseWithAsMany() {
    var graph = graph([2, 2, 3, 2], [(0, 1), (3, 2)])
    graph[1].leaves = true
    graph[2].leaves = true
    expectEqual(TrapFinder(graph).traps, [3], "from three controllers one comes to two")
  }
}
