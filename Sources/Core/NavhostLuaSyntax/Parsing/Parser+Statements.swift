extension Parser {
  /// The token ends a block.
  private var isAtBlockEnd: Bool {
    switch token.kind {
    case .else, .elseif, .end, .endOfFile, .until: true
    default: false
    }
  }

  mutating func statements() throws(SyntaxError) -> Block {
    var block = Block()
    while true {
      if isAtBlockEnd {
        guard try skipsStrayEnd() else { break }
        continue
      }
      let isReturn = token.kind == .return
      let start = token.range
      try enter()
      if let statement = try statement() { block.statements.append(statement) }
      leave()
      if isReturn {
        guard isTolerant else { break }
        if !isAtBlockEnd { try refuse(expected(.end)) }
      }
      if token.range == start, try !skipsUnreadable() { break }
    }
    return block
  }

  private mutating func statement() throws(SyntaxError) -> Statement? {
    let start = token.range.lowerBound
    guard let kind = try statementKind(start: start) else { return nil }
    return Statement(kind: kind, range: range(from: start))
  }

  private mutating func statementKind(start: Int) throws(SyntaxError) -> Statement.Kind? {
    switch token.kind {
    case .semicolon:
      try advance()
      return nil
    case .if: return try ifStatement(start: start)
    case .while: return try whileStatement(start: start)
    case .do: return try doStatement(start: start)
    case .for: return try forStatement(start: start)
    case .repeat: return try repeatStatement(start: start)
    case .function: return try functionStatement(start: start)
    case .local: return try localStatement(start: start)
    case .doubleColon: return try labelStatement()
    case .return: return try returnStatement()
    case .break: return try breakStatement()
    case .goto: return try gotoStatement()
    default: return try expressionStatement()
    }
  }

  private mutating func ifStatement(start: Int) throws(SyntaxError) -> Statement.Kind {
    var clauses: [Statement.Clause] = []
    repeat {
      try advance()
      let condition = try expression()
      try expect(.then)
      clauses.append(.init(condition: condition, block: try scopedBlock()))
    } while token.kind == .elseif
    if clauses.count > 500 { reportExcess("more than 500 'elseif' in a row", at: start) }
    let otherwise = try accept(.else) ? try scopedBlock() : nil
    try expect(.end, closing: .if, at: start)
    return .if(clauses, otherwise)
  }

  private mutating func whileStatement(start: Int) throws(SyntaxError) -> Statement.Kind {
    try advance()
    let condition = try expression()
    try expect(.do)
    let block = try scopedBlock(isLoop: true)
    try expect(.end, closing: .while, at: start)
    return .while(condition, block)
  }

  private mutating func doStatement(start: Int) throws(SyntaxError) -> Statement.Kind {
    try advance()
    let block = try scopedBlock()
    try expect(.end, closing: .do, at: start)
    return .do(block)
  }

  /// The condition of `until` sees the variables of the block.
  private mutating func repeatStatement(start: Int) throws(SyntaxError) -> Statement.Kind {
    try advance()
    openBlock(isLoop: true)
    openBlock()
    let block = try statements()
    try expect(.until, closing: .repeat, at: start)
    let condition = try expression()
    try closeBlock()
    try closeBlock()
    return .repeat(block, condition)
  }

  private mutating func forStatement(start: Int) throws(SyntaxError) -> Statement.Kind {
    try advance()
    let first = try expectName()
    switch token.kind {
    case .assign: return try numericFor(first, start: start)
    case .comma, .in: return try genericFor(first, start: start)
    default:
      try refuse(failure("'=' or 'in' expected"))
      return try genericFor(first, start: start)
    }
  }

  private mutating func numericFor(_ name: (text: String, range: Range<Int>), start: Int)
    throws(SyntaxError) -> Statement.Kind
  {
    try advance()
    var bounds = [try expression()]
    try expect(.comma)
    bounds.append(try expression())
    if try accept(.comma) { bounds.append(try expression()) }
    try expect(.do)
    let variable = declare(name.text, name.range, .loop)
    let block = try scopedBlock(isLoop: true, with: [variable])
    try expect(.end, closing: .for, at: start)
    return .numericFor(variable, bounds, block)
  }

  private mutating func genericFor(_ name: (text: String, range: Range<Int>), start: Int)
    throws(SyntaxError) -> Statement.Kind
  {
    var names = [name]
    while try accept(.comma) { names.append(try expectName()) }
    try expect(.in)
    let values = try expressions()
    try expect(.do)
    var loop: [Variable] = []
    for name in names { loop.append(declare(name.text, name.range, .loop)) }
    let block = try scopedBlock(isLoop: true, with: loop)
    try expect(.end, closing: .for, at: start)
    return .genericFor(loop, values, block)
  }

  private mutating func breakStatement() throws(SyntaxError) -> Statement.Kind {
    guard scope.isInLoop else {
      let line = lexer.source.line(of: token.range.lowerBound)
      try refuse(
        SyntaxError(
          offset: token.range.lowerBound, message: "break outside loop at line \(line)"))
      try advance()
      return .unreadable(nil)
    }
    try advance()
    return .break
  }

  private mutating func gotoStatement() throws(SyntaxError) -> Statement.Kind {
    let start = token.range.lowerBound
    try advance()
    let name = try expectName()
    addGoto(name.text, start..<name.range.upperBound)
    return .goto(name.text)
  }

  /// Labels and semicolons in a row count as one when it is asked whether a label is the last.
  private mutating func labelStatement() throws(SyntaxError) -> Statement.Kind {
    var names: [(text: String, range: Range<Int>)] = []
    while token.kind == .doubleColon || token.kind == .semicolon {
      guard try accept(.doubleColon) else {
        try advance()
        continue
      }
      names.append(try expectName())
      try expect(.doubleColon)
    }
    let isLast = isAtBlockEnd && token.kind != .until
    for name in names { try addLabel(name.text, name.range, isLast: isLast) }
    return .label(names.first?.text ?? "")
  }

  private mutating func returnStatement() throws(SyntaxError) -> Statement.Kind {
    try advance()
    let isEmpty = isAtBlockEnd || token.kind == .semicolon
    let values = isEmpty ? [] : try expressions()
    _ = try accept(.semicolon)
    return .return(values)
  }
}
