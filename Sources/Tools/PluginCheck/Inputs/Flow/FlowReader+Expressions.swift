internal import NavhostLuaSyntax

extension FlowReader {
  /// The first value of an expression.
  func value(of expression: Expression) -> FlowValue {
    switch expression.kind {
    case .nil: [.nil]
    case .true: [.boolean(true)]
    case .false: [.boolean(false)]
    case .number(let number, _): [.number(number)]
    case .string(let text): [.string(text)]
    case .vararg: current.varargs
    case .function(let body): value(of: body)
    case .name(let name): value(of: name)
    case .suffixed(let base, let suffixes): results(of: base, suffixes[...])[0]
    case .table(let fields): value(of: fields, at: expression.range.lowerBound)
    case .unary(let operation, let operand): unary(operation, value(of: operand))
    case .chain(let first, let links): value(of: first, links[...])
    case .parenthesized(let inner): value(of: inner)
    case .unreadable: [.unknown]
    }
  }

  /// All values of a list: the last may give several.
  func results(of expressions: [Expression]) -> FlowResults {
    guard let last = expressions.last else { return FlowResults() }
    var values = expressions.dropLast().map { value(of: $0) }
    guard last.isMultiple else {
      values.append(value(of: last))
      return FlowResults(values: values)
    }
    if case .suffixed(let base, let suffixes) = last.kind {
      let results = results(of: base, suffixes[...])
      return FlowResults(values: values + results.values, rest: results.rest)
    }
    return FlowResults(values: values, rest: value(of: last).union([.nil]))
  }

  private func value(of name: NameReference) -> FlowValue {
    if let variable = name.variable {
      return variables[ObjectIdentifier(variable)] ?? []
    }
    if name.text == "app" { return [.record("app")] }
    let own = globals[name.text] ?? []
    return FlowLibrary.names.contains(name.text) ? own.union([.library(name.text)]) : own
  }

  private func value(of fields: [TableField], at offset: Int) -> FlowValue {
    let site = FlowSite(file: file, offset: offset)
    let table = table(site)
    var position = 0
    for (index, field) in fields.enumerated() {
      guard case .position = field.key else {
        store(value(of: field.value), in: [.table(site)], at: key(of: field))
        continue
      }
      position += 1
      if index == fields.count - 1, field.value.isMultiple {
        join(results(of: [field.value]).all, into: &table.elements)
      } else {
        store(value(of: field.value), in: [.table(site)], at: [.number(Double(position))])
      }
    }
    return [.table(site)]
  }

  private func key(of field: TableField) -> FlowValue {
    if let name = field.name { return [.string(name)] }
    if case .expression(let key) = field.key { return value(of: key) }
    return [.unknown]
  }

  // MARK: Operators

  private func unary(_ operation: TokenKind, _ value: FlowValue) -> FlowValue {
    switch operation {
    case .not:
      test(value)
      return .anyBoolean
    case .hash:
      for atom in value {
        switch atom {
        case .input(let input): note(input) { $0.isCounted = true }
        case .derived(let input, _): note(input) { $0.isText = true }
        default: break
        }
      }
      return FlowValue(value.inputs.map { .derived($0, .length) }).union([.unknown])
    case .minus:
      if let number = value.number { return [.number(-number)] }
      return calculated([value])
    default:
      loseSight(of: value)
      return [.unknown]
    }
  }

  /// The operators of a chain are applied from the left: the last one joins all before it with its
  /// operand.
  private func value(of first: Expression, _ links: ArraySlice<Expression.Link>) -> FlowValue {
    guard let last = links.last else { return value(of: first) }
    if last.operation == .concat { return joined([first] + links.map({ $0.operand })) }
    let left = value(of: first, links.dropLast())
    switch last.operation {
    case .and:
      test(left)
      let kept = left.filter { $0.isFalsy || !$0.isLiteral && !$0.isObject }
      return kept.union(value(of: last.operand))
    case .or: return either(truth(of: first, links.dropLast()), value(of: last.operand))
    default: return binary(last.operation, left, value(of: last.operand))
    }
  }

