extension Execution {
  /// An operand of arithmetic: a text that is a number counts.
  func number(_ value: Value, _ what: String = "perform arithmetic on") throws(Stop) -> Operand {
    switch value {
    case .constant(let constant):
      if constant.kind.isSubset(of: .number) { return .constant(constant) }
      if let text = constant.bytes, let number = Constant.numeral(text) { return .constant(number) }
    case .term(let term):
      switch try group(term, [.number, .text]) {
      case 0: return value.operand ?? .constant(.nil)
      case 1:
        if let text = try domain(term).single?.bytes {
          guard let number = Constant.numeral(text) else { break }
          return .constant(number)
        }
        if try branch(.fact(.numeral, [.term(term)])) {
          let call = try made(.call("tonumber", 0, [.term(term)]))
          if !known(call, .number) { conditionsAdd(Literal(.kind(call, .number))) }
          return .term(call)
        }
      default: break
      }
    default: break
    }
    throw fault("attempt to \(what) a \(value.typeName) value")
  }

  /// Texts count in arithmetic, and not here.
  private func refuseText(_ value: Value) throws(Stop) {
    if try isText(value) {
      throw fault("attempt to perform bitwise operation on a string value")
    }
  }

  private func known(_ term: Term, _ kinds: Kinds) -> Bool {
    (try? self.kinds(term).isSubset(of: kinds)) ?? false
  }

  func arithmetic(_ operation: Operation, _ one: Value, _ other: Value) throws(Stop) -> Value {
    if let results = try metamethod(operation.event, one, other) { return results.first ?? .nil }
    if operation.isBitwise { for side in [one, other] { try refuseText(side) } }
    let (first, second) = (try number(one), try number(other))
    if let left = first.constant, let right = second.constant {
      switch operation.apply(left, right) {
      case .value(let value): return .constant(value)
      case .error: throw fault("attempt to perform arithmetic")
      case .open: return try term(.arithmetic(operation, first, second))
      }
    }
    if operation == .floorDivide || operation == .modulo { try excludeZero(first, second) }
    if operation.isBitwise {
      for side in [first, second] { try needWhole(side) }
    }
    return try term(.arithmetic(operation, first, second))
  }

  func metamethod(
    _ event: ByteText, _ one: Value, _ other: Value
  ) throws(Stop) -> [Value]? {
    for value in [one, other] {
      if case .table(let table) = value, let meta = table.meta, !meta[event].isNil {
        return try call(meta[event], [one, other])
      }
    }
    return nil
  }

  /// Integers divided by the integer 0 are an error.
  private func excludeZero(_ one: Operand, _ other: Operand) throws(Stop) {
    guard try kinds(one).contains(.integer), try kinds(other).contains(.integer) else { return }
    var zero: [Literal] = []
    var otherwise: [[Literal]] = []
    if let divisor = other.constant {
      guard divisor.whole == 0 else { return }
    } else if let term = other.term {
      zero += [Literal(.kind(term, .integer)), Literal(.equal(term, .constant(.integer(0))))]
      otherwise.append([Literal(.equal(term, .constant(.integer(0))), false)])
      otherwise.append([
        Literal(.kind(term, .integer), false), Literal(.equal(term, .constant(.integer(0)))),
      ])
    }
    if let term = one.term {
      zero.append(Literal(.kind(term, .integer)))
      var literals = [Literal(.kind(term, .integer), false)]
      if let divisor = other.term {
        literals += [
          Literal(.kind(divisor, .integer)), Literal(.equal(divisor, .constant(.integer(0)))),
        ]
      }
      otherwise.append(literals)
    }
    guard analysis.solve(conditions + zero) != nil else { return }
    if try decide([zero] + otherwise) == 0 { throw fault("attempt to divide by zero") }
  }

  /// A number that has the value of an integer.
  func needWhole(_ operand: Operand) throws(Stop) {
    switch operand {
    case .constant(let constant):
      if constant.whole == nil { throw fault("number has no integer representation") }
    case .term(let term):
      if try isOf(term, .integer) { return }
      if try !branch(.fact(.whole, [operand])) {
        throw fault("number has no integer representation")
      }
    }
  }

  func join(_ one: Value, _ other: Value) throws(Stop) -> Value {
    if let results = try metamethod("__concat", one, other) { return results.first ?? .nil }
    for value in [one, other] {
      switch value {
      case .constant(let constant) where constant.kind.isSubset(of: .textOrNumber): break
      case .term(let term):
        if try !isOf(term, .textOrNumber) { throw fault("attempt to concatenate a value") }
      default: throw fault("attempt to concatenate a \(value.typeName) value")
      }
    }
    guard let first = one.operand, let second = other.operand else { return .nil }
    if let left = first.constant, let right = second.constant,
      let joined = Folding.joined(left, right)
    {
      spend(joined.bytes?.count ?? 0)
      return .constant(joined)
    }
    return try term(.joined(first, second))
  }

  func length(_ value: Value) throws(Stop) -> Value {
    switch value {
    case .constant(.text(let text)): return .integer(text.count)
    case .table(let table):
      if let meta = table.meta, !meta["__len"].isNil {
        return try call(meta["__len"], [value]).first ?? .nil
      }
      if let kept = table.kept { return try term(.length(.term(now(kept)))) }
      return .integer(try border(table))
    case .handed(let handed) where handed.kind.isTable:
      return try term(.length(.term(whole(handed))))
    case .term(let some):
      if try !isOf(some, [.text, .table]) { throw fault("attempt to get length of a value") }
      if let text = try domain(some).single?.bytes { return .integer(text.count) }
      return try term(.length(.term(some)))
    default: throw fault("attempt to get length of a \(value.typeName) value")
    }
  }

  /// The length of a list whose elements may be nil: each is looked at.
  func border(_ table: OwnTable) throws(Stop) -> Int {
    let count = table.count
    spend(count)
    if table.hasElement(after: count) { throw unclear("the length of a list with holes") }
    for place in 0..<count where try isNil(table[place + 1]) {
      for later in (place + 1)..<count where try !isNil(table[later + 1]) {
        throw unclear("the length of a list with holes")
      }
      return place
    }
    return count
  }

  func minus(_ value: Value) throws(Stop) -> Value {
    if case .table = value, let results = try metamethod("__unm", value, value) {
      return results.first ?? .nil
    }
    let operand = try number(value)
    if let constant = operand.constant { return .constant(Folding.negative(constant) ?? .nil) }
    if try kinds(operand) == .integer {
      return try term(.arithmetic(.subtract, .constant(.integer(0)), operand))
    }
    return try term(.negative(operand))
  }

  func complement(_ value: Value) throws(Stop) -> Value {
    try refuseText(value)
    let operand = try number(value)
    try needWhole(operand)
    if let whole = operand.constant?.whole { return .constant(.integer(~whole)) }
    return try term(.complement(operand))
  }
}
