internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost

/// Looks at every state that can be reached, breadth first, each once.
final class StateSearch {
  let stage: ProofHost
  let operations: ProofSteps
  private(set) var graph = StateGraph()
  /// Why it stopped before the end; nil where it did not.
  private(set) var cut: String?
  /// Equal states went on differently: a plugin keeps something that the host does not see.
  private(set) var isFickle = false
  /// Is told of each step from one state to another, before anything else happens there.
  var onStep: (Step) throws(LuaError) -> Void = { _ throws(LuaError) in }

  private let depth: Int
  private let maxStates: Int
  /// The lines that make the start.
  private let opening: [String]
  /// Tells which screens are meant to hold.
  private var holder: StateHolder?
  private var encoder: StateEncoder
  /// A state for each that goes on like it, though a plugin has counted further.
  private var likes: [StateHash: Int] = [:]
  /// In what plugins count, by the plugin.
  var counting: [String: [String]] { encoder.bounds.counting.mapValues { $0.sorted() } }
  /// Where the host stands; nil where it has to be brought to a state.
  private var place: Int?
  /// States that were met again on another way.
  private var meetings: [Meeting] = []
  /// States that can be put up again at once; without them a state is reached from the start.
  private var snapshots: [Int: StackSnapshot] = [:]
  private let takesSnapshots: Bool
  /// A state that was put up at once is not the one that its operations lead to: the app keeps
  /// something that is no part of a state.
  private(set) var needsReplay = false
  private var restored = 0

  /// What was done, from where, and where it led.
  struct Step {
    var from: Int?
    var operation: ProofStep?
    var node: Int
    /// The state was met for the first time.
    var isNew: Bool
    /// It is within the depth.
    var counts: Bool
    /// The index of the last event before the operation.
    var eventsBefore: Int
  }

  private struct Meeting {
    var from: Int
    var operation: ProofStep
    var node: Int
  }

  init(
    _ stage: ProofHost, _ operations: ProofSteps, _ bounds: NumberBounds, opening: [String],
    depth: Int, maxStates: Int, takesSnapshots: Bool
  ) {
    self.stage = stage
    self.operations = operations
    self.opening = opening
    self.depth = depth
    self.maxStates = max(1, maxStates)
    self.takesSnapshots = takesSnapshots && stage.isSteady
    encoder = StateEncoder(bounds)
  }

  private var host: NavigationHost { stage.host }

  /// Searches to the depth.
  func run() throws(LuaError) {
    try beginAnew()
    holder = try StateHolder(stage)
    let start = encoder.look(at: host)
    let node = graph.add(start, from: nil, by: nil, depth: 0, answered: .init(), counts: true)
    try arrive(at: node)
    try onStep(
      Step(from: nil, operation: nil, node: node, isNew: true, counts: true, eventsBefore: 0))
    var next = 0
    while next < graph.nodes.count, cut == nil {
      if graph[next].counts { try expand(next) }
      next += 1
    }
    try compareWithReplays()
    if !needsReplay { try compareMeetings() }
  }

  private func beginAnew() throws(LuaError) {
    try stage.begin()
    for line in opening { try stage.run(line) }
  }

  private func arrive(at node: Int) throws(LuaError) {
    let isMeant = try holder?.mayHold() ?? false
    graph[node].holds = isMeant || !host.showsSomethingToLeave
    place = node
    keep(node)
  }

  /// A state from which the search goes on, and in which the host stands.
  private func keep(_ node: Int) {
    if takesSnapshots, Int(graph[node].depth) < depth { snapshots[node] = StackSnapshot(host) }
  }

  // MARK: Steps

  private func expand(_ node: Int) throws(LuaError) {
    if Int(graph[node].depth) >= depth { return try leave(node) }
    try bring(to: node)
    for operation in try operations.possible(on: stage) {
      let next = try step(operation, from: node, counts: true)
      if cut != nil { return }
      if let next, Int(graph[next].depth) == depth { try leave(next) }
    }
    graph[node].isExpanded = true
  }

  /// From a state at the depth only a person's way out is looked for, and the search goes on beyond it
  /// as long as none is found.
  private func leave(_ node: Int, atMost further: Int = StateSearch.maxFurther) throws(LuaError) {
    let state = graph[node]
    guard state.controllers > 1, !state.isExpanded, !state.leaves, further > 0 else { return }
    graph[node].isExpanded = true
    try bring(to: node)
    for operation in try operations.person(on: stage) {
      guard let next = try step(operation, from: node, counts: false), next != node else {
        continue
      }
      if graph[next].controllers == state.controllers { try leave(next, atMost: further - 1) }
      let after = graph[next]
      let isOut = after.controllers < state.controllers
      if isOut || after.leaves && after.controllers == state.controllers {
        graph[node].leaves = true
        return
      }
    }
  }

  /// How many operations beyond the depth a way out is looked for.
  private static let maxFurther = 24

