/// What is made of constants, worked out.
enum Folding {
  /// Nil where it is not worked out here; then the solver takes it for free.
  static func value(_ kind: TermKind, _ values: [Constant]) -> Constant? {
    switch kind {
    case .length: return values[0].bytes.map { .integer(Int64($0.count)) }
    case .arithmetic(let operation, _, _):
      if case .value(let value) = operation.apply(values[0], values[1]) { return value }
      return nil
    case .negative: return negative(values[0])
    case .complement: return values[0].whole.map { .integer(~$0) }
    case .joined: return joined(values[0], values[1])
    case .shown: return values[0].shown.map { .text($0) }
    case .call(let name, let place, _): return LibraryFolding.value(name, place, values)
    default: return nil
    }
  }

  static func negative(_ value: Constant) -> Constant? {
    switch value {
    case .integer(let value): .integer(0 &- value)
    case .float(let value): .float(-value)
    default: nil
    }
  }

  /// Longer strings are not worked out: each step of a loop can double one.
  static let longestText = 16_384

  static func joined(_ one: Constant, _ other: Constant) -> Constant? {
    func text(_ value: Constant) -> ByteText? {
      switch value {
      case .text(let bytes): bytes
      case .integer, .float: value.shown
      default: nil
      }
    }
    guard let one = text(one), let other = text(other), one.count + other.count <= longestText
    else { return nil }
    return .text(one + other)
  }
}

/// The library's functions of constants, as far as they are worked out here.
enum LibraryFolding {
  static func value(_ name: ByteText, _ place: Int, _ values: [Constant]) -> Constant? {
    guard place == 0 else { return nil }
    switch name {
    case "tonumber":
      guard values.count == 1, let first = values.first else { return nil }
      if case .text(let text) = first { return Constant.numeral(text) ?? .nil }
      return first.kind.isSubset(of: .number) ? first : .nil
    case "string.lower": return mapped(values) { (65...90).contains($0) ? $0 + 32 : $0 }
    case "string.upper": return mapped(values) { (97...122).contains($0) ? $0 - 32 : $0 }
    case "string.reverse": return text(values).map { .text(ByteText($0.bytes.reversed())) }
    case "string.sub": return sub(values)
    case "math.floor": return rounded(values, .down)
    case "math.ceil": return rounded(values, .up)
    case "math.tointeger":
      if values.count == 1, case .text = values[0] { return nil }
      return values.count == 1 ? values[0].whole.map { .integer($0) } ?? .nil : nil
    case "math.abs":
      if case .integer(let value)? = values.first {
        return .integer(value < 0 ? 0 &- value : value)
      }
      if case .float(let value)? = values.first { return .float(value.magnitude) }
      return nil
    default: return nil
    }
  }

  private static func text(_ values: [Constant]) -> ByteText? {
    guard values.count == 1 else { return nil }
    switch values[0] {
    case .text(let text): return text
    case .integer, .float: return values[0].shown
    default: return nil
    }
  }

  private static func mapped(_ values: [Constant], _ map: (UInt8) -> UInt8) -> Constant? {
    text(values).map { .text(ByteText($0.bytes.map(map))) }
  }

  private static func sub(_ values: [Constant]) -> Constant? {
    guard values.count >= 2, let text = text([values[0]]), let from = values[1].whole else {
      return nil
    }
    var end: Int64 = -1
    if values.count > 2, values[2].kind != .nil {
      guard let value = values[2].whole else { return nil }
      end = value
    }
    let count = Int64(text.count)
    var first = from
    if first < 0 { first = max(count + first + 1, 1) } else if first == 0 { first = 1 }
    if end > count { end = count } else if end < 0 { end = max(count + end + 1, 0) }
    guard first <= end else { return .text("") }
    return .text(ByteText(Array(text.bytes[(Int(first) - 1)..<Int(end)])))
  }

  private static func rounded(
    _ values: [Constant], _ rule: FloatingPointRoundingRule
  ) -> Constant? {
    guard values.count == 1 else { return nil }
    switch values[0] {
    case .integer: return values[0]
    case .float(let value):
      let whole = value.rounded(rule)
      return Int64(exactly: whole).map { .integer($0) } ?? .float(whole)
    default: return nil
    }
  }
}
