internal import NavhostLuaSyntax
internal import NavhostSupport

/// What a file does with its names, collected before anything is judged.
final class Facts: TreeVisitor {
  /// A value that a local variable is given: one result of an expression.
  struct Assigned {
    var expression: Expression
    /// Which of its values, from 0.
    var index: Int
  }

  /// `variable.name = value`, or `function variable.name(…)`.
  struct FieldWrite {
    var name: String
    var range: Range<Int>
    var value: Expression
  }

  private(set) var assigned: [ObjectIdentifier: [Assigned]] = [:]
  private(set) var functions: [ObjectIdentifier: FunctionBody] = [:]
  private(set) var fieldWrites: [ObjectIdentifier: [FieldWrite]] = [:]
  private(set) var fieldReads: [ObjectIdentifier: Set<ExactName>] = [:]
  /// Loop variables and the list that they go through with `ipairs`.
  private(set) var elements: [ObjectIdentifier: Expression] = [:]
  /// Globals that the file itself gives a value, and whether it does so outside functions.
  private(set) var globals: [ExactName: (isTopLevel: Bool, range: Range<Int>)] = [:]
  /// Fields that the file gives to global tables: `string.trim`.
  private(set) var globalFields: Set<ExactName> = []
  private(set) var changesEnvironment = false
  private var depth = 0

  init(_ chunk: Chunk) {
    super.init()
    changesEnvironment = chunk.variables.contains { $0.name == "_ENV" }
    visit(chunk.body.block)
  }

  /// What the name of a local stands for: the table or function that is its only value.
  func resolve(_ expression: Expression) -> Expression {
    guard let variable = expression.name?.variable, variable.writes.isEmpty else {
      return expression
    }
    if let body = functions[ObjectIdentifier(variable)] {
      return Expression(kind: .function(body), range: body.range)
    }
    guard let value = assigned[ObjectIdentifier(variable)]?.first, value.index == 0 else {
      return expression
    }
    switch value.expression.kind {
    case .table, .function, .string, .number, .true, .false: return value.expression
    default: return expression
    }
  }

  override func visit(_ body: FunctionBody) {
    depth += 1
    super.visit(body)
    depth -= 1
  }

  override func visit(_ statement: Statement) {
    switch statement.kind {
    case .local(let variables, let values): collect(variables, values)
    case .localFunction(let variable, let body): functions[ObjectIdentifier(variable)] = body
    case .assignment(let targets, let values): collectAssignment(targets, values)
    case .function(let target, let body):
      collectAssignment([target], [Expression(kind: .function(body), range: body.range)])
    case .genericFor(let variables, let values, _): collectLoop(variables, values)
    default: break
    }
    super.visit(statement)
  }

  override func visit(_ expression: Expression) {
    if case .suffixed(let base, let suffixes) = expression.kind,
      let variable = base.name?.variable, let first = suffixes.first,
      !isFieldWrite(first, in: suffixes)
    {
      collectRead(of: variable, first)
    }
    super.visit(expression)
  }

  private var writtenFields: Set<Int> = []

  private func isFieldWrite(_ suffix: Suffix, in suffixes: [Suffix]) -> Bool {
    suffixes.count == 1 && writtenFields.contains(suffix.range.lowerBound)
  }

  private func collectRead(of variable: Variable, _ suffix: Suffix) {
    switch suffix.kind {
    case .field(let name), .method(let name, _):
      fieldReads[ObjectIdentifier(variable), default: []].insert(name)
    default: break
    }
  }

  private func collect(_ variables: [Variable], _ values: [Expression]) {
    for (index, variable) in variables.enumerated() {
      collect(value(index, of: values), for: variable)
    }
  }

  private func value(_ index: Int, of values: [Expression]) -> Assigned? {
    if index < values.count { return Assigned(expression: values[index], index: 0) }
    guard let last = values.last, last.isMultiple else { return nil }
    return Assigned(expression: last, index: index - values.count + 1)
  }

  private func collect(_ value: Assigned?, for variable: Variable) {
    guard let value else { return }
    assigned[ObjectIdentifier(variable), default: []].append(value)
  }

  private func collectAssignment(_ targets: [Expression], _ values: [Expression]) {
    for (index, target) in targets.enumerated() {
      let value = value(index, of: values)
      if let name = target.name {
        collect(name, value)
      } else if let field = target.simpleField {
        collectField(field, value)
      }
    }
  }

  private func collect(_ name: NameReference, _ value: Assigned?) {
    if let variable = name.variable { return collect(value, for: variable) }
    if name.text == "_ENV" { changesEnvironment = true }
    let wasTopLevel = globals[name.text]?.isTopLevel ?? false
    let range = globals[name.text]?.range ?? name.range
    globals[name.text] = (wasTopLevel || depth == 0, range)
  }

  private func collectField(
    _ field: (base: NameReference, name: String, range: Range<Int>), _ value: Assigned?
  ) {
    guard let variable = field.base.variable else {
      globalFields.insert("\(field.base.text).\(field.name)")
      return
    }
    guard let value, value.index == 0 else { return }
    writtenFields.insert(field.range.lowerBound)
    fieldWrites[ObjectIdentifier(variable), default: []].append(
      FieldWrite(name: field.name, range: field.range, value: value.expression))
  }

  private func collectLoop(_ variables: [Variable], _ values: [Expression]) {
    guard variables.count == 2, let call = values.first,
      case .suffixed(let base, let suffixes) = call.kind, base.globalName == "ipairs",
      suffixes.count == 1, case .call(let arguments) = suffixes[0].kind, let list = arguments.first
    else { return }
    elements[ObjectIdentifier(variables[1])] = list
  }
}

extension Expression {
  /// `name.field`, where the expression is nothing more.
  var simpleField: (base: NameReference, name: String, range: Range<Int>)? {
    guard case .suffixed(let base, let suffixes) = kind, suffixes.count == 1,
      let reference = base.name
    else { return nil }
    switch suffixes[0].kind {
    case .field(let name): return (reference, name, suffixes[0].range)
    case .index(let key): return key.stringValue.map { (reference, $0, key.range) }
    default: return nil
    }
  }
}
