/// What the parser knows of the function it is in: its blocks and the variables in sight.
final class FunctionScope {
  /// A block that is open.
  struct OpenBlock {
    var isLoop: Bool
    /// How many variables were in sight before it.
    var variables: Int
    /// Labels of this block: name, and how many variables are in sight there.
    var labels: [String: (range: Range<Int>, variables: Int)] = [:]
    /// Jumps of this block, and of those in it that have closed, whose labels have not been seen, by the
    /// label.
    var gotos: [String: [PendingGoto]] = [:]
  }

  /// A jump whose label has not been seen.
  struct PendingGoto {
    var name: String
    var range: Range<Int>
    /// How many variables were in sight there, less as blocks close.
    var variables: Int
  }

  let body: FunctionBody
  let parent: FunctionScope?
  private(set) var active: [Variable] = []
  /// Where the variables of a name stand in `active`.
  private var places: [String: [Int]] = [:]
  var blocks: [OpenBlock] = []
  /// So many of the variables in sight are in doubt, and all of the functions around.
  private var doubted = 0
  private var hasDoubtedParents = false
  /// The variables of functions further out that it uses.
  private(set) var captured: Set<ObjectIdentifier> = []

  init(body: FunctionBody, parent: FunctionScope?) {
    self.body = body
    self.parent = parent
  }

  /// The variable of that name that is in sight here.
  func find(_ name: String) -> Variable? {
    if let variable = inSight(name) { return variable }
    guard let variable = parent?.find(name) else { return nil }
    variable.isCaptured = true
    captured.insert(ObjectIdentifier(variable))
    return variable
  }

  /// Notes which variable `variable` hides.
  func recordHidden(by variable: Variable) {
    let start = blocks.last?.variables ?? 0
    if let place = places[variable.name]?.last {
      variable.hidden = active[place]
      variable.hiddenInSameBlock = place >= start
    } else {
      variable.hidden = parent?.peek(variable.name)
    }
  }

  /// As `find`, without noting a use.
  private func peek(_ name: String) -> Variable? {
    inSight(name) ?? parent?.peek(name)
  }

  var isInLoop: Bool { blocks.contains { $0.isLoop } }

  func label(_ name: String) -> (range: Range<Int>, variables: Int)? {
    for block in blocks.reversed() {
      if let label = block.labels[name] { return label }
    }
    return nil
  }

  private func inSight(_ name: String) -> Variable? {
    places[name]?.last.map { active[$0] }
  }

  /// Brings a variable into sight.
  func see(_ variable: Variable) {
    places[variable.name, default: []].append(active.count)
    active.append(variable)
  }

  /// Variables from the number on are in sight no more.
  func forget(from count: Int) {
    for variable in active[count...] { places[variable.name]?.removeLast() }
    active.removeSubrange(count...)
    doubted = min(doubted, count)
  }

  /// What is in sight may be meant otherwise. Each variable is looked at once.
  func doubtVariables() {
    for variable in active[doubted...] { variable.isInDoubt = true }
    doubted = active.count
    guard !hasDoubtedParents else { return }
    hasDoubtedParents = true
    parent?.doubtVariables()
  }
}
