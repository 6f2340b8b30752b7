internal import NavhostLuaSyntax

/// A `perform` before a question of the same function: it is done after the answer.
final class ActionOrderRule: TreeVisitor {
  private let check: FileCheck

  init(_ check: FileCheck) {
    self.check = check
  }

  func run() {
    look(at: check.chunk.body)
    visit(check.chunk.body.block)
  }

  override func visit(_ body: FunctionBody) {
    look(at: body)
    super.visit(body)
  }

  private func look(at body: FunctionBody) {
    let calls = AskingCalls(check.facts)
    calls.visit(body.block)
    let questions = calls.all.filter { $0.waits }.map { $0.range.lowerBound }
    guard !questions.isEmpty, questions.count < calls.all.count else { return }
    var walk = ActionOrder(check.facts, questions.sorted())
    _ = walk.waits(in: body.block, false)
    for action in walk.early {
      check.report(
        "action-before-wait", at: action,
        "this is done after the answer, not before it; to have something done at once, await it")
    }
  }
}

/// Goes through a function from its end and knows at each place whether a question may follow.
private struct ActionOrder {
  private let facts: Facts
  /// Where the function asks, in order.
  private let questions: [Int]
  private(set) var early: [Range<Int>] = []
  /// Whether a question may follow the labels that were met, and the end of the loops around.
  private var labels: [String: Bool] = [:]
  private var loopEnds: [Bool] = []

  init(_ facts: Facts, _ questions: [Int]) {
    self.facts = facts
    self.questions = questions
  }

  /// Whether a question may be met from the beginning of the block on; `after`: from its end on.
  mutating func waits(in block: Block, _ after: Bool) -> Bool {
    var waits = after
    for statement in block.statements.reversed() { waits = self.waits(at: statement, waits) }
    return waits
  }

  private mutating func waits(at statement: Statement, _ after: Bool) -> Bool {
    switch statement.kind {
    case .local(_, let values): return waits(in: values, after)
    case .assignment(let targets, let values): return waits(in: targets + values, after)
    case .return(let values): return waits(in: values, false)
    case .call(let expression):
      return waits(in: [expression], Flow.completes(statement) ? after : false)
    case .break: return loopEnds.last ?? false
    case .goto(let label):
      // A label that was not met yet stands before: all that lies behind it may follow.
      return labels[label] ?? !questions.isEmpty
    case .label(let label):
      labels[label] = after
      return after
    case .unreadable(let expression): return waits(in: expression.map { [$0] } ?? [], after)
    case .localFunction, .function: return after
    case .do(let block): return waits(in: block, after)
    case .if(let clauses, let otherwise): return waits(in: clauses, otherwise, after)
    case .while(let condition, let block):
      let turn = waits(inLoop: block, statement, after)
      return waits(in: [condition], turn || after)
    case .repeat(let block, let condition):
      let again = after || asks(in: statement.range)
      loopEnds.append(after)
      defer { loopEnds.removeLast() }
      return waits(in: block, waits(in: [condition], again))
    case .numericFor(_, let values, let block), .genericFor(_, let values, let block):
      let turn = waits(inLoop: block, statement, after)
      return waits(in: values, turn || after)
    }
  }

  /// Behind a loop's body comes its next turn.
  private mutating func waits(
    inLoop block: Block, _ statement: Statement, _ after: Bool
  ) -> Bool {
    loopEnds.append(after)
    defer { loopEnds.removeLast() }
    return waits(in: block, after || asks(in: statement.range))
  }

  private mutating func waits(
    in clauses: [Statement.Clause], _ otherwise: Block?, _ after: Bool
  ) -> Bool {
    var waits = otherwise.map { self.waits(in: $0, after) } ?? after
    for clause in clauses.reversed() {
      let inside = self.waits(in: clause.block, after)
      waits = self.waits(in: [clause.condition], inside || waits)
    }
    return waits
  }

  private mutating func waits(in expressions: [Expression], _ after: Bool) -> Bool {
    let calls = AskingCalls(facts)
    calls.visit(expressions)
    var waits = after
    for call in calls.all.reversed() {
      if call.waits {
        waits = true
      } else if waits {
        early.append(call.range)
      }
    }
    return waits
  }

  private func asks(in range: Range<Int>) -> Bool {
    var low = 0
    var high = questions.count
    while low < high {
      let middle = (low + high) / 2
      if questions[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < questions.count && questions[low] < range.upperBound
  }
}

/// The calls of a function that ask for something, in the order in which they are made; those of functions in it
/// apart.
private final class AskingCalls: TreeVisitor {
  private let facts: Facts
  private(set) var all: [AskingCall] = []

  init(_ facts: Facts) {
    self.facts = facts
  }

  override func visit(_ body: FunctionBody) {}

  override func visit(_ expression: Expression) {
    guard case .suffixed(let base, let suffixes) = expression.kind,
      let call = AskingCall(base, suffixes, facts), let first = suffixes.first
    else { return super.visit(expression) }
    visit(first)
    all.append(call)
    for suffix in suffixes.dropFirst() { visit(suffix) }
  }
}
