internal import NavhostLuaSyntax

/// All rules, over one file.
enum Rules {
  /// - Returns: what the expressions of the file are.
  @discardableResult
  static func run(_ check: FileCheck) -> Types {
    let types = Types(check)
    guard check.role != .stub else { return types }
    if check.role == .plugin, check.isReadable { reportMissingTable(check) }
    let binder = Binder(check, types)
    binder.run()
    for site in binder.sites { HookRule(check: check).check(site) }
    QuestionRule.run(check, binder.sites)
    UnusedAnswerRule(check).run()
    ActionOrderRule(check).run()
    ApiRule(check, types).run()
    FormerNamesRule.run(check)
    GlobalsRule(check).run()
    MetatableRule.run(check)
    let variables = VariablesRule(check)
    variables.run()
    LostValueRule(check, unread: variables.unread).run()
    ReachabilityRule(check).run()
    DuplicateKeyRule(check).run()
    RequireRule(check)?.run()
    WordRule(check, types)?.run()
    TextRule.check(check)
    NoSuchClassRule(check, types)?.run()
    LookAlikeRule(check).run()
    InnerRootRule(check)?.run()
    if check.role.isSandboxed { reportExcesses(check) }
    return types
  }

  /// A plugin has to return a table; what a call or a name returns is left to the host.
  private static func reportMissingTable(_ check: FileCheck) {
    guard PluginTable.returned(by: check) == nil else { return }
    let value = PluginTable.returnedValue(of: check.chunk)
    switch value.map({ Constant(check.facts.resolve($0)) }) {
    case .some(.none): break
    case .some(.some(let constant)):
      let message = "a plugin returns a table, not \(constant.kind)"
      check.report("no-plugin", at: value?.range ?? 0..<0, message)
    case .none where !ReturnCollector.hasReturn(check.chunk.body):
      let end = check.source.bytes.count
      check.report("no-plugin", at: end..<end, "a plugin returns a table of hooks at its end")
    case .none: break
    }
  }

  /// What a host refuses before it compiles.
  private static func reportExcesses(_ check: FileCheck) {
    for excess in check.chunk.excesses {
      check.report("too-complex", at: excess.offset..<excess.offset, excess.message)
    }
  }
}
