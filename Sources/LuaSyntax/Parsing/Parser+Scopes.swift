extension Parser {
  // MARK: Variables

  /// A variable that is not in sight yet.
  mutating func declare(_ name: String, _ range: Range<Int>, _ kind: Variable.Kind) -> Variable {
    let variable = Variable(name: name, range: range, kind: kind)
    variables.append(variable)
    return variable
  }

  /// Brings a variable into sight.
  mutating func activate(_ variable: Variable) throws(SyntaxError) {
    scope.recordHidden(by: variable)
    scope.active.append(variable)
    guard scope.active.count <= Parser.maximumLocals else {
      throw tooMany("local variables", limit: Parser.maximumLocals)
    }
  }

  mutating func activate(_ variables: [Variable]) throws(SyntaxError) {
    for variable in variables { try activate(variable) }
  }

  /// A use of a name: a read, until an assignment takes it back.
  mutating func reference(_ text: String, _ range: Range<Int>) throws(SyntaxError) -> NameReference
  {
    let variable = scope.find(text)
    variable?.reads.append(range.lowerBound)
    guard scope.captured.count <= Parser.maximumUpvalues else {
      throw tooMany("upvalues", limit: Parser.maximumUpvalues)
    }
    return NameReference(text: text, range: range, variable: variable)
  }

  private func tooMany(_ what: String, limit: Int) -> SyntaxError {
    let line = lexer.source.line(of: scope.body.range.lowerBound)
    let place = scope.parent == nil ? "main function" : "function at line \(line)"
    return failure("too many \(what) (limit is \(limit)) in \(place)")
  }

  // MARK: Blocks

  mutating func openBlock(isLoop: Bool = false) {
    scope.blocks.append(.init(isLoop: isLoop, variables: scope.active.count))
  }

  mutating func closeBlock() throws(SyntaxError) {
    guard let block = scope.blocks.popLast() else { return }
    scope.active.removeSubrange(block.variables...)
    for index in scope.gotos.indices where scope.gotos[index].depth > scope.blocks.count {
      scope.gotos[index].depth = scope.blocks.count
      scope.gotos[index].variables = block.variables
    }
    if scope.blocks.isEmpty, let jump = scope.gotos.first { try refuse(unresolved(jump)) }
  }

  private func unresolved(_ jump: FunctionScope.PendingGoto) -> SyntaxError {
    let line = lexer.source.line(of: jump.range.lowerBound)
    return SyntaxError(
      offset: jump.range.lowerBound,
      message: "no visible label '\(jump.name)' for <goto> at line \(line)")
  }

  /// The statements of a function, in a block of its own.
  mutating func functionBlock() throws(SyntaxError) -> Block {
    openBlock()
    try activate(scope.body.parameters)
    let block = try statements()
    try closeBlock()
    return block
  }

  /// The statements up to the end of the block, in a scope of their own.
  mutating func scopedBlock(isLoop: Bool = false, with variables: [Variable] = [])
    throws(SyntaxError) -> Block
  {
    openBlock(isLoop: isLoop)
    try activate(variables)
    let block = try statements()
    try closeBlock()
    return block
  }

  // MARK: Jumps

  mutating func addGoto(_ name: String, _ range: Range<Int>) {
    scope.body.hasGoto = true
    guard scope.label(name) == nil else { return }
    scope.gotos.append(
      .init(
        name: name, range: range, variables: scope.active.count, depth: scope.blocks.count))
  }

  /// A label; `isLast`: nothing but labels and semicolons follow it in its block.
  mutating func addLabel(_ name: String, _ range: Range<Int>, isLast: Bool) throws(SyntaxError) {
    if let other = scope.label(name) {
      let line = lexer.source.line(of: other.range.lowerBound)
      return try refuse(
        SyntaxError(
          offset: range.lowerBound, message: "label '\(name)' already defined on line \(line)"))
    }
    let block = scope.blocks.count - 1
    let count = isLast ? scope.blocks[block].variables : scope.active.count
    scope.blocks[block].labels.append((name, range, count))
    try resolveGotos(to: name, variables: count)
  }

  private mutating func resolveGotos(to name: String, variables: Int) throws(SyntaxError) {
    let depth = scope.blocks.count
    for jump in scope.gotos where jump.name == name && jump.depth == depth {
      if jump.variables < variables { try refuse(jumpsIntoScope(jump)) }
    }
    scope.gotos.removeAll { $0.name == name && $0.depth == depth }
  }

  private func jumpsIntoScope(_ jump: FunctionScope.PendingGoto) -> SyntaxError {
    let line = lexer.source.line(of: jump.range.lowerBound)
    let local = scope.active[jump.variables].name
    return SyntaxError(
      offset: jump.range.lowerBound,
      message: "<goto \(jump.name)> at line \(line) jumps into the scope of local '\(local)'")
  }
}
