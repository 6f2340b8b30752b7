internal import NavhostLuaSyntax

/// Branches of a plugin that no input of any hook reaches.
package struct DeadBranch: Sendable {
  package var file: String
  package var line: Int
  /// The hooks that come to the function it is in.
  package var hook: String
  /// What never holds; nil for an `else`.
  package var condition: String?
}

extension Policy {
  /// Only of a plugin that is understood as a whole can anything be said.
  package var deadBranches: [DeadBranch] {
    guard problem == nil, hooks.allSatisfy({ $0.isComplete }) else { return [] }
    var ran: Set<Site> = []
    for hook in hooks {
      ran.formUnion(hook.ranElsewhere)
      for path in hook.paths { ran.formUnion(path.ran) }
    }
    var dead: [DeadBranch] = []
    for file in files {
      var finder = BranchWalk(file: file, ran: ran)
      finder.walk(file.body.block, isFunction: true)
      for (offset, condition) in finder.dead {
        let hook = hooks.first { reaches($0, file, finder.owner[offset] ?? 0) }
        dead.append(
          DeadBranch(
            file: file.path, line: file.source.line(of: offset),
            hook: (hook ?? hooks.first)?.hook.text ?? "", condition: condition))
      }
    }
    return dead
  }

  private func reaches(_ hook: HookAnalysis, _ file: SourceFile, _ offset: Int) -> Bool {
    let site = file.site(offset)
    return hook.ranElsewhere.contains(site) || hook.paths.contains { $0.ran.contains(site) }
  }
}

/// Goes through a file's blocks.
private struct BranchWalk {
  let file: SourceFile
  let ran: Set<Site>
  var dead: [(Int, String?)] = []
  /// The first statement of the function that a branch is in.
  var owner: [Int: Int] = [:]
  private var function = 0

  init(file: SourceFile, ran: Set<Site>) {
    self.file = file
    self.ran = ran
    takesOptions = BranchWalk.takesOptions(file.body.block)
  }

  /// The file reads its options, `...`. What hangs on them may be otherwise elsewhere.
  private let takesOptions: Bool

  private static func takesOptions(_ block: Block) -> Bool {
    block.statements.contains { statement in
      guard case .local(_, let values) = statement.kind else { return false }
      return values.contains { value in
        if case .vararg = value.kind { return true }
        return false
      }
    }
  }

  private func hasRun(_ block: Block) -> Bool {
    guard let first = block.statements.first else { return true }
    return ran.contains(file.site(first.range.lowerBound))
  }

  /// - Parameter isFunction: whether the block is a function's, which nobody may call.
  mutating func walk(_ block: Block, isFunction: Bool) {
    let outer = function
    if isFunction { function = block.statements.first?.range.lowerBound ?? 0 }
    for statement in block.statements { walk(statement, hasRun(block)) }
    function = outer
  }

  private mutating func look(_ block: Block, _ condition: Expression?, _ isReached: Bool) {
    if isReached, !takesOptions, !hasRun(block), let first = block.statements.first {
      dead.append((first.range.lowerBound, condition.map { file.source.text($0.range) }))
      owner[first.range.lowerBound] = function
    } else {
      walk(block, isFunction: false)
    }
  }

  private mutating func walk(_ statement: Statement, _ isReached: Bool) {
    let isReached = isReached && ran.contains(file.site(statement.range.lowerBound))
    switch statement.kind {
    case .if(let clauses, let last):
      for clause in clauses {
        walk(clause.condition)
        look(clause.block, clause.condition, isReached)
      }
      if let last { look(last, nil, isReached) }
    case .while(let condition, let block):
      walk(condition)
      look(block, condition, isReached)
    case .do(let block): walk(block, isFunction: false)
    case .repeat(let block, let condition):
      walk(block, isFunction: false)
      walk(condition)
    case .numericFor(_, let values, let block), .genericFor(_, let values, let block):
      for value in values { walk(value) }
      walk(block, isFunction: false)
    case .local(_, let values), .return(let values): for value in values { walk(value) }
    case .localFunction(_, let body): walk(body.block, isFunction: true)
    case .function(_, let body): walk(body.block, isFunction: true)
    case .assignment(let targets, let values): for value in targets + values { walk(value) }
    case .call(let call): walk(call)
    default: break
    }
  }

  private mutating func walk(_ expression: Expression) {
    switch expression.kind {
    case .function(let body): walk(body.block, isFunction: true)
    case .suffixed(let base, let suffixes):
      walk(base)
      for suffix in suffixes {
        switch suffix.kind {
        case .index(let key): walk(key)
        case .call(let arguments), .method(_, let arguments): for each in arguments { walk(each) }
        case .field: break
        }
      }
    case .table(let fields): for field in fields { walk(field.value) }
    case .unary(_, let operand), .parenthesized(let operand): walk(operand)
    case .chain(let first, let links):
      walk(first)
      for link in links { walk(link.operand) }
    default: break
    }
  }
}
