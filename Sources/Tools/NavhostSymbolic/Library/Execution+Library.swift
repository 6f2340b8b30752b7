internal import NavhostLuaSyntax

extension Execution {
  func argument(_ arguments: [Value], _ place: Int) -> Value {
    place < arguments.count ? arguments[place] : .nil
  }

  func callLibrary(_ name: ByteText, _ arguments: [Value]) throws(Stop) -> [Value] {
    try enter()
    defer { leave() }
    if name.hasPrefix("string.") { return try callText(name, arguments) }
    if name.hasPrefix("math.") { return try callMath(name, arguments) }
    if name.hasPrefix("table.") { return try callTable(name, arguments) }
    if name.hasPrefix("os.") { return try callClock(name, arguments) }
    if name.hasPrefix("utf8.") { return try callUnicode(name, arguments) }
    if name.hasPrefix("log.") || name == "print" { return [] }
    if name.hasPrefix("coroutine.") { throw unclear(name.text) }
    let first = argument(arguments, 0)
    switch name {
    case "type": return [try type(arguments)]
    case "tostring": return [try shown(first)]
    case "tonumber": return [try toNumber(arguments)]
    case "select": return try select(arguments)
    case "pairs": return [try walk(first, isList: false)]
    case "ipairs": return [try walk(first, isList: true)]
    case "next": return try next(arguments)
    case "rawequal": return [.boolean(try areEqual(first, argument(arguments, 1)))]
    case "rawget", "rawset", "rawlen": return try callRaw(name, arguments)
    case "setmetatable": return [try setMeta(arguments)]
    case "getmetatable":
      guard case .table(let table) = first else { throw unclear("getmetatable") }
      return [table.meta.map { .table($0) } ?? .nil]
    case "error": throw fault(first.bytes?.text ?? "error", first)
    case "assert": return try assert(arguments)
    case "pcall": return try protected(first, Array(arguments.dropFirst()), handler: nil)
    case "xpcall":
      return try protected(first, Array(arguments.dropFirst(2)), handler: argument(arguments, 1))
    case "require": return [try require(first)]
    case "collectgarbage":
      return [outside("memory", Domain([.integer, .float], from: 0))]
    case "color": return [try color(first)]
    case "text": return [try words(arguments)]
    case "the rest": return try rest()
    case "confirm", "choose", "await", "perform": return try ask(name, arguments)
    default: throw unclear(name.text)
    }
  }

  /// A value from outside, each time another one.
  func outside(_ name: ByteText, _ domain: Domain) -> Value {
    outsideCount += 1
    return .term(analysis.free(domain, after: outsideCount) { .outside(name, $0) })
  }

  private func type(_ arguments: [Value]) throws(Stop) -> Value {
    guard let first = arguments.first else {
      throw fault("bad argument #1 to 'type' (value expected)")
    }
    guard case .term(let some) = first else { return .constant(.text(ByteText(first.typeName))) }
    let kinds = try kinds(some)
    if kinds.contains(.other) { throw unclear("the type of a value that is kept") }
    if let name = kinds.typeName { return .constant(.text(ByteText(name))) }
    return try term(.type(some))
  }

  func shown(_ value: Value) throws(Stop) -> Value {
    switch value {
    case .constant(let constant):
      if let text = constant.shown { return .constant(.text(text)) }
      return try term(.shown(.constant(constant)))
    case .term(let some):
      if try kinds(some) == .text { return value }
      if let single = try domain(some).single, let text = single.shown {
        return .constant(.text(text))
      }
      return try term(.shown(.term(some)))
    case .table(let table):
      if let method = table.meta?["__tostring"], !method.isNil {
        return try call(method, [value]).first ?? .nil
      }
      return outside("tostring of a table", Domain(.text))
    default: return outside("tostring", Domain(.text))
    }
  }

  private func toNumber(_ arguments: [Value]) throws(Stop) -> Value {
    let first = argument(arguments, 0)
    if !argument(arguments, 1).isNil {
      throw unclear("tonumber with a base")
    }
    if arguments.isEmpty { throw fault("bad argument #1 to 'tonumber' (value expected)") }
    switch first {
    case .constant(let constant):
      if let text = constant.bytes { return .constant(Constant.numeral(text) ?? .nil) }
      return constant.kind.isSubset(of: .number) ? first : .nil
    case .term(let some):
      switch try group(some, [.number, .text]) {
      case 0: return first
      case 1:
        if let text = try domain(some).single?.bytes {
          return .constant(Constant.numeral(text) ?? .nil)
        }
        return try term(.call("tonumber", 0, [.term(some)]))
      default: return .nil
      }
    default: return .nil
    }
  }

  private func select(_ arguments: [Value]) throws(Stop) -> [Value] {
    let first = argument(arguments, 0)
    let rest = Array(arguments.dropFirst())
    if first.bytes == "#" { return [.integer(rest.count)] }
    if first.term != nil { throw unclear("select by an unknown number") }
    guard let place = first.constant?.whole, place != 0, place >= -rest.count else {
      throw fault("bad argument #1 to 'select'")
    }
    return place > 0 ? Array(rest.dropFirst(Int(place) - 1)) : Array(rest.suffix(Int(-place)))
  }

