internal import NavhostLuaSyntax

extension FlowReader {
  func read(_ block: Block) {
    for statement in block.statements { read(statement) }
  }

  private func read(_ statement: Statement) {
    switch statement.kind {
    case .local(let variables, let values):
      let results = results(of: values)
      for (index, variable) in variables.enumerated() { join(results[index], into: variable) }
    case .localFunction(let variable, let body): join(value(of: body), into: variable)
    case .function(let target, let body): assign(value(of: body), to: target)
    case .assignment(let targets, let values):
      let results = results(of: values)
      for (index, target) in targets.enumerated() { assign(results[index], to: target) }
    case .call(let call): _ = results(of: [call])
    case .return(let values): give(answer(of: values))
    default: readCompound(statement)
    }
  }

  private func readCompound(_ statement: Statement) {
    switch statement.kind {
    case .do(let block): read(block)
    case .while(let condition, let block), .repeat(let block, let condition):
      test(value(of: condition))
      read(block)
    case .if(let clauses, let otherwise):
      for clause in clauses {
        test(value(of: clause.condition))
        read(clause.block)
      }
      if let otherwise { read(otherwise) }
    case .numericFor(let variable, let values, let block): count(variable, values, block)
    case .genericFor(let variables, let values, let block):
      let given = iteration(values)
      for (index, variable) in variables.enumerated() { join(given[index], into: variable) }
      read(block)
    default: break
    }
  }

  /// How often a loop runs shows the numbers that it was given.
  private func count(_ variable: Variable, _ values: [Expression], _ block: Block) {
    for bound in values {
      let value = value(of: bound)
      for input in value.inputs { note(input) { $0.isNumber = true } }
      loseSight(of: value)
    }
    join([.unknown], into: variable)
    read(block)
  }

  /// What the function that is read returns.
  private func give(_ results: FlowResults) {
    while current.returns.count < max(1, results.values.count) { current.returns.append([]) }
    for index in current.returns.indices { join(results[index], into: &current.returns[index]) }
    if results.rest != [.nil] {
      join(results.rest, into: &current.returns[current.returns.count - 1])
    }
    if current.isOpen { for value in results.values { escape(value) } }
    guard let answer = current.answer else { return }
    for atom in results[0] { answered(atom, as: answer) }
  }

  /// What is joined for the reason of an answer goes nowhere else.
  private func answer(of values: [Expression]) -> FlowResults {
    guard current.answer?.isBoolean == true, values.count == 2, values[1].isPlainlyJoined else {
      return results(of: values)
    }
    let answer = value(of: values[0])
    isTelling = true
    defer { isTelling = false }
    return FlowResults(values: [answer, value(of: values[1])])
  }

  private func answered(_ atom: FlowAtom, as answer: InputUse) {
    guard let input = atom.input else { return }
    note(input) { $0.join(answer) }
    // A title may be made of another; whether somebody leaves may not.
    if case .derived = atom, answer.isBoolean { loseSight(of: [atom]) }
  }

  func value(of body: FunctionBody) -> FlowValue {
    let outer = current
    current = function(body)
    read(body.block)
    current = outer
    return [.function(ObjectIdentifier(body))]
  }

  // MARK: Assignment

  func assign(_ value: FlowValue, to target: Expression) {
    switch target.kind {
    case .name(let name):
      if let variable = name.variable { return join(value, into: variable) }
      join(value, into: &globals[name.text, default: []])
    case .suffixed(let base, let suffixes):
      guard let last = suffixes.last else { return }
      let owner = results(of: base, suffixes.dropLast())[0]
      switch last.kind {
      case .field(let name): store(value, in: owner, at: [.string(name)])
      case .index(let key): store(value, in: owner, at: self.value(of: key))
      case .call, .method: break
      }
    case .parenthesized(let inner): assign(value, to: inner)
    default: break
    }
  }
}

extension Expression {
  /// Whether it joins names, fields and constants, and calls nothing.
  fileprivate var isPlainlyJoined: Bool {
    guard case .chain(let first, let links) = kind else { return false }
    return links.allSatisfy { $0.operation == .concat }
      && ([first] + links.map { $0.operand }).allSatisfy { $0.isPlain }
  }

  private var isPlain: Bool {
    switch kind {
    case .string, .number, .name: true
    case .suffixed(let base, let suffixes):
      base.isPlain && suffixes.allSatisfy { if case .field = $0.kind { true } else { false } }
    default: false
    }
  }
}