  /// Does something in a state. The result is where it leads, nil where it cannot be done.
  @discardableResult
  private func step(
    _ operation: ProofStep, from node: Int, counts: Bool
  ) throws(LuaError) -> Int? {
    try bring(to: node)
    let before = host.navigation.events.lastIndex
    var answered = graph[node].answered
    if operation.isAnswer { answered.add(encoder.askedPlace(host)) }
    guard try take(operation) else { return nil }
    let seen = encoder.look(at: host, after: answered)
    let known = graph.find(seen.hash)
    if known == nil, counts, graph.counted >= maxStates {
      cut = "--states"
      return nil
    }
    let folded = encoder.folded(host, after: answered)
    if known == nil, !counts, let folded, let like = likes[folded] {
      // A plugin has counted further, and goes on as there.
      if operation.actor == .person { graph.connect(node, to: like) }
      place = nil
      return like
    }
    let wasBeyond = known.map { !graph[$0].counts } ?? false
    let next =
      known
      ?? graph.add(
        seen, from: node, by: operation, depth: Int(graph[node].depth) + 1,
        answered: seen.hasQuestion ? answered : .init(), counts: counts)
    if known == nil { try arrive(at: next) }
    if let folded, likes[folded] == nil { likes[folded] = next }
    if known != nil, counts, !graph[next].counts {
      graph.adopt(next, from: node, by: operation, depth: Int(graph[node].depth) + 1)
      keep(next)
    }
    if operation.actor == .person { graph.connect(node, to: next) }
    place = next == node && !stage.isSteady ? nil : next
    if let known, known != node, stage.isSteady { meet(known, from: node, operation) }
    try onStep(
      Step(
        from: node, operation: operation, node: next, isNew: known == nil || counts && wasBeyond,
        counts: counts, eventsBefore: before))
    return next
  }

  /// False where it ended in an error: then it cannot be done.
  private func take(_ operation: ProofStep) throws(LuaError) -> Bool {
    do {
      try stage.run(operation.line)
      return true
    } catch {
      place = nil
      if error.code == .interrupted || error.code == .exit { throw error }
      return false
    }
  }

  /// Brings the host to a state, from the last one on the way there that can be put up at once.
  func bring(to node: Int) throws(LuaError) {
    if place == node { return }
    var rest: [ProofStep] = []
    var last = node
    while !restore(last) {
      guard graph[last].parent >= 0 else {
        try beginAnew()
        break
      }
      rest.append(graph.operations[Int(graph[last].operation)])
      last = Int(graph[last].parent)
    }
    for operation in rest.reversed() { _ = try take(operation) }
    place = node
    if !stands(in: node) { try replay(node) }
  }

  /// Brings the host to a state by the way on which that was first met.
  func replay(_ node: Int) throws(LuaError) {
    try beginAnew()
    for operation in graph.path(to: node) { _ = try take(operation) }
    place = node
    if !stands(in: node) { isFickle = true }
  }

  private func stands(in node: Int) -> Bool {
    encoder.look(at: host, after: graph[node].answered).hash == graph[node].hash
  }

  /// Puts a state up at once; false where that cannot be done.
  private func restore(_ node: Int) -> Bool {
    guard restored < Self.maxRestored, let snapshot = snapshots[node],
      snapshot.restore(on: host)
    else {
      restored = 0
      return false
    }
    restored += 1
    return true
  }

  /// After so many the host begins anew: events, ids and time start again.
  private static let maxRestored = 200

  /// Cuts the search off.
  func stop(because reason: String) { cut = cut ?? reason }
}

// MARK: State that is not seen

extension StateSearch {
  private static let maxMeetings = 200
  private static let maxReplays = 200

  /// The way to a state must lead there from the start, too: a sample of states is looked at.
  private func compareWithReplays() throws(LuaError) {
    guard !snapshots.isEmpty else { return }
    let wasFickle = isFickle
    isFickle = false
    let last = graph.nodes.count - 1
    let step = max(1, last / Self.maxReplays)
    for node in stride(from: last, to: 0, by: -step) where !isFickle { try replay(node) }
    needsReplay = isFickle
    isFickle = wasFickle
  }

  /// A state was met again: a sample of such meetings is compared when the search is over.
  private func meet(_ node: Int, from: Int, _ operation: ProofStep) {
    guard meetings.count < Self.maxMeetings, Int(graph[node].parent) != from else { return }
    meetings.append(Meeting(from: from, operation: operation, node: node))
  }

  /// Equal states must go on alike, whatever the way to them.
  private func compareMeetings() throws(LuaError) {
    for meeting in meetings where !isFickle {
      guard let known = try successors(of: meeting.node, by: graph.path(to: meeting.node)),
        let others = try successors(
          of: meeting.node, by: graph.path(to: meeting.from) + [meeting.operation])
      else { continue }
      isFickle = known != others
    }
  }

  /// Where a person's operations lead after a way to a state.
  private func successors(
    of node: Int, by path: [ProofStep]
  ) throws(LuaError) -> [StateHash]? {
    var hashes: [StateHash] = []
    var index = 0
    while true {
      place = nil
      try beginAnew()
      for operation in path { guard try take(operation) else { return nil } }
      let possible = try operations.person(on: stage)
      guard index < possible.count else { return hashes }
      guard try take(possible[index]) else { return nil }
      hashes.append(encoder.look(at: host).hash)
      index += 1
    }
  }
}
