internal import NavhostLuaSyntax
internal import NavhostSupport

/// Values that a local is given and that nothing reads before it gets another, or goes.
final class LostValueRule: TreeVisitor {
  private let check: FileCheck
  private let unread: Set<ObjectIdentifier>
  private var functions: [FunctionBody]
  /// The loops around, outermost first.
  private var loops: [Range<Int>] = []

  /// `unread`: variables that nothing reads at all.
  init(_ check: FileCheck, unread: Set<ObjectIdentifier>) {
    self.check = check
    self.unread = unread
    functions = [check.chunk.body]
  }

  func run() {
    visit(check.chunk.body.block)
  }

  override func visit(_ body: FunctionBody) {
    let outer = loops
    loops = []
    functions.append(body)
    super.visit(body)
    functions.removeLast()
    loops = outer
  }

  override func visit(_ block: Block) {
    for (index, statement) in block.statements.enumerated() {
      guard let (variable, name) = statement.givenLocal, mayBeJudged(variable) else { continue }
      let rest = block.statements[(index + 1)...]
      if isOverwritten(variable, after: statement, in: rest) {
        check.report(
          "overwritten-value", at: name, "'\(variable.name)' gets another value before this is read"
        )
      } else {
        checkLast(variable, name, statement)
      }
    }
    super.visit(block)
  }

  override func visit(_ statement: Statement) {
    switch statement.kind {
    case .while, .repeat, .numericFor, .genericFor:
      loops.append(statement.range)
      super.visit(statement)
      loops.removeLast()
    default: super.visit(statement)
    }
  }

  /// Lines that are not run in their order, or by somebody else, are left alone.
  private func mayBeJudged(_ variable: Variable) -> Bool {
    !variable.isCaptured && !variable.isInDoubt && !variable.reads.isEmpty
      && !unread.contains(ObjectIdentifier(variable)) && !variable.name.hasPrefix("_")
      && !(functions.last?.hasGoto ?? true)
  }

  /// A later statement of the same block gives it a value, and nothing reads it before that.
  private func isOverwritten(
    _ variable: Variable, after statement: Statement, in rest: ArraySlice<Statement>
  ) -> Bool {
    if case .local(_, let values) = statement.kind, values.first?.isPlaceholder ?? true {
      return false
    }
    for next in rest {
      if !variable.reads(in: next.range).isEmpty || next.mayLeave { return false }
      if let (other, _) = next.givenLocal, other === variable { return true }
    }
    return false
  }

  /// An assignment after which nothing reads the variable.
  private func checkLast(_ variable: Variable, _ name: Range<Int>, _ statement: Statement) {
    guard case .assignment = statement.kind else { return }
    let around = loops.first { $0.lowerBound > variable.range.lowerBound }
    let isReadAgain =
      (variable.reads.last ?? 0) >= statement.range.upperBound
      || !(around.map(variable.reads(in:)) ?? []).isEmpty
    if !isReadAgain {
      check.report("unread-value", at: name, "this value of '\(variable.name)' is never read")
    }
  }
}

extension Statement {
  /// The one local variable that it gives a value.
  fileprivate var givenLocal: (Variable, Range<Int>)? {
    switch kind {
    case .local(let variables, let values) where variables.count == 1 && !values.isEmpty:
      return (variables[0], variables[0].range)
    case .assignment(let targets, _) where targets.count == 1:
      guard let name = targets[0].name, let variable = name.variable else { return nil }
      return (variable, name.range)
    default: return nil
    }
  }

  /// It may lead somewhere else than to the next statement.
  fileprivate var mayLeave: Bool {
    switch kind {
    case .local, .assignment, .call, .localFunction, .function: false
    default: true
    }
  }
}

extension Expression {
  /// A value that is there until a better one comes.
  fileprivate var isPlaceholder: Bool {
    switch kind {
    case .nil, .true, .false, .number: true
    case .string(let text): text.isEmpty
    case .table(let fields): fields.isEmpty
    default: false
    }
  }
}

/// Two fields of one name in a table: the first is lost.
final class DuplicateKeyRule: TreeVisitor {
  private let check: FileCheck

  init(_ check: FileCheck) {
    self.check = check
  }

  func run() {
    visit(check.chunk.body.block)
  }

  override func visit(_ expression: Expression) {
    if case .table(let fields) = expression.kind { look(at: fields) }
    super.visit(expression)
  }

  private func look(at fields: [TableField]) {
    var seen: [ExactName: Int] = [:]
    for field in fields {
      guard let name = field.name else { continue }
      if let first = seen[name] {
        let line = check.source.line(of: first)
        check.report(
          "duplicate-key", at: field.keyRange, "'\(name)' is given already, at line \(line)")
      } else {
        seen[name] = field.keyRange.lowerBound
      }
    }
  }
}
