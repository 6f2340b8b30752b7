internal import LuaSyntax
internal import Reference

/// Finds what a file does with what its hooks are given.
final class InputVisitor {
  /// What becomes of the value of an expression.
  enum Context {
    case value
    case condition
    case use(InputUse)
  }

  private(set) var uses: [String: InputUse] = [:]
  /// Local variables that stand for an input, `props.dirty`, or for a table of inputs, `props`.
  private var names: [ObjectIdentifier: String] = [:]
  /// What the function that is being read returns.
  private var returned = Context.value

  init(_ chunk: Chunk) {
    read(chunk.body.block)
  }

  // MARK: Statements

  private func read(_ block: Block) {
    for statement in block.statements { read(statement) }
  }

  private func read(_ statement: Statement) {
    switch statement.kind {
    case .local(let variables, let values): readLocal(variables, values)
    case .localFunction(_, let body): read(body, returning: .value)
    case .assignment(let targets, let values):
      for target in targets { read(target, .value) }
      for value in values { read(value, .value) }
    case .call(let expression): read(expression, .value)
    case .function(let target, let body):
      read(body, returning: Self.returned(by: target.simpleField?.name ?? ""))
    case .return(let values):
      for (index, value) in values.enumerated() { read(value, index == 0 ? returned : .value) }
    default: readCompound(statement)
    }
  }

  private func readCompound(_ statement: Statement) {
    switch statement.kind {
    case .do(let block): read(block)
    case .while(let condition, let block), .repeat(let block, let condition):
      read(condition, .condition)
      read(block)
    case .if(let clauses, let otherwise):
      for clause in clauses {
        read(clause.condition, .condition)
        read(clause.block)
      }
      if let otherwise { read(otherwise) }
    case .numericFor(_, let values, let block), .genericFor(_, let values, let block):
      for value in values { read(value, .value) }
      read(block)
    default: break
    }
  }

  private func readLocal(_ variables: [Variable], _ values: [Expression]) {
    for (index, value) in values.enumerated() {
      if index < variables.count, let name = inputName(value.withoutDefault) {
        names[ObjectIdentifier(variables[index])] = name
      }
      read(value, .value)
    }
  }

  private func read(_ body: FunctionBody, returning context: Context) {
    let outer = returned
    returned = context
    read(body.block)
    returned = outer
  }

  /// What a function of that name gives its answer as.
  private static func returned(by name: String) -> Context {
    guard let hook = Reference.hooks.first(where: { $0.name == name }), hook.isDecision else {
      return .value
    }
    switch hook.results[0].type {
    case .boolean: return .use(InputUse { $0.isBoolean = true })
    case .string: return .use(InputUse { $0.isText = true })
    case .number: return .use(InputUse { $0.isNumber = true })
    case .color, .fill: return .use(InputUse { $0.isColor = true })
    default: return .value
    }
  }

  // MARK: Expressions

  private func read(_ expression: Expression, _ context: Context) {
    if let name = inputName(expression) { collect(name, context) }
    switch expression.kind {
    case .parenthesized(let inner): read(inner, context)
    case .unary(let operation, let operand): read(operand, Self.context(of: operation))
    case .chain(let first, let links): read(first, links, context)
    case .function(let body): read(body, returning: .value)
    case .table(let fields): for field in fields { read(field) }
    case .suffixed(let base, let suffixes): read(base, suffixes)
    default: break
    }
  }

  private func read(_ field: TableField) {
    if case .expression(let key) = field.key { read(key, .value) }
    if let body = field.value.function {
      read(body, returning: Self.returned(by: field.name ?? ""))
    } else {
      read(field.value, .value)
    }
  }

  private static func context(of operation: TokenKind) -> Context {
    switch operation {
    case .not: .condition
    case .hash: .use(InputUse { $0.isTable = true })
    case .minus: .use(InputUse { $0.isNumber = true })
    default: .value
    }
  }

  private func read(_ base: Expression, _ suffixes: [Suffix]) {
    read(base, .value)
    for (index, suffix) in suffixes.enumerated() {
      if index > 0 || base.name == nil { collectIndexed(base, suffixes, index) }
      switch suffix.kind {
      case .field: break
      case .index(let key): read(key, .value)
      case .call(let arguments):
        let context =
          index == 0 ? Self.argument(of: base.globalName ?? "") : libraryCall(base, suffixes)
        for argument in arguments { read(argument, context) }
      case .method(_, let arguments): for argument in arguments { read(argument, .value) }
      }
    }
    if let variable = base.name, let name = names[id(variable)], isInput(name), !suffixes.isEmpty {
      collect(name, Self.use(of: suffixes[0]))
    }
  }

  private func id(_ name: NameReference) -> ObjectIdentifier {
    name.variable.map { ObjectIdentifier($0) } ?? ObjectIdentifier(InputVisitor.self)
  }

  /// `props.zones` is a table where something of it is read.
  private func collectIndexed(_ base: Expression, _ suffixes: [Suffix], _ index: Int) {
    guard let name = inputName(base, suffixes.prefix(index)), isInput(name) else { return }
    collect(name, Self.use(of: suffixes[index]))
  }

  private static func use(of suffix: Suffix) -> Context {
    if case .method = suffix.kind { return .use(InputUse { $0.isText = true }) }
    return .use(InputUse { $0.isTable = true })
  }

  private func libraryCall(_ base: Expression, _ suffixes: [Suffix]) -> Context {
    guard let library = base.globalName, suffixes.count >= 2 else { return .value }
    switch library {
    case "math": return .use(InputUse { $0.isNumber = true })
    case "string": return .use(InputUse { $0.isText = true })
    default: return .value
    }
  }

