internal import NavhostLuaSyntax

extension Execution {
  /// So many turns of a loop are followed.
  private static let maximumTurns = 300
  private static let maximumOpenTurns = 2

  func loop(
    while condition: Expression, _ block: Block, _ scope: Scope
  ) throws(Stop) -> Flow {
    if let cell = climbed(condition, block, scope), let root = try root(of: cell.value) {
      cell.value = root
      if let first = block.statements.first, let here = file?.site(first.range.lowerBound) {
        result.ran.insert(here)
      }
      return .on
    }
    var turns = 0
    let choices = result.choices.count
    while try isTruthy(try value(of: condition, scope)) {
      switch try run(block, scope) {
      case .broke: return .on
      case .on: break
      case let flow: return flow
      }
      turns += 1
      try check(turns, choices, "a while loop")
    }
    return .on
  }

  func loop(_ block: Block, until condition: Expression, _ outer: Scope) throws(Stop) -> Flow {
    var turns = 0
    let choices = result.choices.count
    while true {
      let scope = newScope(outer)
      switch try run(block.statements, scope) {
      case .broke: return .on
      case .on: break
      case let flow: return flow
      }
      if try isTruthy(try value(of: condition, scope)) { return .on }
      turns += 1
      try check(turns, choices, "a repeat loop")
    }
  }

  private func check(_ turns: Int, _ choices: Int, _ what: String) throws(Stop) {
    if turns > Execution.maximumTurns { throw unclear("\(what) of more than 300 turns") }
    if turns > Execution.maximumOpenTurns, result.choices.count > choices {
      throw unclear("\(what) of more than \(Execution.maximumOpenTurns) turns")
    }
  }

  // MARK: Down to the root

  /// The variable that a loop takes down to the root: `while c.previous do c = c.previous end`.
  private func climbed(_ condition: Expression, _ block: Block, _ scope: Scope) -> Cell? {
    guard block.statements.count == 1,
      case .assignment(let targets, let values) = block.statements[0].kind,
      targets.count == 1, values.count == 1, let variable = targets[0].name?.variable,
      below(values[0]) === variable
    else { return nil }
    var test = condition
    if case .chain(let first, let links) = condition.kind, links.count == 1,
      links[0].operation == .notEqual, case .nil = links[0].operand.kind
    {
      test = first
    }
    guard below(test) === variable else { return nil }
    return scope.cell(variable)
  }

  /// The variable `x` of `x.previous`.
  private func below(_ expression: Expression) -> Variable? {
    guard case .suffixed(let base, let suffixes) = expression.kind, suffixes.count == 1,
      case .field(let name) = suffixes[0].kind, ByteText(name) == "previous"
    else { return nil }
    return base.name?.variable
  }

  private func root(of value: Value) throws(Stop) -> Value? {
    guard case .handed(let handed) = value, handed.kind == .controller else { return nil }
    if handed.path.hasSuffix(".root") { return value }
    if HookShape.isPlaced(hook) {
      let index = terms.term(.field(handed.path, "index"))
      if try branch(.equal(index, .constant(.integer(1)))) { return value }
    } else if try branch(.kind(terms.term(.field(handed.path, "previous")), .nil)) {
      return value
    }
    return .handed(Handed(kind: .controller, path: handed.path + ".root"))
  }

  // MARK: Numbers

  func loop(
    _ variable: Variable, _ bounds: [Expression], _ block: Block, _ place: Int, _ scope: Scope
  ) throws(Stop) -> Flow {
    var sides: [Value] = []
    for bound in bounds { sides.append(try value(of: bound, scope)) }
    offset = place
    if sides.count < 3 { sides.append(.integer(1)) }
    var operands: [Operand] = []
    for side in sides {
      switch side {
      case .constant(let constant) where constant.kind.isSubset(of: .number):
        operands.append(.constant(constant))
      case .term(let term):
        if try !isOf(term, .number) { throw fault("'for' value must be a number") }
        operands.append(.term(term))
      default: throw fault("'for' value must be a number")
      }
    }
    let constants = operands.compactMap { $0.constant }
    guard constants.count == 3 else {
      guard let step = operands[2].constant, step.number != .integer(0) else {
        throw unclear("a loop with an unknown step")
      }
      let counter = try term(.counter(site, operands[0], operands[1]))
      return try loopOnce(block, [(variable, counter)], place, scope)
    }
    return try count(constants, variable, block, scope)
  }

