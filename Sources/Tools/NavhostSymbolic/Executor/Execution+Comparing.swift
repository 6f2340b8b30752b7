extension Execution {
  func isTruthy(_ value: Value) throws(Stop) -> Bool {
    switch value {
    case .constant(let constant): return constant.isTruthy
    case .term(let term):
      let kinds = try kinds(term)
      if !kinds.meets(.falsy) { return true }
      if kinds.isSubset(of: .falsy) { return false }
      return try branch(.kind(term, .truthy))
    default: return true
    }
  }

  func isNil(_ value: Value) throws(Stop) -> Bool {
    switch value {
    case .constant(let constant): return constant.kind == .nil
    case .term(let term):
      let kinds = try kinds(term)
      if !kinds.contains(.nil) { return false }
      if kinds == .nil { return true }
      return try branch(.kind(term, .nil))
    default: return false
    }
  }

  /// Lua's `==`.
  func areEqual(_ one: Value, _ other: Value) throws(Stop) -> Bool {
    switch (one, other) {
    case (.constant(let one), .constant(let other)): return Constant.areEqual(one, other)
    case (.term(let term), .constant(let constant)), (.constant(let constant), .term(let term)):
      return try isEqual(term, constant)
    case (.term(let one), .term(let other)): return try areEqual(one, other)
    case (.handed(let one), .handed(let other)): return try areSame(one, other)
    case (.table(let one), .table(let other)):
      if one === other { return true }
      for table in [one, other] {
        if let meta = table.meta, !meta["__eq"].isNil {
          let results = try call(meta["__eq"], [.table(one), .table(other)])
          return try isTruthy(results.first ?? .nil)
        }
      }
      return false
    case (.function(let one), .function(let other)): return one === other
    case (.library(let one), .library(let other)): return one == other
    case (.term(let term), _), (_, .term(let term)):
      if try kinds(term).contains(.other) { throw unclear("identity of a value that is kept") }
      if try kinds(term).contains(.table) {
        if terms.isHidden(term) { throw unclear("identity of a table that is kept") }
      }
      return false
    default: return false
    }
  }

  private func isEqual(_ term: Term, _ constant: Constant) throws(Stop) -> Bool {
    if case .type(let base) = terms[term] {
      guard let name = constant.bytes else { return false }
      return try isKind(base, Kinds.named(name))
    }
    if case .mathType(let base) = terms[term] {
      switch constant {
      case .nil: return try !isKind(base, .number)
      case .text("integer"): return try isKind(base, .integer)
      case .text("float"): return try isKind(base, [.float, .notANumber])
      default: return false
      }
    }
    let mine = try kinds(term)
    switch constant {
    case .nil, .boolean: return try isKind(term, constant.kind)
    case .text: if !mine.contains(.text) { return false }
    case .integer, .float:
      if constant.number == nil || !mine.meets(.ordered) { return false }
    }
    if let single = try domain(term).single { return Constant.areEqual(single, constant) }
    return try branch(.equal(term, .constant(constant)))
  }

  private func isKind(_ term: Term, _ some: Kinds) throws(Stop) -> Bool {
    let mine = try kinds(term)
    if !mine.meets(some) { return false }
    if mine.isSubset(of: some) { return true }
    return try branch(.kind(term, some))
  }

  private func areEqual(_ one: Term, _ other: Term) throws(Stop) -> Bool {
    if one == other {
      guard try kinds(one).contains(.notANumber) else { return true }
      return try !branch(.kind(one, .notANumber))
    }
    let (first, second) = one.id < other.id ? (one, other) : (other, one)
    return try branch(.equal(first, .term(second)))
  }

  private func areSame(_ one: Handed, _ other: Handed) throws(Stop) -> Bool {
    if one == other { return true }
    guard one.kind == other.kind else { return false }
    guard one.kind == .controller else { throw unclear("identity of two tables") }
    let paths = [one.path, other.path].sorted()
    let sides = paths.map { Operand.term(terms.term(.whole($0))) }
    return try branch(.fact(.sameScreen, sides))
  }

  /// Lua's `<` and `<=`.
  func isLess(_ one: Value, _ other: Value, orEqual: Bool) throws(Stop) -> Bool {
    for value in [one, other] {
      guard case .table(let table) = value else { continue }
      let method = table.meta?[orEqual ? "__le" : "__lt"] ?? .nil
      if method.isNil { throw fault("attempt to compare") }
      return try isTruthy(try call(method, [one, other]).first ?? .nil)
    }
    guard let first = one.operand, let second = other.operand else {
      throw fault("attempt to compare")
    }
    if let first = first.constant, let second = second.constant {
      return try isLess(first, second, orEqual)
    }
    try compare(first, second)
    let atom = orEqual ? Atom.lessOrEqual(first, second) : .less(first, second)
    return try branch(atom)
  }

  private func isLess(
    _ one: Constant, _ other: Constant, _ orEqual: Bool
  ) throws(Stop) -> Bool {
    if let one = one.bytes, let other = other.bytes { return orEqual ? one <= other : one < other }
    let areNumbers = one.kind.isSubset(of: .number) && other.kind.isSubset(of: .number)
    if !areNumbers { throw fault("attempt to compare") }
    guard let one = one.number, let other = other.number else { return false }
    return orEqual ? one <= other : one < other
  }

  /// Both are numbers, or both texts; else it is an error.
  private func compare(_ one: Operand, _ other: Operand) throws(Stop) {
    let groups: [Kinds] = [.number, .text, Kinds.any.subtracting(.textOrNumber)]
    var good: [[Literal]] = []
    var bad: [[Literal]] = []
    for first in groups {
      for second in groups {
        var literals: [Literal] = []
        var isPossible = true
        for (operand, kinds) in [(one, first), (other, second)] {
          switch operand {
          case .constant(let constant): if !constant.kind.isSubset(of: kinds) { isPossible = false }
          case .term(let term): literals.append(Literal(.kind(term, kinds)))
          }
        }
        guard isPossible else { continue }
        if first == second, first != groups[2] {
          good.append(literals)
        } else {
          bad.append(literals)
        }
      }
    }
    if let known = try sure(one, other) {
      if known { return }
      throw fault("attempt to compare")
    }
    if try decide(good + bad) >= good.count { throw fault("attempt to compare") }
  }

  /// Whether they can be compared, where their kinds say so already.
  private func sure(_ one: Operand, _ other: Operand) throws(Stop) -> Bool? {
    let (first, second) = (try kinds(one), try kinds(other))
    if first.isSubset(of: .number), second.isSubset(of: .number) { return true }
    if first == .text, second == .text { return true }
    if !first.meets(.textOrNumber) || !second.meets(.textOrNumber) { return false }
    return nil
  }

  func kinds(_ operand: Operand) throws(Stop) -> Kinds {
    switch operand {
    case .constant(let constant): return constant.kind
    case .term(let term): return try kinds(term)
    }
  }
}
