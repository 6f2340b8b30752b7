/// A value of Lua that is known.
package enum Constant: Sendable {
  case `nil`
  case boolean(Bool)
  case integer(Int64)
  case float(Double)
  case text(ByteText)

  package var kind: Kinds {
    switch self {
    case .nil: .nil
    case .boolean(let value): value ? .true : .false
    case .integer: .integer
    case .float(let value): value.isNaN ? .notANumber : .float
    case .text: .text
    }
  }

  /// Its value as a number, if it is one that has an order.
  var number: Number? {
    switch self {
    case .integer(let value): .integer(value)
    case .float(let value): value.isNaN ? nil : Number(value)
    default: nil
    }
  }

  var bytes: ByteText? {
    if case .text(let bytes) = self { return bytes }
    return nil
  }

  var isTruthy: Bool { !kind.isSubset(of: .falsy) }

  /// Whether Lua's `==` holds.
  static func areEqual(_ one: Constant, _ other: Constant) -> Bool {
    switch (one, other) {
    case (.nil, .nil): return true
    case (.boolean(let one), .boolean(let other)): return one == other
    case (.text(let one), .text(let other)): return one == other
    default:
      guard let one = one.number, let other = other.number else { return false }
      return one == other
    }
  }
}

/// The same constant to the bit: 1 and 1.0 are two, 0.0 and -0.0 too.
extension Constant: Hashable {
  package static func == (one: Constant, other: Constant) -> Bool {
    switch (one, other) {
    case (.nil, .nil): true
    case (.boolean(let one), .boolean(let other)): one == other
    case (.integer(let one), .integer(let other)): one == other
    case (.float(let one), .float(let other)): one.bitPattern == other.bitPattern
    case (.text(let one), .text(let other)): one == other
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .nil: hasher.combine(0)
    case .boolean(let value): hasher.combine(value)
    case .integer(let value): hasher.combine(value)
    case .float(let value): hasher.combine(value.bitPattern)
    case .text(let bytes): hasher.combine(bytes)
    }
  }
}
