/// The operators of arithmetic, of Lua 5.4.
package enum Operation: String, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case floorDivide = "//"
  case modulo = "%"
  case power = "^"
  case and = "&"
  case or = "|"
  case exclusiveOr = "~"
  case shiftLeft = "<<"
  case shiftRight = ">>"

  var isBitwise: Bool {
    switch self {
    case .and, .or, .exclusiveOr, .shiftLeft, .shiftRight: true
    default: false
    }
  }

  var isFloat: Bool { self == .divide || self == .power }

  /// What a metamethod of it is called.
  var event: ByteText {
    switch self {
    case .add: "__add"
    case .subtract: "__sub"
    case .multiply: "__mul"
    case .divide: "__div"
    case .floorDivide: "__idiv"
    case .modulo: "__mod"
    case .power: "__pow"
    case .and: "__band"
    case .or: "__bor"
    case .exclusiveOr: "__bxor"
    case .shiftLeft: "__shl"
    case .shiftRight: "__shr"
    }
  }

  /// The result for two numbers.
  enum Result {
    case value(Constant)
    /// Lua raises an error.
    case error
    /// It is not worked out here.
    case open
  }

  func apply(_ one: Constant, _ other: Constant) -> Result {
    if isBitwise {
      guard let one = one.whole, let other = other.whole else { return .error }
      return .value(.integer(bits(one, other)))
    }
    if !isFloat, case .integer(let one) = one, case .integer(let other) = other {
      return integers(one, other)
    }
    guard let one = one.double, let other = other.double else { return .error }
    return floats(one, other)
  }

  private func bits(_ one: Int64, _ other: Int64) -> Int64 {
    switch self {
    case .and: one & other
    case .or: one | other
    case .exclusiveOr: one ^ other
    case .shiftLeft: Operation.shift(one, other)
    default: other == .min ? 0 : Operation.shift(one, -other)
    }
  }

  private static func shift(_ value: Int64, _ count: Int64) -> Int64 {
    if count <= -64 || count >= 64 { return 0 }
    let bits = UInt64(bitPattern: value)
    return Int64(bitPattern: count >= 0 ? bits << UInt64(count) : bits >> UInt64(-count))
  }

  private func integers(_ one: Int64, _ other: Int64) -> Result {
    switch self {
    case .add: return .value(.integer(one &+ other))
    case .subtract: return .value(.integer(one &- other))
    case .multiply: return .value(.integer(one &* other))
    case .floorDivide:
      if other == 0 { return .error }
      if other == -1 { return .value(.integer(0 &- one)) }
      let quotient = one / other
      let isOff = one % other != 0 && (one < 0) != (other < 0)
      return .value(.integer(isOff ? quotient - 1 : quotient))
    case .modulo:
      if other == 0 { return .error }
      if other == -1 { return .value(.integer(0)) }
      let rest = one % other
      return .value(.integer(rest != 0 && (rest ^ other) < 0 ? rest + other : rest))
    default: return .open
    }
  }

  private func floats(_ one: Double, _ other: Double) -> Result {
    switch self {
    case .add: return .value(.float(one + other))
    case .subtract:
      // Lua compiles `x - 0` to `x + 0`, which is another zero.
      if one == 0, one.sign == .minus, other == 0 { return .open }
      return .value(.float(one - other))
    case .multiply: return .value(.float(one * other))
    case .divide: return .value(.float(one / other))
    case .floorDivide: return .value(.float((one / other).rounded(.down)))
    case .modulo:
      let rest = one.truncatingRemainder(dividingBy: other)
      let isOpposite = rest > 0 && other < 0 || rest < 0 && other > 0
      return .value(.float(isOpposite ? rest + other : rest))
    case .power:
      return other == 2 ? .value(.float(one * one)) : .open
    default: return .open
    }
  }
}

extension Constant {
  /// The integer that it is, or that a float or a text of its value is.
  var whole: Int64? {
    switch self {
    case .integer(let value): value
    case .float(let value): Int64(exactly: value)
    case .text(let text): Constant.numeral(text)?.whole
    default: nil
    }
  }

  var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .float(let value): value
    default: nil
    }
  }
}
