internal import Lua

/// Finds the states from which a person has no way to fewer controllers.
struct TrapFinder {
  private let graph: StateGraph

  init(_ graph: StateGraph) {
    self.graph = graph
  }

  /// The traps among the states that were counted, those met first before the others.
  var traps: [Int] { nodes { $0 == .none } }

  /// The states whose ways were not looked at to the end.
  var undecided: [Int] { nodes { $0 == .unknown } }

  private enum Way { case out, none, unknown }

  private func nodes(where isWanted: (Way) -> Bool) -> [Int] {
    graph.nodes.indices.filter { node in
      let state = graph.nodes[node]
      return state.counts && state.controllers > 1 && !state.holds && isWanted(way(from: node))
    }
  }

  /// Where a person's operations lead from a state.
  private func way(from start: Int) -> Way {
    let most = graph.nodes[start].controllers
    var met: Set<Int32> = [Int32(start)]
    var open = [Int32(start)]
    var isWhole = true
    while let node = open.popLast() {
      let state = graph.nodes[Int(node)]
      if state.controllers < most || state.leaves && state.controllers <= most { return .out }
      if !state.isExpanded { isWhole = false }
      for next in graph.edges[node] ?? [] where met.insert(next).inserted { open.append(next) }
    }
    return isWhole ? .none : .unknown
  }
}
