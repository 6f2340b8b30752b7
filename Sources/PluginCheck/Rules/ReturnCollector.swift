internal import LuaSyntax

/// Collects the `return` statements of one function.
final class ReturnCollector: TreeVisitor {
  private(set) var returns: [[Expression]] = []

  static func hasReturn(_ body: FunctionBody) -> Bool {
    let collector = ReturnCollector()
    collector.visit(body.block)
    return !collector.returns.isEmpty
  }

  override func visit(_ body: FunctionBody) {}

  override func visit(_ statement: Statement) {
    if case .return(let values) = statement.kind { returns.append(values) }
    super.visit(statement)
  }
}
