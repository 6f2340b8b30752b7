internal import NavhostLuaSyntax
internal import Reference

/// Finds the blocks behind conditions in functions.
final class BranchVisitor: TreeVisitor {
  private(set) var branches: [PolicyFacts.Branch] = []
  private let source: SourceText
  private var depth = 0
  /// The hook that is being visited, and how deep in functions it is.
  private var hook: String?
  /// Local functions that stand as hooks in a table, by the variable.
  private var hooks: [ObjectIdentifier: String] = [:]
  /// Variables at the top of the file that depend on the options the plugin was loaded with.
  private var optional: Set<ObjectIdentifier> = []

  init(_ chunk: Chunk, _ source: SourceText) {
    self.source = source
    super.init()
    let finder = HookFinder()
    finder.visit(chunk.body.block)
    hooks = finder.hooks
    visit(chunk.body.block)
  }

  override func visit(_ body: FunctionBody) {
    depth += 1
    super.visit(body)
    depth -= 1
  }

  override func visit(_ field: TableField) {
    visit(field.value, as: field.name)
  }

  /// Visits a value that stands under a name: a hook, or anything.
  private func visit(_ value: Expression, as name: String?) {
    guard value.function != nil, let name, HookFinder.names.contains(name) else {
      return visit(value)
    }
    let outer = hook
    hook = name
    visit(value)
    hook = outer
  }

  private func visit(_ body: FunctionBody, of variable: Variable) {
    let outer = hook
    hook = hooks[ObjectIdentifier(variable)] ?? hook
    visit(body)
    hook = outer
  }

  override func visit(_ statement: Statement) {
    switch statement.kind {
    case .localFunction(let variable, let body): return visit(body, of: variable)
    case .function(let target, let body):
      let value = Expression(kind: .function(body), range: body.range)
      return visit(value, as: target.simpleField?.name)
    case .local(let variables, let values):
      if depth == 0, values.contains(where: dependsOnOptions) {
        optional.formUnion(variables.map { ObjectIdentifier($0) })
      }
    case .if(let clauses, let otherwise): collect(clauses, otherwise)
    case .while(let condition, let block): collect(condition, block)
    default: break
    }
    super.visit(statement)
  }

  private func collect(_ clauses: [Statement.Clause], _ otherwise: Block?) {
    for clause in clauses { collect(clause.condition, clause.block) }
    guard let otherwise, let last = clauses.last?.condition else { return }
    collect(last, otherwise, isElse: true)
  }

  private func collect(_ condition: Expression, _ block: Block, isElse: Bool = false) {
    guard depth > 0, let first = block.statements.first else { return }
    branches.append(
      PolicyFacts.Branch(
        file: source.file, line: source.line(of: first.range.lowerBound),
        offset: first.range.lowerBound,
        end: block.statements.last?.range.upperBound ?? first.range.upperBound,
        conditionLine: source.line(of: condition.range.lowerBound),
        condition: isElse ? nil : source.text(condition.range), hook: hook,
        dependsOnOptions: dependsOnOptions(condition)))
  }

  private func dependsOnOptions(_ expression: Expression) -> Bool {
    let finder = OptionFinder(optional)
    finder.visit(expression)
    return finder.found
  }
}

/// Finds the local functions that a table names as decision hooks.
private final class HookFinder: TreeVisitor {
  static let names = Set(Reference.hooks.filter { $0.isDecision }.map { $0.name })
  private(set) var hooks: [ObjectIdentifier: String] = [:]

  override func visit(_ field: TableField) {
    if let name = field.name, Self.names.contains(name), let variable = field.value.name?.variable {
      hooks[ObjectIdentifier(variable)] = name
    }
    super.visit(field)
  }
}

/// Whether an expression names the arguments of the file, or a variable that depends on them.
private final class OptionFinder: TreeVisitor {
  private let optional: Set<ObjectIdentifier>
  private(set) var found = false

  init(_ optional: Set<ObjectIdentifier>) {
    self.optional = optional
  }

  override func visit(_ expression: Expression) {
    if case .vararg = expression.kind { found = true }
    if let variable = expression.name?.variable, optional.contains(ObjectIdentifier(variable)) {
      found = true
    }
    super.visit(expression)
  }
}
