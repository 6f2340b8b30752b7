internal import NavhostLuaSyntax
internal import NavhostSupport

/// Globals that are not there, and what a plugin's sandbox lacks.
final class GlobalsRule: TreeVisitor {
  private let check: FileCheck
  private let globals: Globals

  init(_ check: FileCheck) {
    self.check = check
    globals = Globals(check.role)
  }

  func run() {
    guard !check.facts.changesEnvironment else { return }
    if check.role.isSandboxed { checkWrites() }
    visit(check.chunk.body.block)
  }

  override func visit(_ expression: Expression) {
    switch expression.kind {
    case .chain(let first, let links) where links[0].operation.isLogical:
      collectTested([first] + links.map { $0.operand })
    case .name(let reference) where reference.variable == nil: checkName(reference)
    case .suffixed(let base, let suffixes): checkMember(of: base, suffixes)
    default: break
    }
    super.visit(expression)
  }

  /// What a name that is no name was probably meant to be: `flase`.
  private static let constants = ["true", "false", "nil"]

  /// `unpack or table.unpack`: what older versions had is looked for, and may be missing.
  private var tested: Set<Int> = []

  /// What a name that is not known may be meant to be.
  private lazy var known = globals.names + check.globalNames
  private lazy var others = check.localNames + GlobalsRule.constants

  private func collectTested(_ operands: [Expression]) {
    for operand in operands {
      if let name = operand.globalName, Globals.replacements[name] != nil {
        tested.insert(operand.range.lowerBound)
      } else if let field = operand.simpleField {
        tested.insert(field.range.lowerBound)
      }
    }
  }

  private func checkName(_ reference: NameReference) {
    let name = reference.text
    guard !globals.has(name), check.facts.globals[name] == nil,
      !tested.contains(reference.range.lowerBound), !mayBeDeclared(name)
    else { return }
    if let advice = globals.advice(for: name) {
      return check.report(advice.rule, at: reference.range, advice.message)
    }
    check.reportUnknown(
      "undefined-global", at: reference.range, "undefined global '\(name)'", name: name,
      among: known, other: others)
  }

  /// Where something cannot be read, a scope may have ended too soon, or a declaration be lost.
  private func mayBeDeclared(_ name: String) -> Bool {
    !check.isReadable
      && (check.localNameSet.contains(name) || check.isOnUnreadableLine(name))
  }

  /// In a plugin, what a function gives a value without `local` was probably meant to be local.
  private func checkWrites() {
    let writes = check.facts.globals.sorted {
      $0.value.range.lowerBound < $1.value.range.lowerBound
    }
    for (name, write) in writes.map({ ($0.key.text, $0.value) })
    where !write.isTopLevel && !globals.has(name) && !mayBeDeclared(name) {
      check.reportUnknown(
        "undefined-global", at: write.range,
        "'\(name)' is assigned in a function and nowhere declared; write 'local'", name: name,
        among: [], other: check.localNames)
    }
  }

  private func checkMember(of base: Expression, _ suffixes: [Suffix]) {
    guard let library = base.globalName, check.facts.globals[library] == nil,
      let first = suffixes.first
    else { return }
    if library == "collectgarbage" { return checkCollect(first) }
    guard case .field(let name) = first.kind, let members = globals.members(of: library),
      !members.contains(name), !tested.contains(first.range.lowerBound),
      !check.facts.globalFields.contains("\(library).\(name)")
    else { return }
    if let advice = globals.advice(for: "\(library).\(name)") {
      return check.report(advice.rule, at: first.range, advice.message)
    }
    check.reportUnknown(
      "unknown-field", at: first.range, "'\(library)' has no '\(name)'", name: name, among: members)
  }

  private func checkCollect(_ call: Suffix) {
    guard check.role.isSandboxed, case .call(let arguments) = call.kind else { return }
    if arguments.first?.stringValue == "count" { return }
    guard arguments.first.map({ $0.stringValue != nil }) ?? true else { return }
    check.report(
      "not-in-sandbox", at: arguments.first?.range ?? call.range,
      "a plugin may call collectgarbage(\"count\") only")
  }
}

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
        "a plugin's table may have no weak keys; keep a controller's data in its 'state'")
    }
  }
}
