internal import LuaSyntax
internal import Reference

/// `confirm` where there is no question to ask: outside `shouldPop`.
final class ConfirmRule: TreeVisitor {
  private let check: FileCheck
  /// The hook that is being looked at; nil in the body of the file.
  private let hook: String?

  private init(_ check: FileCheck, hook: String?) {
    self.check = check
    self.hook = hook
  }

  static func run(_ check: FileCheck, _ sites: [HookSite]) {
    if check.role == .plugin { ConfirmRule(check, hook: nil).visit(check.chunk.body.block) }
    for site in sites where site.hook.name != "shouldPop" {
      ConfirmRule(check, hook: site.hook.name).visit(site.body.block)
    }
  }

  /// Who calls a function that is only made here is not known.
  override func visit(_ body: FunctionBody) {}

  override func visit(_ expression: Expression) {
    if case .suffixed(let base, let suffixes) = expression.kind, base.globalName == "confirm",
      case .call = suffixes.first?.kind, check.facts.globals["confirm"] == nil
    {
      let place = hook.map { "in \($0)" } ?? "while the plugin loads"
      check.report(
        "misplaced-confirm", at: base.range, "confirm \(place) is an error: only shouldPop may ask")
    }
    super.visit(expression)
  }
}
