extension Execution {
  func callMath(_ name: ByteText, _ arguments: [Value]) throws(Stop) -> [Value] {
    switch name {
    case "math.type": return [try mathType(arguments)]
    case "math.random": return [try chance(arguments)]
    case "math.randomseed": return []
    case "math.modf", "math.acos", "math.asin": throw unclear(name.text)
    case "math.tointeger": return [try toInteger(argument(arguments, 0))]
    default: break
    }
    if name == "math.max" || name == "math.min" { return [try extreme(name, arguments)] }
    if arguments.isEmpty { throw fault("bad argument #1 to '\(name.text)' (number expected)") }
    if name == "math.abs", try isText(arguments[0]) { throw unclear("math.abs of a text") }
    var operands: [Operand] = []
    for value in arguments { operands.append(try number(value, "use")) }
    if name == "math.ult" { for operand in operands { try needWhole(operand) } }
    if name == "math.floor" || name == "math.ceil", try kinds(operands[0]) == .integer {
      return [Value(operands[0])]
    }
    let constants = operands.compactMap { $0.constant }
    if constants.count == operands.count {
      if let value = LibraryFolding.value(name, 0, constants) { return [.constant(value)] }
    }
    if name == "math.fmod", operands.count < 2 { throw fault("bad argument #2 to 'fmod'") }
    if name == "math.fmod" { throw unclear("math.fmod") }
    return [try term(.call(name, 0, operands))]
  }

  /// As the library does it: by comparisons, of numbers or of texts.
  private func extreme(_ name: ByteText, _ arguments: [Value]) throws(Stop) -> Value {
    guard var best = arguments.first else {
      throw fault("bad argument #1 to '\(name.text)' (value expected)")
    }
    for other in arguments.dropFirst() {
      let (small, large) = name == "math.max" ? (best, other) : (other, best)
      if try isLess(small, large, orEqual: false) { best = other }
    }
    return best
  }

  func isText(_ value: Value) throws(Stop) -> Bool {
    if case .term(let term) = value { return try isOf(term, .text) }
    return value.bytes != nil
  }

  private func toInteger(_ value: Value) throws(Stop) -> Value {
    switch value {
    case .constant(let constant):
      return constant.kind.isSubset(of: .textOrNumber)
        ? constant.whole.map { .constant(.integer($0)) } ?? .nil : .nil
    case .term(let some):
      if try isOf(some, .integer) { return value }
      if try isOf(some, [.float, .notANumber, .text]) {
        return try term(.call("math.tointeger", 0, [.term(some)]))
      }
      return .nil
    default: return .nil
    }
  }

  private func mathType(_ arguments: [Value]) throws(Stop) -> Value {
    guard let first = arguments.first else {
      throw fault("bad argument #1 to 'type' (value expected)")
    }
    switch first {
    case .constant(.integer): return .constant(.text("integer"))
    case .constant(.float): return .constant(.text("float"))
    case .term(let some):
      if try !kinds(some).meets(.number) { return .nil }
      return try term(.mathType(some))
    default: return .nil
    }
  }

  private func chance(_ arguments: [Value]) throws(Stop) -> Value {
    if arguments.isEmpty { return outside("chance", Domain(.float, from: 0, to: 1)) }
    var bounds: [Operand] = []
    for value in arguments {
      let bound = try number(value, "use")
      try needWhole(bound)
      bounds.append(bound)
    }
    let whole = bounds.compactMap { $0.constant?.whole }
    guard whole.count == bounds.count else { throw unclear("math.random of unknown bounds") }
    let low = whole.count > 1 ? whole[0] : 1
    let high = whole[whole.count - 1]
    if high < low { throw fault("bad argument to 'random' (interval is empty)") }
    return outside("chance", Domain(.integer, from: low, to: high))
  }

  func callClock(_ name: ByteText, _ arguments: [Value]) throws(Stop) -> [Value] {
    switch name {
    case "os.time":
      if !arguments.isEmpty { throw unclear("os.time of a table") }
      return [outside("os.time()", Domain(.integer, from: 0))]
    case "os.clock": return [outside("os.clock()", Domain(.float, from: 0))]
    default: throw unclear(name.text)
    }
  }

  func callUnicode(_ name: ByteText, _ arguments: [Value]) throws(Stop) -> [Value] {
    guard name == "utf8.len", arguments.count == 1 else { throw unclear(name.text) }
    try need(arguments[0], .textOrNumber, "bad argument #1 to 'len' (string expected)")
    if let bytes = arguments[0].bytes, bytes.bytes.allSatisfy({ $0 < 128 }) {
      return [.integer(bytes.count)]
    }
    guard let operand = arguments[0].operand else { return [.nil] }
    return [try term(.call(name, 0, [operand]))]
  }
}
