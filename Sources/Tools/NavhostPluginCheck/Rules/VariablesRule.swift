internal import NavhostLuaSyntax

/// Locals that nothing reads, and locals that hide others.
final class VariablesRule: TreeVisitor {
  private let check: FileCheck
  /// Reads that only serve to compute the variable's own next value.
  private var selfReads: [ObjectIdentifier: Set<Int>] = [:]
  /// The variables that were reported: their values need not be.
  private(set) var unread: Set<ObjectIdentifier> = []
  /// Where a variable is declared, and with what.
  private var declarations: [ObjectIdentifier: Declaration] = [:]

  private struct Declaration {
    /// The value is there for its own sake: computing it does nothing else.
    var isPure: Bool
    /// Another variable of the same statement is read: this one only holds a place.
    var hasReadSibling: Bool
  }

  init(_ check: FileCheck) {
    self.check = check
  }

  func run() {
    visit(check.chunk.body.block)
    for variable in check.chunk.variables {
      checkUse(of: variable)
      checkShadowing(by: variable)
    }
  }

  // MARK: Looking

  override func visit(_ statement: Statement) {
    switch statement.kind {
    case .local(let variables, let values): collect(variables, values)
    case .localFunction(let variable, let body):
      let own = variable.reads(in: body.range)
      selfReads[ObjectIdentifier(variable), default: []].formUnion(own)
    case .assignment(let targets, let values): collectSelfReads(targets, values)
    default: break
    }
    super.visit(statement)
  }

  private func collect(_ variables: [Variable], _ values: [Expression]) {
    for (index, variable) in variables.enumerated() {
      let isOwn =
        index < values.count && (index < values.count - 1 || variables.count == values.count)
      let value = isOwn ? values[index] : nil
      let isShared = !isOwn && !values.isEmpty
      let siblings = variables.contains { $0 !== variable && !$0.reads.isEmpty }
      declarations[ObjectIdentifier(variable)] = Declaration(
        isPure: value.map(Purity.isPure) ?? values.isEmpty,
        hasReadSibling: (isShared || value?.isMultiple ?? false) && siblings)
    }
  }

  private func collectSelfReads(_ targets: [Expression], _ values: [Expression]) {
    guard targets.count == 1, values.count == 1, let variable = targets[0].name?.variable,
      Purity.isPure(values[0])
    else { return }
    let own = variable.reads(in: values[0].range)
    selfReads[ObjectIdentifier(variable), default: []].formUnion(own)
  }

  // MARK: Judging

  private func checkUse(of variable: Variable) {
    guard variable.kind == .local || variable.kind == .localFunction, !variable.isClosed,
      !variable.name.hasPrefix("_"), !variable.isInDoubt, !isRead(variable)
    else { return }
    unread.insert(ObjectIdentifier(variable))
    if !variable.writes.isEmpty {
      return check.report(
        "unread-local", at: variable.range, "'\(variable.name)' is assigned, and never read")
    }
    let declaration = declarations[ObjectIdentifier(variable)]
    guard declaration?.isPure ?? true, !(declaration?.hasReadSibling ?? false) else { return }
    let what = variable.kind == .localFunction ? "local function" : "local"
    check.report("unused-local", at: variable.range, "\(what) '\(variable.name)' is never used")
  }

  private func isRead(_ variable: Variable) -> Bool {
    let own = selfReads[ObjectIdentifier(variable)] ?? []
    return variable.reads.contains { !own.contains($0) }
  }

  private func checkShadowing(by variable: Variable) {
    guard let hidden = variable.hidden, !variable.hiddenInSameBlock, !variable.name.hasPrefix("_"),
      variable.kind == .local || variable.kind == .localFunction || variable.kind == .loop,
      !takesOver(variable, hidden)
    else { return }
    let line = check.source.line(of: hidden.range.lowerBound)
    let kind = hidden.kind == .parameter ? "parameter" : "local"
    check.report(
      "shadowing", at: variable.range, "'\(variable.name)' hides the \(kind) of line \(line)")
  }

  /// `local x = f(x)` means to go on with another value under the same name.
  private func takesOver(_ variable: Variable, _ hidden: Variable) -> Bool {
    guard let values = check.facts.assigned[ObjectIdentifier(variable)] else { return false }
    return values.contains { value in
      value.expression.function == nil
        && !hidden.reads(in: value.expression.range).isEmpty
    }
  }
}

/// Tells values that can be left out without anybody noticing.
final class Purity: TreeVisitor {
  private var isPure = true

  /// Computing the value does nothing else: it calls no function but `require`.
  static func isPure(_ expression: Expression) -> Bool {
    let purity = Purity()
    purity.visit(expression)
    return purity.isPure
  }

  override func visit(_ body: FunctionBody) {}

  override func visit(_ expression: Expression) {
    if case .suffixed(let base, let suffixes) = expression.kind,
      !(base.globalName == "require" && suffixes.count == 1)
    {
      for suffix in suffixes {
        switch suffix.kind {
        case .call, .method: isPure = false
        case .field, .index: break
        }
      }
    }
    super.visit(expression)
  }
}
