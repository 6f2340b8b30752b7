internal import NavhostLuaSyntax
internal import NavhostReference
internal import NavhostSupport

/// What the expressions of a file are, as far as the API tells.
final class Types {
  private let facts: Facts
  private let hasNav: Bool
  private var bound: [ObjectIdentifier: Reference.LuaType] = [:]
  /// Variables that are being looked into, so that none is asked for while it is.
  private var pending: Set<ObjectIdentifier> = []
  /// What was found of variables. Of one whose values lead back to itself nothing is known, wherever one
  /// begins.
  private var found: [ObjectIdentifier: Inferred?] = [:]
  /// A host takes no longer chains from a plugin.
  private static let mostSuffixes = 200

  init(_ check: FileCheck) {
    facts = check.facts
    hasNav = !check.role.isSandboxed && check.facts.globals["nav"] == nil
  }

  /// Says what a parameter is.
  func bind(_ variable: Variable, to type: Reference.LuaType) {
    let id = ObjectIdentifier(variable)
    bound[id] = type
    // What depends on it has asked for it.
    if found[id] != nil { found = [:] }
  }

  func type(of expression: Expression) -> Inferred? {
    switch expression.kind {
    case .name(let reference): return type(of: reference)
    case .parenthesized(let inner): return type(of: inner)
    case .suffixed(let base, let suffixes): return type(of: base, suffixes[...])
    default: return nil
    }
  }

  /// The type of the first suffixes of an expression.
  func type(of base: Expression, _ suffixes: ArraySlice<Suffix>) -> Inferred? {
    guard suffixes.count <= Self.mostSuffixes else { return nil }
    var type = type(of: base)
    for suffix in suffixes {
      guard let known = type else { return nil }
      type = self.type(of: suffix, on: known, result: 0)
    }
    return type
  }

  private func type(of reference: NameReference) -> Inferred? {
    guard let variable = reference.variable else { return globalType(reference.text) }
    return type(of: variable)
  }

  private func globalType(_ name: String) -> Inferred? {
    guard facts.globals[name] == nil else { return nil }
    if name == "nav" { return hasNav ? .nav : nil }
    return Reference.globalFunctions.first { $0.name == name }
      .map { .function($0, isMethod: false) }
  }

  private func type(of variable: Variable) -> Inferred? {
    let id = ObjectIdentifier(variable)
    if let known = found[id] { return known }
    guard pending.insert(id).inserted else { return nil }
    let type = newType(of: variable, id)
    pending.remove(id)
    found[id] = .some(type)
    return type
  }

  private func newType(of variable: Variable, _ id: ObjectIdentifier) -> Inferred? {
    if let type = bound[id] { return variable.writes.isEmpty ? .value(type) : nil }
    if let list = facts.elements[id] { return elementType(of: list) }
    return commonType(facts.assigned[id] ?? [])
  }

  private func elementType(of list: Expression) -> Inferred? {
    guard case .value(.list(let element)) = type(of: list) else { return nil }
    return .value(element)
  }

  /// What all of the values are, nil apart; nil where they differ.
  private func commonType(_ values: [Facts.Assigned]) -> Inferred? {
    var common: Reference.LuaType?
    for value in values {
      if case .nil = value.expression.kind { continue }
      guard case .value(let type) = type(of: value) else { return nil }
      guard common == nil || common == type else { return nil }
      common = type
    }
    return common.map { .value($0) }
  }

  private func type(of value: Facts.Assigned) -> Inferred? {
    guard case .suffixed(let base, let suffixes) = value.expression.kind,
      value.expression.isMultiple, let last = suffixes.last
    else { return value.index == 0 ? type(of: value.expression) : nil }
    if base.globalName == "assert", suffixes.count == 1, case .call(let arguments) = last.kind {
      return arguments.first.flatMap(type(of:))
    }
    guard let function = type(of: base, suffixes.dropLast()) else { return nil }
    return type(of: last, on: function, result: value.index)
  }

  private func type(of suffix: Suffix, on known: Inferred, result: Int) -> Inferred? {
    switch suffix.kind {
    case .field(let name): return field(name, of: known)
    case .index(let key):
      if let name = key.stringValue { return field(name, of: known) }
      guard case .value(.list(let element)) = known else { return nil }
      return .value(element)
    case .call:
      guard case .function(let function, _) = known else { return nil }
      return self.result(result, of: function)
    case .method(let name, _):
      guard case .function(let function, true) = field(name, of: known) else { return nil }
      return self.result(result, of: function)
    }
  }

  private func result(_ index: Int, of function: Reference.Function) -> Inferred? {
    index < function.results.count ? .value(function.results[index].type) : nil
  }

  /// What stands in a field.
  func field(_ name: String, of known: Inferred) -> Inferred? {
    if case .nav = known { return navField(name) }
    guard let object = known.object else { return nil }
    if let field = object.field(name) { return .value(field.type) }
    return object.methods.first { $0.name == name }.map { .function($0, isMethod: true) }
  }

  private func navField(_ name: String) -> Inferred? {
    if let field = Reference.navFields.first(where: { $0.name == name }) {
      return .value(field.type)
    }
    return Reference.navFunctions.first { $0.name == name }
      .map { .function($0, isMethod: false) }
  }
}

/// What is known of a value before the program runs.
enum Inferred {
  case value(Reference.LuaType)
  /// A function of the API, called with a dot or with a colon.
  case function(Reference.Function, isMethod: Bool)
  /// The table `nav`.
  case nav

  /// The kind of object that it is, where it is one for certain.
  var object: Reference.ObjectType? {
    guard case .value(.object(let name)) = self else { return nil }
    return Reference.object(name)
  }
}
