internal import NavhostLuaSyntax

extension Execution {
  func value(of expression: Expression, _ scope: Scope) throws(Stop) -> Value {
    try step()
    if case .suffixed = expression.kind { return try values(of: expression, scope).first ?? .nil }
    try enter()
    defer { leave() }
    switch expression.kind {
    case .nil: return .nil
    case .true: return .boolean(true)
    case .false: return .boolean(false)
    case .vararg: return scope.allVarargs.first ?? .nil
    case .number, .string:
      spend(expression.range.count)
      return .constant(file?.literal(expression.range) ?? .nil)
    case .function(let body): return closure(body, scope)
    case .name(let name): return try value(of: name, scope)
    case .table(let fields): return try table(fields, expression.range, scope)
    case .unary(let operation, let operand):
      let value = try value(of: operand, scope)
      offset = expression.range.lowerBound
      return try unary(operation, value)
    case .chain(let first, let links): return try chain(first, links, scope)
    case .parenthesized(let inner): return try value(of: inner, scope)
    case .suffixed, .unreadable: throw unclear("this source")
    }
  }

  private func closure(_ body: FunctionBody, _ scope: Scope) -> Value {
    guard let file else { return .nil }
    return .function(Closure(body, scope, file))
  }

  private func value(of name: NameReference, _ scope: Scope) throws(Stop) -> Value {
    guard let variable = name.variable else {
      offset = name.range.lowerBound
      return try global(ByteText(name.text))
    }
    return scope.cell(variable)?.value ?? .nil
  }

  private func unary(_ operation: TokenKind, _ value: Value) throws(Stop) -> Value {
    switch operation {
    case .not: return .boolean(try !isTruthy(value))
    case .hash: return try length(value)
    case .minus: return try minus(value)
    default: return try complement(value)
    }
  }

  private func chain(
    _ first: Expression, _ links: [Expression.Link], _ scope: Scope
  ) throws(Stop) -> Value {
    var left = try value(of: first, scope)
    for link in links {
      offset = link.range.lowerBound
      if link.operation.isLogical {
        let isTrue = try isTruthy(left)
        if isTrue == (link.operation == .and) { left = try value(of: link.operand, scope) }
        continue
      }
      let right = try value(of: link.operand, scope)
      offset = link.range.lowerBound
      left = try binary(link.operation, left, right)
    }
    return left
  }

  private func binary(_ operation: TokenKind, _ one: Value, _ other: Value) throws(Stop) -> Value {
    switch operation {
    case .equal: return .boolean(try areEqual(one, other))
    case .notEqual: return .boolean(try !areEqual(one, other))
    case .less: return .boolean(try isLess(one, other, orEqual: false))
    case .lessOrEqual: return .boolean(try isLess(one, other, orEqual: true))
    case .greater: return .boolean(try isLess(other, one, orEqual: false))
    case .greaterOrEqual: return .boolean(try isLess(other, one, orEqual: true))
    case .concat: return try join(one, other)
    case .plus: return try arithmetic(.add, one, other)
    case .minus: return try arithmetic(.subtract, one, other)
    case .star: return try arithmetic(.multiply, one, other)
    case .slash: return try arithmetic(.divide, one, other)
    case .doubleSlash: return try arithmetic(.floorDivide, one, other)
    case .percent: return try arithmetic(.modulo, one, other)
    case .caret: return try arithmetic(.power, one, other)
    case .ampersand: return try arithmetic(.and, one, other)
    case .pipe: return try arithmetic(.or, one, other)
    case .tilde: return try arithmetic(.exclusiveOr, one, other)
    case .shiftLeft: return try arithmetic(.shiftLeft, one, other)
    case .shiftRight: return try arithmetic(.shiftRight, one, other)
    default: throw unclear("this operator")
    }
  }

  private func table(
    _ fields: [TableField], _ range: Range<Int>, _ scope: Scope
  ) throws(Stop) -> Value {
    let line = file?.source.line(of: range.lowerBound) ?? 0
    let table = newTable(line: line, isLasting: isLoading)
    var place = 1
    for (index, field) in fields.enumerated() {
      switch field.key {
      case .position:
        if index == fields.count - 1, field.value.isMultiple {
          for value in try values(of: field.value, scope) {
            table[place] = value
            place += 1
          }
        } else {
          table[place] = try value(of: field.value, scope)
          place += 1
        }
      case .name(let name): table[ByteText(name)] = try value(of: field.value, scope)
      case .expression(let key):
        let key = try value(of: key, scope)
        let value = try value(of: field.value, scope)
        offset = field.keyRange.lowerBound
        guard case .constant(let constant) = key else {
          throw unclear("a table with an unknown key")
        }
        if constant.kind == .nil || constant.kind == .notANumber { throw fault("index is nil") }
        table[constant] = value
      }
    }
    if isLoading, memory.kept.contains(table.birth) {
      let name = ByteText("table \(table.birth) of line \(line)")
      memory.wrote(name, .table)
      table.kept = terms.term(.hidden(keptName(name)))
    }
    return .table(table)
  }

