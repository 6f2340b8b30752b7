internal import NavhostLuaSyntax
internal import NavhostSupport

/// A `requestPop` of a stack inside another screen on which nothing was pushed: its root has nothing below it.
final class InnerRootRule: TreeVisitor {
  /// What puts screens on a stack.
  private static let growing: Set<ExactName> = ["push", "setStack"]
  private let check: FileCheck
  /// How often each local is used by a field, and where its `requestPop` is called.
  private var fieldUses: [ObjectIdentifier: Int] = [:]
  private var requests: [(stack: Variable, range: Range<Int>)] = []
  private var isAsserted = false

  /// Nil in a plugin, which cannot call it.
  init?(_ check: FileCheck) {
    guard !check.role.isSandboxed else { return nil }
    self.check = check
  }

  func run() {
    visit(check.chunk.body.block)
    for request in requests where isRootInside(request.stack) {
      check.report(
        "inner-root", at: request.range,
        "the root of a stack inside another screen has nothing below it: this is \"ignored\", "
          + "\"root\"; its Close calls requestPop of the outer stack")
    }
  }

  override func visit(_ expression: Expression) {
    guard case .suffixed(let base, let suffixes) = expression.kind else {
      return super.visit(expression)
    }
    if let variable = base.name?.variable, case .field(let name)? = suffixes.first?.kind {
      fieldUses[ObjectIdentifier(variable), default: 0] += 1
      if name == "requestPop", suffixes.count > 1, case .call = suffixes[1].kind, !isAsserted {
        requests.append((variable, suffixes[0].range))
      }
    }
    // assert.ignored("root", inner.requestPop()) says that it does nothing.
    let before = isAsserted
    isAsserted = isAsserted || base.globalName == "assert"
    super.visit(expression)
    isAsserted = before
  }

  /// Whether a local stands for nothing but what `embed` has returned, and nobody else may push on it.
  private func isRootInside(_ stack: Variable) -> Bool {
    let key = ObjectIdentifier(stack)
    guard stack.writes.isEmpty, fieldUses[key] == stack.reads.count,
      let values = check.facts.assigned[key], values.count == 1, values[0].index == 0,
      case .suffixed(_, let suffixes) = values[0].expression.kind, suffixes.count > 1,
      case .call = suffixes[suffixes.count - 1].kind,
      case .field(let function) = suffixes[suffixes.count - 2].kind, function == "embed"
    else { return false }
    return (check.facts.fieldReads[key] ?? []).isDisjoint(with: Self.growing)
  }
}