  /// What may stand before an `or` and be its result: of `a and b` that is `b`.
  private func truth(of first: Expression, _ links: ArraySlice<Expression.Link>) -> FlowValue {
    guard let last = links.last else { return truth(of: first) }
    switch last.operation {
    case .and:
      test(value(of: first, links.dropLast()))
      return truth(of: last.operand)
    case .or: return either(truth(of: first, links.dropLast()), truth(of: last.operand))
    default: return value(of: first, links)
    }
  }

  private func truth(of expression: Expression) -> FlowValue {
    switch expression.kind {
    case .parenthesized(let inner): truth(of: inner)
    case .chain(let first, let links): truth(of: first, links[...])
    default: value(of: expression)
    }
  }

  /// In `a or 0` the second operand says something about `a`, too.
  private func either(_ left: FlowValue, _ right: FlowValue) -> FlowValue {
    test(left)
    for case .input(let input) in left {
      for atom in right {
        note(input) { use in
          switch atom {
          case .string: use.isText = true
          case .number: use.isNumber = true
          case .table: use.isTable = true
          case .boolean: use.isBoolean = true
          default: break
          }
        }
      }
    }
    return left.filter { !$0.isFalsy }.union(right)
  }

  private func joined(_ operands: [Expression]) -> FlowValue {
    let values = operands.map { value(of: $0) }
    for case .input(let input) in values.flatMap({ $0 })
    where !isTelling || !input.hasPrefix("state.") {
      note(input) { $0.isText = true }
    }
    return values.reduce(into: [.unknown]) { $0.formUnion($1.derived) }
  }

  private func binary(_ operation: TokenKind, _ left: FlowValue, _ right: FlowValue) -> FlowValue {
    switch operation {
    case .equal, .notEqual:
      equate(left, right)
      equate(right, left)
      return .anyBoolean
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      order(left, right)
      order(right, left)
      return .anyBoolean
    case .plus, .minus, .star, .slash, .caret:
      if let one = left.number, let other = right.number {
        return Self.result(operation, one, other).map { [.number($0)] } ?? [.unknown]
      }
      let isShift = operation == .plus || operation == .minus
      return calculated([left, right], isShift: isShift && (left.isNumbers || right.isNumbers))
    default:
      // They fail for some numbers.
      loseSight(of: right)
      return calculated([left, right])
    }
  }

  private static func result(_ operation: TokenKind, _ one: Double, _ other: Double) -> Double? {
    switch operation {
    case .plus: one + other
    case .minus: one - other
    case .star: one * other
    case .slash: one / other
    default: nil
    }
  }

  /// What is made of numbers; the numbers that stand there are worth a try.
  func calculated(_ values: [FlowValue], isShift: Bool = false) -> FlowValue {
    let inputs = FlowValue(values.joined()).inputs
    for input in inputs {
      note(input) { use in
        use.isNumber = true
        use.numbers = values.joined().compactMap { FlowValue([$0]).number }.sorted()
      }
    }
    var result: FlowValue = [.unknown]
    for atom in values.joined() {
      guard let input = atom.input else { continue }
      result.insert(.derived(input, isShift && atom.isShifted ? .shift : .other))
    }
    return result
  }
}

extension Set<FlowAtom> {
  fileprivate var isNumbers: Bool { allSatisfy { FlowValue([$0]).number != nil } }
}

extension FlowAtom {
  /// The input itself, or with a number added.
  fileprivate var isShifted: Bool {
    switch self {
    case .input, .derived(_, .shift): true
    default: false
    }
  }

  /// It is never false.
  var isObject: Bool {
    switch self {
    case .controller, .argument, .record, .function, .table, .library: true
    default: false
    }
  }
}
