internal import LuaSyntax

/// Metatables that a plugin's sandbox refuses: with finalizers, or with weak keys.
final class MetatableRule: TreeVisitor {
  private let check: FileCheck

  private init(_ check: FileCheck) {
    self.check = check
  }

  static func run(_ check: FileCheck) {
    guard check.role.isSandboxed, check.facts.globals["setmetatable"] == nil else { return }
    MetatableRule(check).visit(check.chunk.body.block)
  }

  override func visit(_ expression: Expression) {
    if case .suffixed(let base, let suffixes) = expression.kind,
      base.globalName == "setmetatable", case .call(let arguments) = suffixes.first?.kind,
      arguments.count == 2
    {
      for field in check.facts.resolve(arguments[1]).tableFields ?? [] { look(at: field) }
    }
    super.visit(expression)
  }

  private func look(at field: TableField) {
    if field.name == "__gc" {
      check.report(
        "not-in-sandbox", at: field.keyRange,
        "a plugin's metatable may have no '__gc': it would run where no limit holds")
    } else if field.name == "__mode",
      check.facts.resolve(field.value).stringValue?.contains("k") ?? false
    {
      check.report(
        "not-in-sandbox", at: field.keyRange,
        "a plugin's table may have no weak keys; what is a controller's goes into its 'state'")
    }
  }
}
