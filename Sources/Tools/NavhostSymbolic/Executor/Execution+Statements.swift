internal import NavhostLuaSyntax

/// How a statement ended.
enum Flow {
  case on
  case broke
  case jumped(String)
  case returned([Value])
}

extension Execution {
  func run(_ block: Block, _ outer: Scope) throws(Stop) -> Flow {
    try run(block.statements, newScope(outer))
  }

  func run(_ statements: [Statement], _ scope: Scope) throws(Stop) -> Flow {
    try enter()
    defer { leave() }
    var place = 0
    while place < statements.count {
      let flow = try run(statements[place], scope)
      switch flow {
      case .on: place += 1
      case .jumped(let name):
        let label = statements.firstIndex {
          if case .label(let other) = $0.kind { return Array(other.utf8) == Array(name.utf8) }
          return false
        }
        guard let label else { return flow }
        jumps += 1
        if jumps > 200 { throw unclear("more than 200 jumps") }
        place = label
      default: return flow
      }
    }
    return .on
  }

  private func run(_ statement: Statement, _ scope: Scope) throws(Stop) -> Flow {
    try step()
    offset = statement.range.lowerBound
    if !isLoading { result.ran.insert(site) }
    switch statement.kind {
    case .local(let variables, let expressions):
      let all = try values(of: expressions, scope)
      for (place, variable) in variables.enumerated() {
        declare(variable, place < all.count ? all[place] : .nil, scope)
      }
    case .localFunction(let variable, let body):
      guard let file else { return .on }
      let cell = declare(variable, .nil, scope)
      cell.value = .function(Closure(body, scope, file))
    case .assignment(let targets, let expressions): try assign(targets, expressions, scope)
    case .call(let call): _ = try values(of: call, scope)
    case .function(let target, let body):
      guard let file else { return .on }
      try assign(target, .function(Closure(body, scope, file)), scope)
    case .do(let block): return try run(block, scope)
    case .while(let condition, let block): return try loop(while: condition, block, scope)
    case .repeat(let block, let condition): return try loop(block, until: condition, scope)
    case .if(let clauses, let last): return try run(clauses, last, scope)
    case .numericFor(let variable, let bounds, let block):
      return try loop(variable, bounds, block, statement.range.lowerBound, scope)
    case .genericFor(let variables, let expressions, let block):
      return try loop(variables, expressions, block, statement.range.lowerBound, scope)
    case .return(let expressions): return try leave(expressions, statement.range, scope)
    case .break: return .broke
    case .goto(let name): return .jumped(name)
    case .label: break
    case .unreadable: throw unclear("this source")
    }
    return .on
  }

  @discardableResult
  func declare(_ variable: Variable, _ value: Value, _ scope: Scope) -> Cell {
    let cell = Cell(value, variable.name, isLasting: isLoading)
    scope.declare(variable, cell)
    if isLoading { lastingCells.append(cell) }
    return cell
  }

  private func run(
    _ clauses: [Statement.Clause], _ last: Block?, _ scope: Scope
  ) throws(Stop) -> Flow {
    for clause in clauses {
      if try isTruthy(try value(of: clause.condition, scope)) {
        return try run(clause.block, scope)
      }
    }
    return try last.map { (block) throws(Stop) in try run(block, scope) } ?? .on
  }

  private func leave(
    _ expressions: [Expression], _ range: Range<Int>, _ scope: Scope
  ) throws(Stop) -> Flow {
    guard let source = file?.source else { return .on }
    let first = source.line(of: range.lowerBound)
    let all: [Value]
    if expressions.count == 1, case .suffixed = expressions[0].kind, expressions[0].isMultiple {
      returnLines = []
      all = try values(of: expressions, scope)
      returnLines.formUnion(
        first...max(first, source.line(of: max(range.lowerBound, range.upperBound - 1))))
    } else {
      all = try values(of: expressions, scope)
      returnLines = Set(
        first...max(first, source.line(of: max(range.lowerBound, range.upperBound - 1))))
    }
    returnLine = first
    returnFile = file?.index ?? 0
    return .returned(all)
  }

  // MARK: Assignments

  private func assign(
    _ targets: [Expression], _ expressions: [Expression], _ scope: Scope
  ) throws(Stop) {
    var places: [(base: Value, key: Value)?] = []
    for target in targets { places.append(try place(of: target, scope)) }
    let all = try values(of: expressions, scope)
    for (index, target) in targets.enumerated() {
      let value = index < all.count ? all[index] : .nil
      offset = target.range.lowerBound
      if let (base, key) = places[index] {
        try setIndex(base, key, value)
      } else {
        try assign(target, value, scope)
      }
    }
  }

  /// The table and the key that are assigned; nil for a name.
  private func place(
    of target: Expression, _ scope: Scope
  ) throws(Stop) -> (base: Value, key: Value)? {
    guard case .suffixed(let first, let suffixes) = target.kind, let last = suffixes.last else {
      return nil
    }
    let inner = Expression(kind: .suffixed(first, Array(suffixes.dropLast())), range: target.range)
    let base = suffixes.count == 1 ? try value(of: first, scope) : try value(of: inner, scope)
    switch last.kind {
    case .field(let name): return (base, .constant(.text(ByteText(name))))
    case .index(let key): return (base, try value(of: key, scope))
    default: throw unclear("this assignment")
    }
  }

  func assign(_ target: Expression, _ value: Value, _ scope: Scope) throws(Stop) {
    if let (base, key) = try place(of: target, scope) { return try setIndex(base, key, value) }
    guard let name = target.name else { throw unclear("this assignment") }
    guard let variable = name.variable, let cell = scope.cell(variable) else {
      return try assignGlobal(ByteText(name.text), value)
    }
    if !isLoading {
      writes += 1
      if cell.isLasting {
        let key: ByteText = "local " + ByteText(cell.name)
        memory.wrote(key, try kindsOf(value))
        if value.operand == nil { memory.cloud(key) }
      }
    }
    cell.value = value
  }

  private func assignGlobal(_ name: ByteText, _ value: Value) throws(Stop) {
    guard !isLoading else {
      globals[name] = value
      return
    }
    writes += 1
    memory.wrote("global " + name, try kindsOf(value))
    writtenGlobals[name] = value
  }
}
