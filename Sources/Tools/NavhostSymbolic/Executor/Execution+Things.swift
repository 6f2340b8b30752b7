/// What hooks are handed: controllers, attempts, props.
extension Execution {
  /// What stands at the end of a path.
  static func handedKind(_ path: ByteText) -> HandedKind? {
    let parts = path.bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let last = parts.last.map({ ByteText(Array($0)) }) else { return nil }
    if parts.count == 1 {
      switch last {
      case "controller": return .controller
      case "pop": return .pop
      case "gesture": return .gesture
      case "push": return .push
      case "tab": return .tab
      case "back": return .back
      case "bar": return .bar
      case "app": return .app
      default: return nil
      }
    }
    switch last {
    case "previous", "target", "top", "container", "root": return .controller
    case "inner": return .inner
    case "presented": return .presented
    case "start", "location", "translation", "velocity": return .point
    case "props": return .props
    case "state": return .state
    default: return nil
    }
  }

  /// So many controllers down the stack are told apart.
  private static let maximumDepth = 6

  func field(_ handed: Handed, _ key: Value) throws(Stop) -> Value {
    if handed.kind.isTable { return try entry(handed, key) }
    if key.term != nil { throw unclear("a name made up at run time") }
    guard let name = key.bytes, let kind = HandedFields.field(handed.kind, name) else {
      return .nil
    }
    if let value = written[.field(handed.path, name)] { return value }
    if handed.kind == .controller, HandedFields.setting(name) != nil || name == "title" {
      try excludeAlias(handed, name)
    }
    let path = handed.path + "." + name
    let named = terms.term(.field(handed.path, name))
    let here = Value.term(Execution.canChange(handed, name) ? now(named) : named)
    if handed.kind == .controller, let value = try place(handed, name) { return value }
    // What was asked about goes on animated, however it began.
    if handed.kind == .pop, name == "animated", !result.asked.isEmpty { return .boolean(true) }
    switch kind {
    case .value: return here
    case .thing(let kind): return try thing(Handed(kind: kind, path: path))
    case .maybe(let kind):
      if handed.path.bytes.split(separator: 46).count > Execution.maximumDepth + 1 {
        throw unclear("a loop down the stack")
      }
      guard case .term(let term) = here else { return .nil }
      if try branch(.kind(term, .nil)) { return .nil }
      return try thing(Handed(kind: kind, path: path))
    }
  }

  private func thing(_ handed: Handed) throws(Stop) -> Value {
    let names = handed.kind.copied
    if names.isEmpty { return .handed(handed) }
    let table = newTable()
    for name in names { table[name] = try field(handed, .constant(.text(name))) }
    return .table(table)
  }

  /// Whether a field can be another one when a question is answered.
  static func canChange(_ handed: Handed, _ name: ByteText) -> Bool {
    if handed.kind.isTable || handed.path.hasPrefix("tab.top") { return true }
    for part in handed.path.bytes.split(separator: UInt8(ascii: ".")).map({ ByteText(Array($0)) }) {
      if part == "inner" || part == "presented" { return true }
    }
    guard handed.kind == .controller else { return false }
    return name == "title" || name == "inner" || name == "presented"
      || HandedFields.setting(name) != nil
  }

  /// Where a controller stands on its stack.
  private func place(_ handed: Handed, _ name: ByteText) throws(Stop) -> Value? {
    let isRoot = handed.path.hasSuffix(".root")
    if isRoot {
      switch name {
      case "isRoot": return .boolean(true)
      case "previous": return .nil
      case "index": return .integer(1)
      default: return nil
      }
    }
    guard HookShape.isPlaced(hook), name == "isRoot" || name == "previous" else { return nil }
    let index = terms.term(.field(handed.path, "index"))
    let isFirst = try branch(.equal(index, .constant(.integer(1))))
    if name == "isRoot" { return .boolean(isFirst) }
    if isFirst { return .nil }
    if handed.path.bytes.split(separator: 46).count > Execution.maximumDepth {
      throw unclear("a loop down the stack")
    }
    return .handed(Handed(kind: .controller, path: handed.path + ".previous"))
  }

  /// Two paths may lead to one screen, one of them was written.
  private func excludeAlias(_ handed: Handed, _ name: ByteText) throws(Stop) {
    for key in written.keys {
      guard case .field(let path, let other) = key, path != handed.path, other == name,
        Execution.handedKind(path) == handed.kind
      else { continue }
      throw unclear("a screen that may be the same as another one that was written")
    }
  }

  /// A prop, a state, a field of `app`.
  private func entry(_ handed: Handed, _ key: Value) throws(Stop) -> Value {
    guard let operand = key.operand else { return .nil }
    if case .constant(let constant) = operand {
      if constant.kind == .nil { return .nil }
      if let value = written[.entry(handed.path, .constant(OwnTable.key(constant)))] {
        return value
      }
    }
    for other in written.keys {
      guard case .entry(let path, let writtenKey) = other else { continue }
      let isHere = path == handed.path
      if isHere, writtenKey.term != nil || operand.term != nil {
        throw unclear("a name made up at run time that was written")
      }
      let isAlike = writtenKey == operand || writtenKey.term != nil || operand.term != nil
      if !isHere, Execution.handedKind(path) == handed.kind, isAlike {
        throw unclear("a screen that may be the same as another one that was written")
      }
    }
    if handed.kind == .state { return try state(handed, operand) }
    guard case .constant(.text(let name)) = operand else {
      return try term(.index(.term(whole(handed)), operand))
    }
    return .term(now(terms.term(.field(handed.path, name))))
  }

