extension Parser {
  // MARK: Functions

  /// `function a.b:c(…) … end`
  mutating func functionStatement(start: Int) throws(SyntaxError) -> Statement.Kind {
    try advance()
    let first = try expectName()
    let base = try reference(first.text, first.range)
    var suffixes: [Suffix] = []
    var isMethod = false
    while token.kind == .dot || token.kind == .colon, !isMethod {
      isMethod = token.kind == .colon
      try advance()
      let name = try expectName()
      suffixes.append(Suffix(kind: .field(name.text), range: name.range))
    }
    var target = Expression(kind: .name(base), range: first.range)
    if !suffixes.isEmpty {
      let range = range(from: first.range.lowerBound)
      target = Expression(kind: .suffixed(target, suffixes), range: range)
    }
    let body = try functionBody(start: start, isMethod: isMethod)
    if suffixes.isEmpty { try recordAssignment(to: target) }
    return .function(target, body)
  }

  /// Parameters, statements and `end`; `function` has been read.
  mutating func functionBody(start: Int, isMethod: Bool = false) throws(SyntaxError) -> FunctionBody
  {
    let body = FunctionBody(range: start..<start)
    body.isMethod = isMethod
    if isTolerant, token.kind != .openParenthesis, try isOnlyNamed() { return body }
    scope = FunctionScope(body: body, parent: scope)
    try parameters(of: body)
    body.block = try functionBlock()
    if let parent = scope.parent { scope = parent }
    try expect(.end, closing: .function, at: start)
    body.range = range(from: start)
    return body
  }

  /// Whether the line ends where the parameters should begin: somebody types the function's name, and what
  /// follows is no part of it.
  private mutating func isOnlyNamed() throws(SyntaxError) -> Bool {
    let lines = lexer.source
    guard lines.line(of: token.range.lowerBound) != lines.line(of: max(0, end - 1)) else {
      return false
    }
    try refuse(expected(.openParenthesis))
    isTorn = true
    return true
  }

  private mutating func parameters(of body: FunctionBody) throws(SyntaxError) {
    try expect(.openParenthesis)
    if body.isMethod {
      let range = token.range.lowerBound..<token.range.lowerBound
      body.parameters.append(declare("self", range, .implicitSelf))
    }
    var isMore = token.kind != .closeParenthesis
    while isMore {
      body.isVararg = try accept(.ellipsis)
      if body.isVararg { break }
      guard token.kind == .name else {
        try refuse(failure("<name> or '...' expected"))
        if token.kind != .closeParenthesis { isTorn = true }
        break
      }
      let name = try expectName()
      body.parameters.append(declare(name.text, name.range, .parameter))
      isMore = try accept(.comma)
    }
    try expect(.closeParenthesis)
  }

  // MARK: Locals

  mutating func localStatement(start: Int) throws(SyntaxError) -> Statement.Kind {
    try advance()
    return try accept(.function) ? try localFunction(start: start) : try localVariables()
  }

  private mutating func localFunction(start: Int) throws(SyntaxError) -> Statement.Kind {
    let name = try expectName()
    let variable = declare(name.text, name.range, .localFunction)
    try activate(variable)
    return .localFunction(variable, try functionBody(start: start))
  }

  private mutating func localVariables() throws(SyntaxError) -> Statement.Kind {
    var names: [Variable] = []
    repeat {
      let name = try expectName()
      let variable = declare(name.text, name.range, .local)
      try attribute(of: variable)
      if variable.isClosed, names.contains(where: { $0.isClosed }) {
        try refuse(
          SyntaxError(
            offset: name.range.lowerBound,
            message: "multiple to-be-closed variables in local list"))
      }
      names.append(variable)
    } while try accept(.comma)
    let values = try accept(.assign) ? try expressions() : []
    try activate(names)
    return .local(names, values)
  }

  /// `<const>` or `<close>`.
  private mutating func attribute(of variable: Variable) throws(SyntaxError) {
    guard try accept(.less) else { return }
    let name = try expectName()
    try expect(.greater)
    switch name.text {
    case "const": variable.isConstant = true
    case "close":
      variable.isConstant = true
      variable.isClosed = true
    default:
      try refuse(
        SyntaxError(
          offset: name.range.lowerBound, message: "unknown attribute '\(name.text)'"))
    }
  }

  // MARK: Assignments and calls

  mutating func expressionStatement() throws(SyntaxError) -> Statement.Kind {
    var targets = [try suffixedExpression()]
    guard token.kind == .assign || token.kind == .comma else {
      if targets[0].isCall { return .call(targets[0]) }
      try refuse(failure("syntax error"))
      return .unreadable(targets[0])
    }
    guard try checkTarget(targets[0]) else { return .unreadable(targets[0]) }
    while try accept(.comma) {
      targets.append(try suffixedExpression())
      guard try checkTarget(targets[targets.count - 1]) else { return .unreadable(targets[0]) }
      guard depth + targets.count <= Parser.maximumDepth else {
        throw failure("nested too deeply (limit is \(Parser.maximumDepth) levels)")
      }
    }
    try expect(.assign)
    let values = try expressions()
    for target in targets { try recordAssignment(to: target) }
    return .assignment(targets, values)
  }

  private mutating func checkTarget(_ target: Expression) throws(SyntaxError) -> Bool {
    if target.isAssignable { return true }
    try refuse(failure("syntax error"))
    return false
  }

  /// Turns what was noted as a read of a variable into a write.
  private mutating func recordAssignment(to target: Expression) throws(SyntaxError) {
    guard let name = target.name, let variable = name.variable else { return }
    if variable.isConstant {
      try refuse(
        SyntaxError(
          offset: name.range.lowerBound,
          message: "attempt to assign to const variable '\(variable.name)'"))
    }
    // It is among the last ones: what was read since stands in the same statement.
    if let read = variable.reads.lastIndex(of: name.range.lowerBound) {
      variable.reads.remove(at: read)
    }
    variable.writes.append(name.range)
  }
}

extension Expression {
  /// It may stand alone as a statement.
  package var isCall: Bool {
    guard case .suffixed(_, let suffixes) = kind else { return false }
    switch suffixes.last?.kind {
    case .call, .method: return true
    default: return false
    }
  }

  /// It may stand before `=`.
  package var isAssignable: Bool {
    switch kind {
    case .name: return true
    case .suffixed: return !isCall
    default: return false
    }
  }
}
