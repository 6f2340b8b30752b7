/// The states that a search has met, and how a person gets from one to another.
struct StateGraph {
  struct Node {
    /// The state it was first met from; -1 of the start.
    var parent: Int32
    /// The operation that led here, by its number.
    var operation: Int32
    var depth: Int32
    var controllers: Int32
    let hash: StateHash
    /// The same for states that are counted as one.
    let counted: StateHash
    /// What was answered of the pop that waits.
    let answered: StateEncoder.Answered
    /// Met within the depth, so it counts.
    var counts: Bool
    /// Every operation of a person was tried from here.
    var isExpanded = false
    /// The top's class is meant to hold, or there are only roots to be seen.
    var holds = false
    /// Known to have a way to fewer controllers.
    var leaves = false
  }

  private(set) var nodes: [Node] = []
  /// Where a person's operations lead, by state.
  private(set) var edges: [Int32: [Int32]] = [:]
  private var index: [StateHash: Int32] = [:]
  private var numbers: [ProofStep: Int32] = [:]
  private(set) var operations: [ProofStep] = []
  private var countedStates: Set<StateHash> = []
  /// How many states are within the depth.
  var counted: Int { countedStates.count }

  func find(_ hash: StateHash) -> Int? { index[hash].map { Int($0) } }

  subscript(_ node: Int) -> Node {
    get { nodes[node] }
    set { nodes[node] = newValue }
  }

  mutating func add(
    _ seen: StateEncoder.Seen, from parent: Int?, by operation: ProofStep?, depth: Int,
    answered: StateEncoder.Answered, counts: Bool
  ) -> Int {
    let node = Int32(nodes.count)
    nodes.append(
      Node(
        parent: Int32(parent ?? -1), operation: operation.map { number(of: $0) } ?? -1,
        depth: Int32(depth), controllers: Int32(seen.controllers), hash: seen.hash,
        counted: seen.counted,
        answered: answered, counts: counts))
    index[seen.hash] = node
    if counts { countedStates.insert(seen.counted) }
    return Int(node)
  }

  /// A state that was met beyond the depth is within it after all.
  mutating func adopt(_ node: Int, from parent: Int, by operation: ProofStep, depth: Int) {
    nodes[node].parent = Int32(parent)
    nodes[node].operation = number(of: operation)
    nodes[node].depth = Int32(depth)
    nodes[node].counts = true
    countedStates.insert(nodes[node].counted)
  }

  mutating func connect(_ node: Int, to next: Int) {
    edges[Int32(node), default: []].append(Int32(next))
  }

  private mutating func number(of operation: ProofStep) -> Int32 {
    if let number = numbers[operation] { return number }
    operations.append(operation)
    numbers[operation] = Int32(operations.count - 1)
    return Int32(operations.count - 1)
  }

  /// The operations from the start to a state.
  func path(to node: Int) -> [ProofStep] {
    var path: [ProofStep] = []
    var node = nodes[node]
    while node.parent >= 0 {
      path.append(operations[Int(node.operation)])
      node = nodes[Int(node.parent)]
    }
    return path.reversed()
  }
}

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
