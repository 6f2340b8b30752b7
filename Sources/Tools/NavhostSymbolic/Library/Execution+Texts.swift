extension Execution {
  /// What a function of texts takes from its second argument on.
  private static func takes(_ name: ByteText) -> [Kinds?] {
    switch name {
    case "string.sub", "string.byte": [nil, .number, .number]
    case "string.rep": [nil, .number, .textOrNumber]
    case "string.find", "string.match": [nil, .textOrNumber, .number]
    case "string.gsub": [nil, .textOrNumber, [.textOrNumber, .table]]
    default: []
    }
  }

  func callText(_ name: ByteText, _ given: [Value]) throws(Stop) -> [Value] {
    switch name {
    case "string.format": return try format(given)
    case "string.len": return [try textLength(argument(given, 0))]
    case "string.char":
      var bytes: [UInt8] = []
      for value in given {
        guard let code = value.constant?.whole, (0...255).contains(code) else {
          throw unclear("string.char")
        }
        bytes.append(UInt8(code))
      }
      return [.constant(.text(ByteText(bytes)))]
    case "string.gmatch", "string.pack", "string.unpack", "string.packsize":
      throw unclear(name.text)
    default: break
    }
    var arguments = given
    if arguments.isEmpty {
      throw fault("bad argument #1 to '\(name.text)' (string expected, got no value)")
    }
    arguments[0] = try needText(arguments[0], name)
    for (place, kinds) in Execution.takes(name).enumerated() where place > 0 {
      guard let kinds, place < arguments.count, !arguments[place].isNil else { continue }
      let isPattern = place == 1 && kinds != .number
      if kinds == .number {
        let number = try number(arguments[place], "use")
        try needWhole(number)
        arguments[place] = Value(number)
      } else {
        if case .function = arguments[place] { throw unclear("\(name.text) with a function") }
        if case .table = arguments[place] { throw unclear("\(name.text) with a table") }
        try need(arguments[place], kinds, "bad argument #\(place + 1) to '\(name.text)'")
      }
      if isPattern, arguments[place].term != nil { throw unclear("a pattern that is not known") }
    }
    if arguments.count < 2,
      ["string.sub", "string.rep", "string.find", "string.match", "string.gsub"].contains(name)
    {
      throw fault("bad argument #2 to '\(name.text)'")
    }
    if name == "string.gsub", arguments.count < 3 { throw fault("bad argument #3 to 'gsub'") }
    if name == "string.find" || name == "string.match" || name == "string.gsub" {
      try checkPattern(arguments[1])
    }
    return try results(name, arguments)
  }

  /// A pattern that Lua refuses is an error, which is not looked for here.
  private func checkPattern(_ pattern: Value) throws(Stop) {
    guard let bytes = pattern.bytes?.bytes else { return }
    var open = 0
    var place = 0
    while place < bytes.count {
      switch bytes[place] {
      case 37:
        if place + 1 >= bytes.count { throw fault("malformed pattern (ends with '%')") }
        if [98, 102].contains(bytes[place + 1]) || bytes[place + 1].isDigit {
          throw unclear("a pattern with %b, %f or %1")
        }
        place += 1
      case 91:
        guard let end = bytes[(place + 1)...].dropFirst().firstIndex(of: 93) else {
          throw fault("malformed pattern (missing ']')")
        }
        place = end
      case 40: open += 1
      case 41: open -= 1
      default: break
      }
      if open < 0 { throw fault("invalid pattern capture") }
      place += 1
    }
    if open != 0 { throw fault("unfinished capture") }
  }

  private func results(_ name: ByteText, _ arguments: [Value]) throws(Stop) -> [Value] {
    var operands: [Operand] = []
    for value in arguments {
      guard let operand = value.operand else { throw unclear(name.text) }
      operands.append(operand)
    }
    let constants = operands.compactMap { $0.constant }
    if constants.count == operands.count, let value = LibraryFolding.value(name, 0, constants) {
      return [.constant(value)]
    }
    var count = 1
    if name == "string.gsub" { count = 2 }
    if name == "string.find" || name == "string.match" {
      let pattern = arguments[1].constant?.shown?.bytes ?? []
      let captures = Execution.captures(pattern)
      count = name == "string.match" ? max(1, captures) : 2 + captures
    }
    if name == "string.byte", arguments.count > 2 { throw unclear("string.byte of several") }
    return try (0..<count).map { (place) throws(Stop) in try term(.call(name, place, operands)) }
  }

  private static func captures(_ pattern: [UInt8]) -> Int {
    var count = 0
    var isEscaped = false
    var isSet = false
    for byte in pattern {
      if isEscaped {
        isEscaped = false
      } else if byte == 37 {
        isEscaped = true
      } else if byte == 91 {
        isSet = true
      } else if byte == 93 {
        isSet = false
      } else if byte == 40, !isSet {
        count += 1
      }
    }
    return count
  }

  /// A text, or a number in the place of one.
  private func needText(_ value: Value, _ name: ByteText) throws(Stop) -> Value {
    try need(value, .textOrNumber, "bad argument #1 to '\(name.text)' (string expected)")
    if case .constant(let constant) = value, constant.bytes == nil, let text = constant.shown {
      return .constant(.text(text))
    }
    return value
  }

  private func textLength(_ value: Value) throws(Stop) -> Value {
    let text = try needText(value, "string.len")
    if let bytes = text.bytes { return .integer(bytes.count) }
    guard let operand = text.operand else { return .nil }
    return try term(.call("string.len", 0, [operand]))
  }

  private func format(_ arguments: [Value]) throws(Stop) -> [Value] {
    guard let text = argument(arguments, 0).constant?.shown, !arguments.isEmpty else {
      if argument(arguments, 0).term != nil { throw unclear("a format that is not known") }
      throw fault("bad argument #1 to 'format' (string expected)")
    }
    var place = 1
    var operands: [Operand] = [.constant(.text(text))]
    var plain: [UInt8]? = []
    var bytes = text.bytes[...]
    while let byte = bytes.popFirst() {
      guard byte == 37 else {
        plain?.append(byte)
        continue
      }
      var spec: UInt8 = 0
      var isBare = true
      while let next = bytes.popFirst() {
        if next.isLetter || next == 37 {
          spec = next
          break
        }
        isBare = false
      }
      if spec == 37, isBare {
        plain?.append(37)
        continue
      }
      guard place < arguments.count else {
        throw fault("bad argument #\(place + 1) to 'format' (no value)")
      }
      let value = try formatted(spec, arguments[place])
      place += 1
      operands.append(value)
      if isBare, let shown = Execution.bare(spec, value) {
        plain? += shown.bytes
      } else {
        plain = nil
      }
      if let count = plain?.count, count > Folding.longestText { plain = nil }
    }
    if let plain {
      spend(plain.count)
      return [.constant(.text(ByteText(plain)))]
    }
    return [try term(.call("string.format", 0, operands))]
  }

  private static func bare(_ spec: UInt8, _ value: Operand) -> ByteText? {
    guard let constant = value.constant else { return nil }
    switch spec {
    case 115: return constant.shown
    case 100, 105: return constant.whole.map { ByteText("\($0)") }
    default: return nil
    }
  }

  private func formatted(_ spec: UInt8, _ value: Value) throws(Stop) -> Operand {
    switch spec {
    case 100, 105, 117, 111, 120, 88, 99:
      let number = try number(value, "use")
      try needWhole(number)
      return number
    case 101, 69, 102, 70, 103, 71, 97, 65: return try number(value, "use")
    case 115:
      let text = try shown(value)
      if case .term(let some) = text, try !kinds(some).isSubset(of: .text) {
        throw unclear("a text made by __tostring")
      }
      return text.operand ?? .constant(.nil)
    case 113: throw unclear("%q")
    default: throw fault("invalid conversion to 'format'")
    }
  }
}