  private func walk(_ value: Value, isList: Bool) throws(Stop) -> Value {
    switch value {
    case .table(let table):
      if let meta = table.meta, !meta["__pairs"].isNil || isList && !meta["__index"].isNil {
        throw unclear("a loop over a table with a metatable")
      }
      return .walk(Walk(isList: isList, over: .own(table)))
    case .handed(let handed) where handed.kind.isTable:
      if written.keys.contains(where: {
        if case .entry(let path, _) = $0 { return path == handed.path }
        return false
      }) {
        throw unclear("a loop over a table that was written")
      }
      return .walk(Walk(isList: isList, over: .app(.term(whole(handed)))))
    case .term(let some):
      if try isOf(some, .table) { return .walk(Walk(isList: isList, over: .app(.term(some)))) }
      if isList, try isOf(some, .text) {
        return .walk(Walk(isList: true, over: .own(OwnTable())))
      }
    case .constant(.text) where isList:
      return .walk(Walk(isList: true, over: .own(OwnTable())))
    default: break
    }
    throw fault("bad argument #1 to '\(isList ? "ipairs" : "pairs")' (table expected)")
  }

  private func next(_ arguments: [Value]) throws(Stop) -> [Value] {
    if !argument(arguments, 1).isNil { throw unclear("next from a key") }
    let base: Operand
    switch argument(arguments, 0) {
    case .table(let table) where table.kept == nil:
      if table.fields.count > 1 { throw unclear("next of a table") }
      guard let (key, value) = table.fields.first else { return [.nil] }
      return try isNil(value) ? [.nil] : [.constant(key), value]
    case .table(let table):
      base = .term(table.kept.map { now($0) } ?? terms.term(.ownTable(table.birth)))
    case .handed(let handed) where handed.kind.isTable:
      base = .term(whole(handed))
    case .term(let some):
      if try !isOf(some, .table) { throw fault("bad argument #1 to 'next' (table expected)") }
      base = .term(some)
    default: throw fault("bad argument #1 to 'next' (table expected)")
    }
    return [try term(.call("next", 0, [base])), try term(.call("next", 1, [base]))]
  }

  private func callRaw(_ name: ByteText, _ arguments: [Value]) throws(Stop) -> [Value] {
    guard case .table(let table)? = arguments.first, table.kept == nil else {
      throw unclear(name.text)
    }
    if name == "rawlen" { return [.integer(try border(table))] }
    guard let key = argument(arguments, 1).constant else { throw unclear(name.text) }
    if name == "rawget" { return [table[key]] }
    let meta = table.meta
    table.meta = nil
    try setIndex(.table(table), .constant(key), argument(arguments, 2))
    table.meta = meta
    return [.table(table)]
  }

  private func setMeta(_ arguments: [Value]) throws(Stop) -> Value {
    guard case .table(let table)? = arguments.first else {
      if argument(arguments, 0).term != nil { throw unclear("setmetatable of an unknown value") }
      throw fault("bad argument #1 to 'setmetatable' (table expected)")
    }
    switch argument(arguments, 1) {
    case .table(let meta): table.meta = meta
    case .constant(.nil): table.meta = nil
    case .term: throw unclear("setmetatable with an unknown value")
    default: throw fault("bad argument #2 to 'setmetatable' (nil or table expected)")
    }
    writes += 1
    return .table(table)
  }

  private func assert(_ arguments: [Value]) throws(Stop) -> [Value] {
    guard let first = arguments.first else { throw fault("bad argument #1 to 'assert'") }
    if try isTruthy(first) { return arguments }
    let message = arguments.count > 1 ? arguments[1] : .constant(.text("assertion failed!"))
    throw fault(message.bytes?.text ?? "error", message)
  }

  private func protected(
    _ function: Value, _ arguments: [Value], handler: Value?
  ) throws(Stop) -> [Value] {
    let (depth, file, offset) = (depth, file, offset)
    do throws(Stop) {
      return [.boolean(true)] + (try call(function, arguments))
    } catch {
      guard case .fault(let fault) = error else { throw error }
      self.depth = depth
      self.file = file
      self.offset = offset
      var value = raised ?? .term(terms.term(.message(fault.site)))
      // Lua puts the place before a text.
      if value.bytes != nil { value = .term(terms.term(.message(fault.site))) }
      if case .term(let some) = value, try kinds(some).contains(.text) {
        value = outside("an error", try domain(some))
      }
      guard let handler else { return [.boolean(false), value] }
      return [.boolean(false)] + (try call(handler, [value]))
    }
  }

  private func require(_ name: Value) throws(Stop) -> Value {
    guard let module = name.bytes else { throw unclear("require of a made-up name") }
    if let value = modules[module] { return value }
    guard !module.isEmpty, let source = try policy.module(module) else {
      throw fault("module '\(module.text)' not found")
    }
    if !openModules.insert(module).inserted {
      throw fault("loop or previous error loading module '\(module.text)'")
    }
    defer { openModules.remove(module) }
    let outer = file
    file = source
    let scope = newScope(nil)
    scope.varargs = [name]
    let flow = try run(source.body.block, scope)
    file = outer
    var value = Value.boolean(true)
    if case .returned(let values) = flow, let first = values.first, !first.isNil { value = first }
    modules[module] = value
    return value
  }

  private func color(_ value: Value) throws(Stop) -> Value {
    switch value {
    case .term(let some):
      if try !branch(.fact(.color, [.term(some)])) { throw fault("not a colour") }
      return try term(.call("color", 0, [.term(some)]))
    case .constant(.text), .table: throw unclear("color")
    default: throw fault("not a colour")
    }
  }
}
