internal import NavhostLuaSyntax

/// Which statements can be reached.
enum Flow {
  /// The end of the function can be reached, where it gives nothing back.
  static func fallsThrough(_ body: FunctionBody) -> Bool {
    body.hasGoto || fallsThrough(body.block)
  }

  /// What each `return` of the function gives back, those of functions inside it apart.
  static func returns(of body: FunctionBody) -> [[Expression]] {
    let collector = ReturnCollector()
    collector.visit(body.block)
    return collector.returns
  }

  static func fallsThrough(_ block: Block) -> Bool {
    var isReachable = true
    for statement in block.statements {
      if case .label = statement.kind { isReachable = true }
      isReachable = isReachable && completes(statement)
    }
    return isReachable
  }

  /// What follows the statement can be reached.
  static func completes(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .return, .break, .goto: return false
    case .call(let expression): return !neverReturns(expression)
    case .do(let block): return fallsThrough(block)
    case .while(let condition, let block):
      return !condition.isAlwaysTrue || LoopExits.has(block)
    case .repeat(let block, let condition):
      return LoopExits.has(block) || (fallsThrough(block) && !condition.isAlwaysFalse)
    case .if(let clauses, let otherwise):
      guard let otherwise else { return true }
      return clauses.contains { fallsThrough($0.block) } || fallsThrough(otherwise)
    default: return true
    }
  }

  /// A call of the global `error`, or of `os.exit`.
  private static func neverReturns(_ expression: Expression) -> Bool {
    guard case .suffixed(let base, let suffixes) = expression.kind,
      case .call = suffixes.last?.kind
    else { return false }
    if suffixes.count == 1 { return base.globalName == "error" }
    guard suffixes.count == 2, case .field("exit") = suffixes[0].kind else { return false }
    return base.globalName == "os"
  }
}

extension Expression {
  fileprivate var isAlwaysTrue: Bool {
    switch kind {
    case .true, .number, .string: true
    default: false
    }
  }

  fileprivate var isAlwaysFalse: Bool {
    switch kind {
    case .false, .nil: true
    default: false
    }
  }
}

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

/// Collects the `return` statements of one function.
final class ReturnCollector: TreeVisitor {
  private(set) var returns: [[Expression]] = []

  static func hasReturn(_ body: FunctionBody) -> Bool { !returns(of: body).isEmpty }

  /// The values of each `return` of a function, those of functions in it excepted.
  static func returns(of body: FunctionBody) -> [[Expression]] {
    let collector = ReturnCollector()
    collector.visit(body.block)
    return collector.returns
  }

  override func visit(_ body: FunctionBody) {}

  override func visit(_ statement: Statement) {
    if case .return(let values) = statement.kind { returns.append(values) }
    super.visit(statement)
  }
}
