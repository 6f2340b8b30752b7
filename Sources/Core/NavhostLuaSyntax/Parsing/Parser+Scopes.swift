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
    scope.see(variable)
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
    scope.forget(from: block.variables)
    guard let outer = scope.blocks.indices.last else {
      let first = block.gotos.values.joined().min { $0.range.lowerBound < $1.range.lowerBound }
      if let first { try refuse(unresolved(first)) }
      return
    }
    for (name, jumps) in block.gotos {
      let moved = jumps.map { jump in
        FunctionScope.PendingGoto(name: name, range: jump.range, variables: block.variables)
      }
      scope.blocks[outer].gotos[name, default: []] += moved
    }
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
    scope.blocks[scope.blocks.count - 1].gotos[name, default: []].append(
      .init(name: name, range: range, variables: scope.active.count))
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
    scope.blocks[block].labels[name] = (range, count)
    try resolveGotos(to: name, variables: count)
  }

  private mutating func resolveGotos(to name: String, variables: Int) throws(SyntaxError) {
    let jumps = scope.blocks[scope.blocks.count - 1].gotos.removeValue(forKey: name) ?? []
    for jump in jumps.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where jump.variables < variables {
      try refuse(jumpsIntoScope(jump))
    }
  }

  private func jumpsIntoScope(_ jump: FunctionScope.PendingGoto) -> SyntaxError {
    let line = lexer.source.line(of: jump.range.lowerBound)
    let local = scope.active[jump.variables].name
    return SyntaxError(
      offset: jump.range.lowerBound,
      message: "<goto \(jump.name)> at line \(line) jumps into the scope of local '\(local)'")
  }
}
