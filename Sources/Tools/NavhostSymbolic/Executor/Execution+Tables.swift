extension Execution {
  func index(_ base: Value, _ key: Value) throws(Stop) -> Value {
    switch base {
    case .handed(let handed): return try field(handed, key)
    case .table(let table): return try index(table, key)
    case .constant(.text):
      return key.bytes.map { Library.text($0) } ?? .nil
    case .term(let term): return try index(term, key)
    default: throw fault("attempt to index a \(base.typeName) value")
    }
  }

  private func index(_ table: OwnTable, _ key: Value) throws(Stop) -> Value {
    try enter()
    defer { leave() }
    if let kept = table.kept {
      guard let operand = key.operand, !key.isNil else { return .nil }
      return try term(.index(.term(now(kept)), operand))
    }
    var value = Value.nil
    switch key {
    case .constant(let constant): if constant.kind != .notANumber { value = table[constant] }
    case .term(let term): value = try lookUp(term, in: table)
    case .table, .function, .library, .handed, .walk:
      if !table.fields.isEmpty, table.hasOddKeys { throw unclear("a table as a key") }
    }
    guard let meta = table.meta, try isNil(value) else { return value }
    switch meta["__index"] {
    case .function, .library: return try call(meta["__index"], [.table(table), key]).first ?? .nil
    case .constant(.nil): return .nil
    case let next: return try index(next, key)
    }
  }

  private func lookUp(_ term: Term, in table: OwnTable) throws(Stop) -> Value {
    let mine = try kinds(term)
    if terms.isHidden(term), mine.contains(.table) || mine.contains(.other) {
      throw unclear("a table by a key that is kept")
    }
    let keys = table.keys.filter {
      mine.meets($0.kind) || $0.kind.isSubset(of: .number) && mine.meets(.number)
    }
    if keys.isEmpty { return .nil }
    if keys.count > 40 { throw unclear("a table of more than 40 keys by an unknown key") }
    if let single = try domain(term).single { return table[single] }
    var alternatives: [[Literal]] = []
    var none: [Literal] = []
    for key in keys {
      let atom: Atom
      if case .boolean = key {
        atom = .kind(term, key.kind)
      } else {
        atom = .equal(term, .constant(key))
      }
      alternatives.append([Literal(atom)])
      none.append(Literal(atom, false))
    }
    let place = try decide(alternatives + [none])
    return place < keys.count ? table[keys[place]] : .nil
  }

  private func index(_ base: Term, _ key: Value) throws(Stop) -> Value {
    switch try group(base, [.table, .text]) {
    case 0:
      guard let operand = key.operand, !key.isNil else { return .nil }
      if hasWrittenKept, isKept(base) { throw unclear("a table that is kept and was written") }
      if let value = written[.element(base, operand)] { return value }
      for other in written.keys {
        if case .element(let written, _) = other, written == base {
          throw unclear("a table of the app that was written")
        }
      }
      return try term(.index(.term(isKept(base) ? now(base) : base), operand))
    case 1: return key.bytes.map { Library.text($0) } ?? .nil
    default:
      if try kinds(base).contains(.other) { throw unclear("a value that is kept") }
      throw fault("attempt to index a value")
    }
  }

  func setIndex(_ base: Value, _ key: Value, _ value: Value) throws(Stop) {
    switch base {
    case .handed(let handed): try setField(handed, key, value)
    case .table(let table): try setIndex(table, key, value)
    case .term(let term):
      if try !isOf(term, .table) {
        if try kinds(term).contains(.other) { throw unclear("a value that is kept") }
        throw fault("attempt to index a value")
      }
      writes += 1
      guard let operand = key.operand else { throw fault("this key cannot be kept") }
      try needKey(key)
      if isKept(term) {
        hasWrittenKept = true
        return
      }
      written[.element(term, operand)] = value
    default: throw fault("attempt to index a \(base.typeName) value")
    }
  }

  /// It comes out of what lives on between calls.
  func isKept(_ term: Term) -> Bool {
    switch terms[term] {
    case .hidden: return true
    case .index(.term(let base), _), .element(.term(let base), _), .later(let base, _):
      return isKept(base)
    default: return false
    }
  }

  private func needKey(_ key: Value) throws(Stop) {
    switch key {
    case .constant(let constant):
      if constant.kind == .nil || constant.kind == .notANumber { throw fault("index is nil") }
    case .term(let term):
      guard try kinds(term).meets([.nil, .notANumber]) else { return }
      if try isOf(term, [.nil, .notANumber]) { throw fault("index is nil") }
    default: break
    }
  }

  private func setIndex(_ table: OwnTable, _ key: Value, _ value: Value) throws(Stop) {
    try enter()
    defer { leave() }
    writes += 1
    if !isLoading, table.isLasting {
      try needKey(key)
      memory.keep(table.birth)
      if table.kept != nil {
        let name = hiddenName(ByteText("table \(table.birth) after \(writes)"))
        analysis.alias(name, to: "a table")
        memory.wrote("a table", .table)
        table.kept = terms.term(.hidden(name))
      } else if case .constant(let constant) = key {
        table[constant] = value
      }
      return
    }
    guard case .constant(let constant) = key else {
      try needKey(key)
      throw unclear("a table that is written by an unknown key")
    }
    try needKey(key)
    if let method = table.meta?["__newindex"], !method.isNil, table[constant].isNil {
      if case .table = method { return try setIndex(method, key, value) }
      _ = try call(method, [.table(table), key, value])
      return
    }
    table[constant] = value
  }
}

extension OwnTable {
  /// Tables and functions as keys are not kept here.
  var hasOddKeys: Bool { false }
}
