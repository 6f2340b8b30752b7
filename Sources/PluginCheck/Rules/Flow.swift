internal import LuaSyntax

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
