/// What the parser knows of the function it is in: its blocks and the variables in sight.
final class FunctionScope {
  /// A block that is open.
  struct OpenBlock {
    var isLoop: Bool
    /// How many variables were in sight before it.
    var variables: Int
    /// Labels of this block: name, and how many variables are in sight there.
    var labels: [(name: String, range: Range<Int>, variables: Int)] = []
  }

  /// A jump whose label has not been seen.
  struct PendingGoto {
    var name: String
    var range: Range<Int>
    /// How many variables were in sight there, less as blocks close.
    var variables: Int
    /// How many blocks were open there, less as they close.
    var depth: Int
  }

  let body: FunctionBody
  let parent: FunctionScope?
  var active: [Variable] = []
  var blocks: [OpenBlock] = []
  var gotos: [PendingGoto] = []
  /// The variables of functions further out that it uses.
  private(set) var captured: Set<ObjectIdentifier> = []

  init(body: FunctionBody, parent: FunctionScope?) {
    self.body = body
    self.parent = parent
  }

  /// The variable of that name that is in sight here.
  func find(_ name: String) -> Variable? {
    if let variable = active.last(where: { $0.name == name }) { return variable }
    guard let variable = parent?.find(name) else { return nil }
    variable.isCaptured = true
    captured.insert(ObjectIdentifier(variable))
    return variable
  }

  /// Notes which variable `variable` hides.
  func recordHidden(by variable: Variable) {
    let start = blocks.last?.variables ?? 0
    if let hidden = active.last(where: { $0.name == variable.name }) {
      variable.hidden = hidden
      variable.hiddenInSameBlock = active[start...].contains { $0 === hidden }
    } else {
      variable.hidden = parent?.peek(variable.name)
    }
  }

  /// As `find`, without noting a use.
  private func peek(_ name: String) -> Variable? {
    active.last { $0.name == name } ?? parent?.peek(name)
  }

  var isInLoop: Bool { blocks.contains { $0.isLoop } }

  func label(_ name: String) -> (name: String, range: Range<Int>, variables: Int)? {
    for block in blocks.reversed() {
      if let label = block.labels.first(where: { $0.name == name }) { return label }
    }
    return nil
  }
}