  private static func argument(of function: String) -> Context {
    switch function {
    case "ipairs", "pairs", "next": .use(InputUse { $0.isTable = true })
    case "color": .use(InputUse { $0.isColor = true })
    default: .value
    }
  }

  private func collect(_ name: String, _ context: Context) {
    guard isInput(name) else { return }
    var use = InputUse()
    if case .use(let known) = context { use = known }
    uses[name, default: InputUse()].join(use)
  }

  private func isInput(_ name: String) -> Bool { name != "props" && name != "state" }
}

// MARK: Operators

extension InputVisitor {
  /// The operators of a chain are applied from the left: the last one joins all before it with its
  /// operand.
  private func read(_ first: Expression, _ links: [Expression.Link], _ context: Context) {
    guard let last = links.last else { return read(first, context) }
    let before = links.dropLast()
    let left =
      before.isEmpty
      ? first : Expression(kind: .chain(first, Array(before)), range: first.range)
    let right = last.operand
    switch last.operation {
    case .and:
      read(left, .condition)
      read(right, context)
    case .or:
      read(left, Self.context(with: right, context))
      read(right, context)
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
      read(left, compared(with: right, last.operation))
      read(right, compared(with: left, last.operation))
      collectType(left, right)
      collectType(right, left)
    default:
      let isText = last.operation == .concat
      let use = Context.use(
        InputUse {
          $0.isText = isText
          $0.isNumber = !isText
        })
      read(left, use)
      read(right, use)
    }
  }

  /// In `a or 0` the second operand says something about `a`, too.
  private static func context(with last: Expression, _ context: Context) -> Context {
    if case .condition = context { return .condition }
    var use = InputUse()
    switch last.kind {
    case .string: use.isText = true
    case .number: use.isNumber = true
    case .table: use.isTable = true
    case .true, .false: use.isBoolean = true
    default: return context
    }
    if case .use(let whole) = context { use.join(whole) }
    return .use(use)
  }

  private func compared(with other: Expression, _ operation: TokenKind) -> Context {
    let isOrder = operation != .equal && operation != .notEqual
    var use = InputUse { $0.isNumber = isOrder }
    if let literal = other.signedNumber {
      use.numbers = [literal]
      use.isNumber = true
    }
    if let text = other.stringValue { use.strings = [text] }
    switch other.kind {
    case .true, .false: use.isBoolean = true
    default: break
    }
    return .use(use)
  }

  /// `type(x) == "boolean"`.
  private func collectType(_ call: Expression, _ literal: Expression) {
    guard let type = literal.stringValue, case .suffixed(let base, let suffixes) = call.kind,
      base.globalName == "type", suffixes.count == 1, case .call(let arguments) = suffixes[0].kind,
      let argument = arguments.first, let name = inputName(argument)
    else { return }
    collect(
      name,
      .use(
        InputUse {
          $0.isBoolean = type == "boolean"
          $0.isText = type == "string"
          $0.isNumber = type == "number"
          $0.isTable = type == "table"
        }))
  }
}

// MARK: Names

extension InputVisitor {
  /// The input that an expression is: `props.dirty`, `class`; `props` and `state` are tables of them.
  private func inputName(_ expression: Expression) -> String? {
    if let name = expression.name, let variable = name.variable {
      return names[ObjectIdentifier(variable)]
    }
    guard case .suffixed(let base, let suffixes) = expression.kind else { return nil }
    return inputName(base, suffixes[...])
  }

  private func inputName(_ base: Expression, _ suffixes: ArraySlice<Suffix>) -> String? {
    guard base.name?.variable != nil, let last = suffixes.last?.nameRead else { return nil }
    let before = suffixes.dropLast().last?.nameRead
    if let before, before == "props" || before == "state" { return "\(before).\(last)" }
    if suffixes.count == 1, let variable = base.name?.variable,
      let table = names[ObjectIdentifier(variable)], !isInput(table)
    {
      return "\(table).\(last)"
    }
    return Self.fields.contains(last) ? last : nil
  }

  /// The fields of what hooks are given.
  private static let fields: Set<String> = [
    "class", "title", "props", "state", "index", "source", "count", "kind", "direction", "region",
    "distanceToEdge", "touches", "depth", "previousTitle", "default", "color", "luminance",
    "contrastColor", "interactivePopDisabled", "maxInitialDistance", "gesture", "barHidden",
    "backTitle", "backColor", "showsPreviousTitle", "customBackButton", "hidesBackButton",
    "hidesBottomBarWhenPushed", "modalInPresentation", "interactiveContentPopDisabled",
  ]
}

extension InputUse {
  init(_ change: (inout InputUse) -> Void) {
    self.init()
    change(&self)
  }
}

extension Suffix {
  /// The field that it reads, where that is known.
  var nameRead: String? {
    switch kind {
    case .field(let name): name
    case .index(let key): key.stringValue
    default: nil
    }
  }
}

extension Expression {
  /// `a` of `a or 0`.
  var withoutDefault: Expression {
    guard case .chain(let first, let links) = kind, links.count == 1, links[0].operation == .or
    else {
      return self
    }
    return first
  }

  /// The number that it is, with its sign.
  var signedNumber: Double? {
    switch kind {
    case .number(let value, _): value
    case .unary(.minus, let operand): operand.signedNumber.map { -$0 }
    default: nil
    }
  }
}
