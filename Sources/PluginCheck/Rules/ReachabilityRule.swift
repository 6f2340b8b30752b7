internal import LuaSyntax

/// Statements that nothing leads to.
final class ReachabilityRule: TreeVisitor {
  private let check: FileCheck

  init(_ check: FileCheck) {
    self.check = check
  }

  func run() {
    visit(check.chunk.body.block)
  }

  override func visit(_ block: Block) {
    var isReachable = true
    for statement in block.statements {
      if case .label = statement.kind { isReachable = true }
      guard isReachable else {
        report(statement)
        break
      }
      isReachable = Flow.completes(statement)
    }
    super.visit(block)
  }

  private func report(_ statement: Statement) {
    check.report("unreachable-code", at: statement.range, "nothing leads here: this never runs")
  }
}