  private func state(_ handed: Handed, _ key: Operand) throws(Stop) -> Value {
    guard case .constant(let constant) = key else {
      throw unclear("a name of 'state' made up at run time")
    }
    let name = stateName(handed, constant)
    if memory.kinds("state.*") != .nil {
      throw unclear("a state whose name is made up at run time")
    }
    if memory.kinds(Execution.stateName(constant)) == .nil { return .nil }
    return .term(now(terms.term(.hidden(name))))
  }

  /// All of a table that it was handed.
  func whole(_ handed: Handed) -> Term { now(terms.term(.whole(handed.path))) }

  private static func stateName(_ key: Constant) -> ByteText {
    "state." + (key.bytes ?? ByteText(key.luaText))
  }

  /// The name under which the kinds of a state are kept is one for all controllers; the term is not.
  private func stateName(_ handed: Handed, _ key: Constant) -> ByteText {
    let name = Execution.stateName(key)
    let place = hiddenName(name + " of " + handed.path)
    analysis.alias(place, to: name)
    return place
  }

  func setField(_ handed: Handed, _ key: Value, _ value: Value) throws(Stop) {
    writes += 1
    switch handed.kind {
    case .app: throw fault("app cannot be written")
    case .props, .state: try setEntry(handed, key, value)
    case .controller:
      guard let name = key.bytes else {
        if key.term != nil { throw unclear("a setting whose name is made up at run time") }
        throw fault("this field cannot be written")
      }
      guard let domain = name == "title" ? HandedFields.maybeText : HandedFields.setting(name)
      else { throw fault("'\(name.text)' cannot be written") }
      try need(value, domain.kinds, "'\(name.text)': a wrong type")
      if name == "gesture", let text = value.bytes, domain.choices?.contains(text) == false {
        throw fault("'gesture' must be \"edge\", \"fullscreen\" or \"none\"")
      }
      if name == "gesture", let term = value.term { try needChoice(term, domain.choices ?? []) }
      written[.field(handed.path, name)] = value
    default: throw fault("this field cannot be written")
    }
  }

  private func needChoice(_ term: Term, _ choices: [ByteText]) throws(Stop) {
    guard try kinds(term).contains(.text), try !isOf(term, Kinds.any.subtracting(.text)) else {
      return
    }
    if try !branch(.oneOf(term, choices)) { throw fault("'gesture' must be one of three") }
  }

  private func setEntry(_ handed: Handed, _ key: Value, _ value: Value) throws(Stop) {
    if let known = value.knownKinds, known == .other { throw fault("this value cannot be kept") }
    if case .table(let table) = value { _ = try data(table, 0) }
    if case .handed(let thing) = value, !thing.kind.isTable {
      throw fault("this value cannot be kept")
    }
    guard let operand = key.operand else { throw fault("this key cannot be kept") }
    if case .constant(let constant) = operand, constant.kind == .nil || constant.kind == .notANumber
    {
      throw fault("index is nil")
    }
    if handed.kind == .state {
      let name = operand.constant.map { Execution.stateName($0) } ?? "state.*"
      memory.wrote(name, try kindsOf(value))
    }
    let plain = operand.constant.map { Operand.constant(OwnTable.key($0)) } ?? operand
    written[.entry(handed.path, plain)] = value
  }

  func kindsOf(_ value: Value) throws(Stop) -> Kinds {
    switch value {
    case .term(let term): return try kinds(term)
    default: return value.knownKinds ?? .any
    }
  }

  /// The value is of one of these kinds, else it is an error.
  func need(_ value: Value, _ some: Kinds, _ message: String) throws(Stop) {
    switch value {
    case .term(let term): if try isOf(term, some) { return }
    default: if value.knownKinds?.isSubset(of: some) ?? false { return }
    }
    throw fault(message)
  }

  // MARK: Data

  /// A table as data for the app; functions are an error.
  func data(_ table: OwnTable, _ depth: Int) throws(Stop) -> DataText {
    if depth > 32 { throw fault("data nested too deep") }
    try step()
    if let kept = table.kept { return DataText(parts: [.operand(.term(now(kept)))]) }
    var parts: [DataText.Part] = [.text("{")]
    var isFirst = true
    var next: Int64 = 1
    for key in table.keys {
      if !isFirst { parts.append(.text(", ")) }
      isFirst = false
      if key == .integer(next) {
        next += 1
      } else if let name = key.bytes, name.isName {
        parts.append(.text(name.text + " = "))
      } else {
        parts.append(.text("[\(key.luaText)] = "))
      }
      try step()
      parts += try data(table[key], depth + 1).parts
    }
    return DataText(parts: parts + [.text("}")])
  }

  func data(_ value: Value, _ depth: Int = 0) throws(Stop) -> DataText {
    switch value {
    case .constant(let constant): return DataText(parts: [.text(constant.luaText)])
    case .term(let term):
      if try kinds(term).contains(.other) { throw unclear("data that is kept") }
      return DataText(parts: [.operand(.term(term))])
    case .table(let table): return try data(table, depth)
    case .handed(let handed) where handed.kind.isTable:
      return DataText(parts: [.operand(.term(whole(handed)))])
    default: throw fault("a \(value.typeName) is no data")
    }
  }
}