  private func count(
    _ bounds: [Constant], _ variable: Variable, _ block: Block, _ scope: Scope
  ) throws(Stop) -> Flow {
    guard let step = bounds[2].number, step != .integer(0) else {
      throw fault("'for' step is zero")
    }
    guard let limit = bounds[1].number, bounds[0].number != nil else { return .on }
    let rises = Number.integer(0) < step
    var current = bounds[0]
    if case .float = bounds[2] { current = .float(current.double ?? 0) }
    var turns = 0
    while let number = current.number, rises ? number <= limit : limit <= number {
      let inner = newScope(scope)
      inner.declare(variable, Cell(.constant(current), variable.name, isLasting: isLoading))
      switch try run(block.statements, inner) {
      case .broke: return .on
      case .on: break
      case let flow: return flow
      }
      guard case .value(let next) = Operation.add.apply(current, bounds[2]) else { return .on }
      // An integer that wraps around ends the loop.
      if let after = next.number, rises ? after < number : number < after { return .on }
      current = next
      turns += 1
      try self.step()
      if turns > 2000 { throw unclear("a loop of more than 2,000 turns") }
    }
    return .on
  }

  // MARK: Elements

  func loop(
    _ variables: [Variable], _ expressions: [Expression], _ block: Block, _ place: Int,
    _ scope: Scope
  ) throws(Stop) -> Flow {
    let all = try values(of: expressions, scope)
    offset = place
    guard case .walk(let walk)? = all.first else {
      return try iterate(all, variables, block, scope)
    }
    switch walk.over {
    case .own(let table):
      if let kept = table.kept {
        return try loopOver(.term(now(kept)), walk, variables, block, place, scope)
      }
      return try loop(over: table, isList: walk.isList, variables, block, scope)
    case .app(let base): return try loopOver(base, walk, variables, block, place, scope)
    }
  }

  private func loop(
    over table: OwnTable, isList: Bool, _ variables: [Variable], _ block: Block, _ scope: Scope
  ) throws(Stop) -> Flow {
    let keys = isList ? (0..<table.count).map { Constant.integer(Int64($0 + 1)) } : table.keys
    for key in keys {
      let value = table[key]
      if try isNil(value) {
        if isList { return .on }
        continue
      }
      let inner = newScope(scope)
      let pair = [Value.constant(key), value]
      for (place, variable) in variables.enumerated() {
        let value = place < 2 ? pair[place] : .nil
        inner.declare(variable, Cell(value, variable.name, isLasting: isLoading))
      }
      switch try run(block.statements, inner) {
      case .broke: return .on
      case .on: break
      case let flow: return flow
      }
    }
    return .on
  }

  /// An iterator that the plugin wrote.
  private func iterate(
    _ all: [Value], _ variables: [Variable], _ block: Block, _ scope: Scope
  ) throws(Stop) -> Flow {
    guard let function = all.first, function.term == nil, !function.isNil else {
      throw unclear("an iterator that is not known")
    }
    var control = all.count > 2 ? all[2] : .nil
    for _ in 0..<Execution.maximumTurns {
      let results = try call(function, [all.count > 1 ? all[1] : .nil, control])
      guard let first = results.first else { return .on }
      if first.term != nil { throw unclear("an iterator with unknown values") }
      if first.isNil { return .on }
      control = first
      let inner = newScope(scope)
      for (place, variable) in variables.enumerated() {
        let value = place < results.count ? results[place] : .nil
        inner.declare(variable, Cell(value, variable.name, isLasting: isLoading))
      }
      switch try run(block.statements, inner) {
      case .broke: return .on
      case .on: break
      case let flow: return flow
      }
    }
    throw unclear("a loop of more than 300 turns")
  }

  /// A loop over a table of the app: either no element ends it or changes anything, or one does.
  private func loopOver(
    _ base: Operand, _ walk: Walk, _ variables: [Variable], _ block: Block, _ place: Int,
    _ scope: Scope
  ) throws(Stop) -> Flow {
    let here = file?.site(place) ?? site
    let element = try term(.element(base, here))
    var key = try made(.elementKey(base, here))
    if walk.isList {
      key = try made(.counter(here, .constant(.integer(1)), base))
      analysis.outsideDomains[key] = Domain(.integer, from: 1)
    }
    let pair = [Value.term(key), element]
    let named = variables.enumerated().map { ($1, $0 < 2 ? pair[$0] : Value.nil) }
    guard LoopShape.isPlain(block) else { return try loopOnce(block, named, place, scope) }
    let none = Atom.fact(.noElement(here), [base])
    let some = Atom.fact(.someElement(here), [base])
    if try decide([[Literal(none)], [Literal(some)]]) == 0 { return .on }
    let inner = newScope(scope)
    for (variable, value) in named {
      inner.declare(variable, Cell(value, variable.name, isLasting: isLoading))
    }
    let writes = writes
    let events = result.asked.count + result.actions.count
    let flow = try run(block.statements, inner)
    let isQuiet = writes == self.writes && events == result.asked.count + result.actions.count
    switch flow {
    case .returned: return flow
    case .broke:
      if !isQuiet { throw unclear("a loop over a table of the app that collects") }
      return .on
    default:
      if !isQuiet { throw unclear("a loop over a table of the app that collects") }
      throw .dropped
    }
  }

