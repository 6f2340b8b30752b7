internal import NavhostLuaSyntax

/// Walks a tree, parents before children. Subclasses look at what they care for, and call `super`
/// for the children.
class TreeVisitor {
  func visit(_ block: Block) {
    for statement in block.statements { visit(statement) }
  }

  func visit(_ body: FunctionBody) {
    visit(body.block)
  }

  func visit(_ expressions: [Expression]) {
    for expression in expressions { visit(expression) }
  }

  func visit(_ statement: Statement) {
    switch statement.kind {
    case .local(_, let values), .return(let values): visit(values)
    case .localFunction(_, let body): visit(body)
    case .assignment(let targets, let values):
      visit(targets)
      visit(values)
    case .call(let expression): visit(expression)
    case .function(let target, let body):
      visit(target)
      visit(body)
    case .do, .while, .repeat, .if, .numericFor, .genericFor: visitCompound(statement)
    case .unreadable(let expression):
      if let expression { visit(expression) }
    case .break, .goto, .label: break
    }
  }

  func visit(_ expression: Expression) {
    switch expression.kind {
    case .function(let body): visit(body)
    case .suffixed(let base, let suffixes):
      visit(base)
      for suffix in suffixes { visit(suffix) }
    case .table(let fields):
      for field in fields { visit(field) }
    case .unary(_, let operand), .parenthesized(let operand): visit(operand)
    case .chain(let first, let links):
      visit(first)
      for link in links { visit(link.operand) }
    case .nil, .true, .false, .vararg, .number, .string, .name, .unreadable: break
    }
  }

  func visit(_ suffix: Suffix) {
    switch suffix.kind {
    case .field: break
    case .index(let key): visit(key)
    case .call(let arguments), .method(_, let arguments): visit(arguments)
    }
  }

  func visit(_ field: TableField) {
    if case .expression(let key) = field.key { visit(key) }
    visit(field.value)
  }

  private func visitCompound(_ statement: Statement) {
    switch statement.kind {
    case .do(let block): visit(block)
    case .while(let condition, let block):
      visit(condition)
      visit(block)
    case .repeat(let block, let condition):
      visit(block)
      visit(condition)
    case .if(let clauses, let otherwise):
      for clause in clauses {
        visit(clause.condition)
        visit(clause.block)
      }
      if let otherwise { visit(otherwise) }
    case .numericFor(_, let values, let block), .genericFor(_, let values, let block):
      visit(values)
      visit(block)
    default: break
    }
  }
}
