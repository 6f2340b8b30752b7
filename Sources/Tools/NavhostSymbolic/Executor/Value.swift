internal import NavhostLuaSyntax

/// A value while a hook is followed.
enum Value {
  case constant(Constant)
  case term(Term)
  case table(OwnTable)
  case function(Closure)
  /// A function of the library, by its name.
  case library(ByteText)
  case handed(Handed)
  /// What `ipairs` and `pairs` give a loop.
  case walk(Walk)

  static var `nil`: Value { .constant(.nil) }
  static func boolean(_ value: Bool) -> Value { .constant(.boolean(value)) }
  static func integer(_ value: Int) -> Value { .constant(.integer(Int64(value))) }

  var constant: Constant? {
    if case .constant(let constant) = self { return constant }
    return nil
  }

  var term: Term? {
    if case .term(let term) = self { return term }
    return nil
  }

  var bytes: ByteText? { constant?.bytes }

  var isNil: Bool { constant?.kind == .nil }

  /// As a side of a comparison; nil for what is neither constant nor a term.
  var operand: Operand? {
    switch self {
    case .constant(let constant): .constant(constant)
    case .term(let term): .term(term)
    default: nil
    }
  }

  init(_ operand: Operand) {
    switch operand {
    case .constant(let constant): self = .constant(constant)
    case .term(let term): self = .term(term)
    }
  }

  /// The kinds of what is known; nil for a term.
  var knownKinds: Kinds? {
    switch self {
    case .constant(let constant): constant.kind
    case .term: nil
    case .table: .table
    case .handed(let handed): handed.kind.isTable ? .table : .other
    case .function, .library, .walk: .other
    }
  }

  var typeName: String {
    switch self {
    case .constant(let constant): constant.kind.typeName ?? "nil"
    case .term: "value"
    case .table: "table"
    case .handed(let handed): handed.kind.isTable ? "table" : "userdata"
    case .function, .library, .walk: "function"
    }
  }
}

/// A table that the plugin has made.
final class OwnTable {
  var fields: [Constant: Value] = [:]
  var meta: OwnTable?
  /// A number for each table of a run.
  let birth: Int
  let line: Int
  /// It was made while the file was loaded, so that it lives on.
  let isLasting: Bool
  /// Some hook writes it between calls: what it holds is not known.
  var kept: Term?

  init(birth: Int = 0, line: Int = 0, isLasting: Bool = false) {
    self.birth = birth
    self.line = line
    self.isLasting = isLasting
  }

  /// Lets go what the run's end takes apart.
  func close() { (fields, meta) = ([:], nil) }

  /// The key as tables have it: a float of an integer's value is that integer.
  static func key(_ constant: Constant) -> Constant {
    if case .float(let value) = constant, let whole = Int64(exactly: value) {
      return .integer(whole)
    }
    return constant
  }

  subscript(_ key: Constant) -> Value {
    get { fields[OwnTable.key(key)] ?? .nil }
    set {
      if newValue.isNil {
        fields[OwnTable.key(key)] = nil
      } else {
        fields[OwnTable.key(key)] = newValue
      }
    }
  }

  subscript(_ name: ByteText) -> Value {
    get { fields[.text(name)] ?? .nil }
    set { self[.text(name)] = newValue }
  }

  subscript(_ place: Int) -> Value {
    get { fields[.integer(Int64(place))] ?? .nil }
    set { self[.integer(Int64(place))] = newValue }
  }

  /// The length, if no element is nil.
  var count: Int {
    var count = 0
    while fields[.integer(Int64(count + 1))] != nil { count += 1 }
    return count
  }

  /// Whether an element stands behind the first so many. After a gap Lua may count it, or not.
  func hasElement(after count: Int) -> Bool {
    fields.keys.contains { key in
      if case .integer(let place) = key { place > count } else { false }
    }
  }

  /// The keys in the order in which the host's `pairs` goes through them.
  var keys: [Constant] {
    fields.keys.sorted { OwnTable.rank($0, $1) }
  }

  private static func rank(_ one: Constant, _ other: Constant) -> Bool {
    switch (one, other) {
    case (.text(let one), .text(let other)): return one < other
    case (.boolean(let one), .boolean(let other)): return !one && other
    default:
      if let one = one.number, let other = other.number { return one < other }
      return place(one) < place(other)
    }
  }

  private static func place(_ key: Constant) -> Int {
    switch key {
    case .integer, .float: 0
    case .text: 1
    default: 2
    }
  }
}

/// A function of the plugin.
final class Closure {
  let body: FunctionBody
  let scope: Scope?
  let file: SourceFile

  init(_ body: FunctionBody, _ scope: Scope?, _ file: SourceFile) {
    self.body = body
    self.scope = scope
    self.file = file
  }
}

/// Something that a hook is handed, and how it is reached.
struct Handed: Hashable {
  var kind: HandedKind
  var path: ByteText
}

/// What a loop goes through.
struct Walk {
  var isList: Bool
  var over: Over

  enum Over {
    case own(OwnTable)
    case app(Operand)
  }
}

/// A variable's place.
final class Cell {
  var value: Value
  let name: String
  /// It lives on between calls.
  let isLasting: Bool

  init(_ value: Value, _ name: String, isLasting: Bool) {
    self.value = value
    self.name = name
    self.isLasting = isLasting
  }
}

/// The variables of a block.
final class Scope {
  private var cells: [(variable: Variable, cell: Cell)] = []
  private let outer: Scope?
  var varargs: [Value]?

  init(_ outer: Scope?) { self.outer = outer }

  func declare(_ variable: Variable, _ cell: Cell) { cells.append((variable, cell)) }

  /// Lets go what the run's end takes apart.
  func close() { (cells, varargs) = ([], nil) }

  func cell(_ variable: Variable) -> Cell? {
    var scope: Scope? = self
    while let each = scope {
      for (other, cell) in each.cells.reversed() where other === variable { return cell }
      scope = each.outer
    }
    return nil
  }

  var allVarargs: [Value] {
    var scope: Scope? = self
    while let each = scope {
      if let varargs = each.varargs { return varargs }
      scope = each.outer
    }
    return []
  }
}

/// Why a run ends before its end.
enum Stop: Error {
  case fault(LuaFault)
  /// The tool does not follow what stands there.
  case notUnderstood(String, Site)
  /// No input goes this way.
  case impossible
  /// Looked at for its returns and errors only.
  case dropped
}

/// An error of Lua.
struct LuaFault: Sendable {
  var message: String
  var site: Site
}