  /// A loop of unknown many turns: what it assigns is free behind it, and one turn is looked at for its
  /// returns and errors.
  private func loopOnce(
    _ block: Block, _ named: [(Variable, Value)], _ place: Int, _ scope: Scope
  ) throws(Stop) -> Flow {
    guard let assigned = LoopShape.assigned(in: block) else {
      throw unclear("a loop over unknown many, with effects")
    }
    let here = file?.site(place) ?? site
    let whole = Operand.term(terms.term(.whole("loop")))
    let ends = [Literal(.fact(.ends(here), [whole]))]
    let goesOn = [Literal(.fact(.ends(here), [whole]), false)]
    let isOver = try decide([ends, goesOn]) == 0
    outsideCount += 1
    for (variable, kinds) in assigned {
      guard let cell = scope.cell(variable) else { continue }
      let domain = Domain(kinds.union(try kindsOf(cell.value)))
      let after = analysis.free(domain, after: outsideCount) {
        .afterLoop(ByteText(cell.name), here, $0)
      }
      writes += 1
      if cell.isLasting { memory.wrote("local " + ByteText(cell.name), kinds) }
      cell.value = .term(after)
    }
    if isOver { return .on }
    let inner = newScope(scope)
    for (variable, value) in named {
      inner.declare(variable, Cell(value, variable.name, isLasting: isLoading))
    }
    if case .returned(let values) = try run(block.statements, inner) { return .returned(values) }
    throw .dropped
  }
}

/// What a loop's body does, by its text.
enum LoopShape {
  /// Nothing but tests, calls and returns: no element matters to the next.
  static func isPlain(_ block: Block) -> Bool {
    block.statements.allSatisfy { statement in
      switch statement.kind {
      case .return, .break, .local: true
      case .if(let clauses, let last):
        clauses.allSatisfy { isPlain($0.block) } && last.map(isPlain) ?? true
      case .do(let block): isPlain(block)
      default: false
      }
    }
  }

  /// The outer variables that it assigns, with their kinds; nil where it does more than that.
  static func assigned(in block: Block) -> [(Variable, Kinds)]? {
    var found: [(Variable, Kinds)] = []
    return collect(block, &found) ? found : nil
  }

  private static func collect(_ block: Block, _ found: inout [(Variable, Kinds)]) -> Bool {
    for statement in block.statements {
      switch statement.kind {
      case .assignment(let targets, let values):
        if values.contains(where: hasCall) { return false }
        for (place, target) in targets.enumerated() {
          guard let variable = target.name?.variable else { return false }
          found.append((variable, place < values.count ? kinds(values[place]) : .any))
        }
      case .local(_, let values): if values.contains(where: hasCall) { return false }
      case .if(let clauses, let last):
        for clause in clauses {
          if hasCall(clause.condition) || !collect(clause.block, &found) { return false }
        }
        if let last, !collect(last, &found) { return false }
      case .do(let block): if !collect(block, &found) { return false }
      case .break: break
      case .return: break
      default: return false
      }
    }
    return true
  }

  /// It calls something, which may have effects.
  private static func hasCall(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .suffixed(let base, let suffixes):
      if hasCall(base) { return true }
      return suffixes.contains {
        switch $0.kind {
        case .field: false
        case .index(let key): hasCall(key)
        case .call, .method: true
        }
      }
    case .table(let fields): return fields.contains { hasCall($0.value) }
    case .unary(_, let operand), .parenthesized(let operand): return hasCall(operand)
    case .chain(let first, let links):
      return hasCall(first) || links.contains { hasCall($0.operand) }
    default: return false
    }
  }

  private static func kinds(_ expression: Expression) -> Kinds {
    switch expression.kind {
    case .nil: .nil
    case .true: .true
    case .false: .false
    case .number: .number
    case .string: .text
    case .parenthesized(let inner): kinds(inner)
    case .unary(let operation, _):
      operation == .not ? .boolean : operation == .hash ? .integer : .number
    case .chain(_, let links):
      switch links.last?.operation {
      case .plus?, .minus?, .star?, .slash?, .doubleSlash?, .percent?, .caret?: .number
      case .concat?: .text
      case .less?, .lessOrEqual?, .greater?, .greaterOrEqual?, .equal?, .notEqual?: .boolean
      default: .any
      }
    default: .any
    }
  }
}
