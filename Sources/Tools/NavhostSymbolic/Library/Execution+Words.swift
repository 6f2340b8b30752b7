/// `text`: the app's words for a key.
extension Execution {
  /// What stands in a key: a value as it is, or a whole number.
  private enum Mark { case any, whole }

  func words(_ arguments: [Value]) throws(Stop) -> Value {
    let key = argument(arguments, 0)
    if key.term != nil { throw unclear("text with a key that is not known") }
    guard let bytes = key.bytes else { throw fault("text needs a key, a string") }
    let marks = try marks(bytes)
    var operands: [Operand] = [.constant(.text(bytes))]
    for (place, mark) in marks {
      let value = argument(arguments, place)
      let kinds: Kinds = mark == .any ? [.textOrNumber, .boolean] : .number
      try need(value, kinds, "text: value \(place) has a wrong type")
      guard let operand = value.operand else { throw unclear("text") }
      if mark == .whole { try needWhole(operand) }
      operands.append(operand)
    }
    // Without a catalog a text is its key.
    if marks.isEmpty, !bytes.bytes.contains(37) { return key }
    return try term(.call("text", 0, operands))
  }

  /// The marks of a key, each with the place of its value.
  private func marks(_ key: ByteText) throws(Stop) -> [(Int, Mark)] {
    var marks: [(Int, Mark)] = []
    var rest = key.bytes[...]
    var next = 1
    while let byte = rest.popFirst() {
      guard byte == 37 else { continue }
      if rest.first == 37 {
        rest.removeFirst()
        continue
      }
      var digits = 0
      var seen = rest
      while let digit = seen.first, digit.isDigit {
        digits = min(digits * 10 + Int(digit - 48), 1000)
        seen.removeFirst()
      }
      var place = next
      if digits > 0, seen.first == 36 {
        place = digits
        rest = seen.dropFirst()
      } else {
        next += 1
      }
      marks.append((place, try mark(&rest)))
    }
    return marks
  }

  private func mark(_ rest: inout ArraySlice<UInt8>) throws(Stop) -> Mark {
    if rest.first == 64 {
      rest.removeFirst()
      return .any
    }
    for _ in 0..<2 where rest.first == 108 { rest.removeFirst() }
    guard rest.first == 100 else { throw fault("text: the key has a '%' that is not read") }
    rest.removeFirst()
    return .whole
  }
}