  private func keptName(_ name: ByteText) -> ByteText {
    let place = hiddenName(name)
    analysis.alias(place, to: name)
    return place
  }

  func keptTerm(_ name: ByteText) -> Value { .term(terms.term(.hidden(keptName(name)))) }

  // MARK: Several values

  func values(of expression: Expression, _ scope: Scope) throws(Stop) -> [Value] {
    switch expression.kind {
    case .vararg: return scope.allVarargs
    case .suffixed(let base, let suffixes):
      try enter()
      defer { leave() }
      var current = [try value(of: base, scope)]
      for suffix in suffixes { current = try apply(suffix, to: current.first ?? .nil, scope) }
      return current
    default: return [try value(of: expression, scope)]
    }
  }

  func values(of expressions: [Expression], _ scope: Scope) throws(Stop) -> [Value] {
    var all: [Value] = []
    for (index, expression) in expressions.enumerated() {
      if index == expressions.count - 1, expression.isMultiple {
        all += try values(of: expression, scope)
      } else {
        all.append(try value(of: expression, scope))
      }
    }
    return all
  }

  private func apply(
    _ suffix: Suffix, to base: Value, _ scope: Scope
  ) throws(Stop) -> [Value] {
    switch suffix.kind {
    case .field(let name):
      offset = suffix.range.lowerBound
      return [try index(base, .constant(.text(ByteText(name))))]
    case .index(let key):
      let key = try value(of: key, scope)
      offset = suffix.range.lowerBound
      return [try index(base, key)]
    case .call(let arguments):
      let arguments = try values(of: arguments, scope)
      return try callHere(base, arguments, suffix.range.lowerBound)
    case .method(let name, let arguments):
      offset = suffix.range.lowerBound
      let function = try index(base, .constant(.text(ByteText(name))))
      let arguments = try values(of: arguments, scope)
      return try callHere(function, [base] + arguments, suffix.range.lowerBound)
    }
  }

  private func callHere(
    _ function: Value, _ arguments: [Value], _ place: Int
  ) throws(Stop) -> [Value] {
    offset = place
    let file = file
    let results = try call(function, arguments)
    self.file = file
    offset = place
    return results
  }

  // MARK: Calls

  func call(_ function: Value, _ arguments: [Value]) throws(Stop) -> [Value] {
    try enter()
    defer { leave() }
    switch function {
    case .library(let name): return try callLibrary(name, arguments)
    case .function(let closure): return try call(closure, arguments)
    case .table(let table):
      guard let method = table.meta?["__call"], !method.isNil else { break }
      return try call(method, [function] + arguments)
    case .term(let term):
      if try kinds(term).contains(.other) { throw unclear("a function that is kept") }
      if terms.isHidden(term), try kinds(term).contains(.table) {
        throw unclear("a function that is kept")
      }
    default: break
    }
    throw fault("attempt to call a \(function.typeName) value")
  }

  func call(_ closure: Closure, _ arguments: [Value]) throws(Stop) -> [Value] {
    depth += 1
    if depth > 60 { throw unclear("calls nested deeper than 60") }
    let scope = newScope(closure.scope)
    let body = closure.body
    for (place, parameter) in body.parameters.enumerated() {
      let value = place < arguments.count ? arguments[place] : .nil
      scope.declare(parameter, Cell(value, parameter.name, isLasting: isLoading))
    }
    scope.varargs = body.isVararg ? Array(arguments.dropFirst(body.parameters.count)) : []
    let outer = file
    file = closure.file
    let flow = try run(body.block, scope)
    depth -= 1
    switch flow {
    case .returned(let values):
      file = outer
      return values
    case .on:
      noteEnd(body, closure.file)
      file = outer
      return []
    default: throw unclear("a jump out of a function")
    }
  }

  private func noteEnd(_ body: FunctionBody, _ file: SourceFile) {
    returnLine = file.source.line(of: max(body.range.lowerBound, body.range.upperBound - 1))
    returnLines = [returnLine]
    returnFile = file.index
  }

  func global(_ name: ByteText) throws(Stop) -> Value {
    if let value = writtenGlobals[name] { return value }
    let value = globals[name]
    if !value.isNil { return value }
    if Library.names.contains(name) { return .library(name) }
    if let library = Library.table(name) { return .table(library) }
    if name == "app" {
      if isLoading { throw unclear("app is read while the file is loaded") }
      return .handed(Handed(kind: .app, path: "app"))
    }
    if name == "_G" { throw unclear("_G") }
    let key: ByteText = "global " + name
    if !isLoading, memory.kinds(key) != .nil { return now(keptTerm(key)) }
    return .nil
  }
}
