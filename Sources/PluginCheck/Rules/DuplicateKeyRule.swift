internal import LuaSyntax

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
    var seen: [String: Int] = [:]
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
