internal import NavhostLuaSyntax
internal import NavhostSupport

/// Former names that the types of expressions do not show: reasons, guards, options of `each_exit`, the results of
/// `nav.compare`, and the globals of setup scripts.
final class FormerNamesRule: TreeVisitor {
  private let check: FileCheck
  /// The globals of a setup script that have a former name.
  private let setupGlobals: [String: String]

  private init(_ check: FileCheck) {
    self.check = check
    setupGlobals = check.role == .script ? SetupGlobals.found(in: check) : [:]
  }

  static func run(_ check: FileCheck) {
    FormerNamesRule(check).visit(check.chunk.body.block)
  }

  override func visit(_ expression: Expression) {
    switch expression.kind {
    case .name(let reference) where reference.variable == nil: checkGlobal(reference)
    case .chain(let first, let links): checkComparison(first, links)
    case .suffixed(let base, let suffixes): checkSuffixes(base, suffixes)
    default: break
    }
    super.visit(expression)
  }

  private func checkGlobal(_ reference: NameReference) {
    guard let new = setupGlobals[reference.text] else { return }
    check.reportFormer(
      "unknown-field", at: reference.range,
      "a setup script has no global '\(reference.text)'", name: reference.text, new: new)
  }

  // MARK: Reasons

  private func checkComparison(_ first: Expression, _ links: [Expression.Link]) {
    guard links.count == 1, [.equal, .notEqual].contains(links[0].operation) else { return }
    for operand in [first, links[0].operand] { checkReason(operand, after: nil) }
  }

  /// - Parameter before: The string before it in a list, if there is one.
  private func checkReason(_ expression: Expression, after before: String?) {
    guard let text = expression.stringValue else { return }
    let isOfEngine = before == "ignored" || before == "cancelled"
    // Only the engine says 'custom item'; a policy may say 'disabled' itself.
    let isGuard = FormerNames.guards[text] != nil && (isOfEngine || text.contains(" "))
    guard let new = isGuard ? FormerNames.guards[text] : FormerNames.reason(text) else { return }
    check.reportFormer(
      "unknown-value", at: expression.range, "no reason is '\(text)'", name: text, new: new)
  }

  private func checkReasons(_ expressions: [Expression], after outcome: String? = nil) {
    var before = outcome
    for expression in expressions {
      if let fields = expression.tableFields { checkReasons(fields.map(\.value)) }
      checkReason(expression, after: before)
      before = expression.stringValue
    }
  }

  // MARK: Calls and fields

  private func checkSuffixes(_ base: Expression, _ suffixes: [Suffix]) {
    for (index, suffix) in suffixes.enumerated() {
      switch suffix.kind {
      case .call(let arguments):
        checkCall(of: base, suffixes[..<index], arguments)
      case .field(let name) where isDifference(base, suffixes[..<index]):
        let dot = suffix.range.lowerBound - 1
        checkSide(name, suffix.range, dot..<suffix.range.upperBound) { "[\($0)]" }
      case .index(let key) where isDifference(base, suffixes[..<index]):
        if let name = key.stringValue { checkSide(name, key.range, key.range) { $0 } }
      default: break
      }
    }
  }

  private func checkCall(
    of base: Expression, _ path: ArraySlice<Suffix>, _ arguments: [Expression]
  ) {
    if path.isEmpty, base.globalName == "each_exit" { checkOptions(arguments.first) }
    guard check.role == .spec || check.role == .script else { return }
    // `assert.ignored(reason, …)`
    var outcome: String?
    if base.globalName == "assert", case .field(let name)? = path.last?.kind { outcome = name }
    checkReasons(arguments, after: outcome)
  }

  private func checkOptions(_ argument: Expression?) {
    for field in argument?.tableFields ?? [] {
      guard let name = field.name, let new = FormerNames.exitOptions[name] else { continue }
      check.reportFormer(
        "unknown-field", at: field.keyRange, "each_exit has no option '\(name)'", name: name,
        new: new)
    }
  }

  private func checkSide(
    _ name: String, _ range: Range<Int>, _ replaced: Range<Int>, _ write: (String) -> String
  ) {
    guard let version = FormerNames.versions[name] else { return }
    check.report(
      "unknown-field", at: range,
      "a result of nav.compare has no field '\(name)'" + FormerNames.advice("[\(version)]"),
      fix: Fix(range: replaced, replacement: write(version)))
  }

  /// Whether it is what `nav.compare` returns.
  private func isDifference(_ base: Expression, _ path: ArraySlice<Suffix>) -> Bool {
    if let variable = base.name?.variable, path.isEmpty {
      guard let value = check.facts.assigned[ObjectIdentifier(variable)]?.first,
        value.index == 0, case .suffixed(let inner, let suffixes) = value.expression.kind
      else { return false }
      return isDifference(inner, suffixes[...])
    }
    guard base.globalName == "nav", path.count == 2, case .field("compare") = path[0].kind,
      case .call = path[1].kind
    else { return false }
    return true
  }
}

/// The tables of former names that a setup script makes.
private final class SetupGlobals: TreeVisitor {
  private var found: [String: String] = [:]

  /// Each with its new name.
  static func found(in check: FileCheck) -> [String: String] {
    guard SetupScript.isOne(check) else { return [:] }
    let visitor = SetupGlobals()
    visitor.visit(check.chunk.body.block)
    return visitor.found
  }

  override func visit(_ statement: Statement) {
    if case .assignment(let targets, let values) = statement.kind {
      for (target, value) in zip(targets, values) {
        guard let name = target.globalName, let new = FormerNames.setupGlobals[name],
          let fields = value.tableFields, !fields.isEmpty, fields.allSatisfy(Self.isOfSetup)
        else { continue }
        found[name] = new
      }
    }
    super.visit(statement)
  }

  /// An action, a function that decides about a trap, or a class.
  private static func isOfSetup(_ field: TableField) -> Bool {
    if field.value.function != nil || field.value.stringValue != nil { return true }
    if case .true = field.value.kind { return true }
    return false
  }
}
