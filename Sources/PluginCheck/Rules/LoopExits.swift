internal import LuaSyntax

/// Looks for a way out of a loop: a `break` of its own, or a jump, which may lead anywhere.
final class LoopExits: TreeVisitor {
  private var isFound = false
  private var loops = 0

  static func has(_ block: Block) -> Bool {
    let search = LoopExits()
    search.visit(block)
    return search.isFound
  }

  override func visit(_ body: FunctionBody) {}

  override func visit(_ statement: Statement) {
    switch statement.kind {
    case .break where loops == 0: isFound = true
    case .goto: isFound = true
    case .while, .repeat, .numericFor, .genericFor:
      loops += 1
      super.visit(statement)
      loops -= 1
    default: super.visit(statement)
    }
  }
}
