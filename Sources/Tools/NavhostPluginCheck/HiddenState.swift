internal import NavhostLuaSyntax

/// A place where a function keeps something outside `controller.state`.
package struct HiddenState: Equatable, Sendable {
  /// The variable that is written, or the function that is called: `count`, `math.random`.
  package var name: String
  package var file: String
  package var line: Int

  /// In a file of a plugin; nothing is found in one that is no Lua.
  package static func found(in bytes: [UInt8], of file: String) -> [HiddenState] {
    let source = SourceText(file: file, bytes: bytes)
    guard let chunk = try? Parser.parse(source) else { return [] }
    return HiddenStateVisitor(chunk, source).found
  }
}

/// Finds where a function keeps something outside `controller.state`: writes to variables of functions
/// further out, to tables in them and to globals, and calls that answer differently each time.
private final class HiddenStateVisitor: TreeVisitor {
  private(set) var found: [HiddenState] = []
  private let source: SourceText
  /// How many functions each local variable is inside of.
  private var depths: [ObjectIdentifier: Int] = [:]
  private var depth = 0
  /// Local variables that hold a table from outside, and what it is called there.
  private var aliases: [ObjectIdentifier: String] = [:]

  init(_ chunk: Chunk, _ source: SourceText) {
    self.source = source
    super.init()
    visit(chunk.body.block)
  }

  override func visit(_ body: FunctionBody) {
    depth += 1
    declare(body.parameters)
    super.visit(body)
    depth -= 1
  }

  override func visit(_ statement: Statement) {
    switch statement.kind {
    case .local(let variables, let values):
      declare(variables)
      for (variable, value) in zip(variables, values) { collectAlias(variable, value) }
    case .genericFor(let variables, _, _): declare(variables)
    case .localFunction(let variable, _), .numericFor(let variable, _, _): declare([variable])
    case .assignment(let targets, _): for target in targets { collectWrite(target) }
    case .function(let target, _): collectWrite(target)
    default: break
    }
    super.visit(statement)
  }

  override func visit(_ expression: Expression) {
    if case .suffixed(let base, let suffixes) = expression.kind { collectCall(base, suffixes) }
    super.visit(expression)
  }

  private func declare(_ variables: [Variable]) {
    for variable in variables { depths[ObjectIdentifier(variable)] = depth }
  }

  private func collectWrite(_ target: Expression) {
    guard depth > 0, let base = target.base else { return }
    if isOutside(base) { return add(base.text, target.range) }
    // A field is written, not the variable itself.
    if target.name == nil, let name = alias(base) { add(name, target.range) }
  }

  /// `local cache = cache`, `local counts = module.counts`, `local module = require "module"`.
  private func collectAlias(_ variable: Variable, _ value: Expression) {
    guard depth > 0 else { return }
    if let base = value.base, base.variable != nil {
      guard let name = isOutside(base) ? base.text : alias(base) else { return }
      aliases[ObjectIdentifier(variable)] = name
    } else if case .suffixed(let base, let suffixes) = value.kind, base.globalName == "require",
      suffixes.count == 1
    {
      aliases[ObjectIdentifier(variable)] = variable.name
    }
  }

  private func alias(_ name: NameReference) -> String? {
    name.variable.flatMap { aliases[ObjectIdentifier($0)] }
  }

  /// Declared further out, or nowhere.
  private func isOutside(_ name: NameReference) -> Bool {
    guard let variable = name.variable else { return true }
    return (depths[ObjectIdentifier(variable)] ?? 0) < depth
  }

  private func collectCall(_ base: Expression, _ suffixes: [Suffix]) {
    guard depth > 0, let library = base.globalName, suffixes.count >= 2,
      let name = suffixes[0].nameRead, case .call(let arguments) = suffixes[1].kind
    else { return }
    let path = "\(library).\(name)"
    if Self.unsteady.contains(path) { add(path, base.range) }
    guard Self.writers.contains(path), let table = arguments.first?.base, table.variable != nil
    else { return }
    if let name = isOutside(table) ? table.text : alias(table) { add(name, base.range) }
  }

  private func add(_ name: String, _ range: Range<Int>) {
    let line = source.line(of: range.lowerBound)
    guard !found.contains(where: { $0.name.utf8.elementsEqual(name.utf8) }) else { return }
    found.append(HiddenState(name: name, file: source.file, line: line))
  }

  private static let unsteady: Set<String> = [
    "math.random", "os.time", "os.clock", "os.date", "collectgarbage",
  ]
  private static let writers: Set<String> = [
    "table.insert", "table.remove", "table.sort", "table.move", "rawset",
  ]
}

extension Expression {
  /// The name that it begins with: `a` of `a`, `a.b` and `a[b].c`.
  fileprivate var base: NameReference? {
    switch kind {
    case .name(let name): name
    case .suffixed(let base, let suffixes):
      suffixes.allSatisfy { $0.isPlace } ? base.base : nil
    case .parenthesized(let inner): inner.base
    default: nil
    }
  }
}

extension Suffix {
  fileprivate var isPlace: Bool {
    switch kind {
    case .field, .index: true
    case .call, .method: false
    }
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
