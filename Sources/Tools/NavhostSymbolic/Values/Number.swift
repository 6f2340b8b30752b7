/// A number of Lua by its value alone: an integer wherever an integer has that value.
package enum Number: Hashable, Sendable {
  case integer(Int64)
  case float(Double)

  init(_ value: Double) {
    if let whole = Int64(exactly: value) { self = .integer(whole) } else { self = .float(value) }
  }

  static let lowest = Number.float(-.infinity)
  static let highest = Number.float(.infinity)

  static func < (one: Number, other: Number) -> Bool {
    switch (one, other) {
    case (.integer(let one), .integer(let other)): one < other
    case (.float(let one), .float(let other)): one < other
    case (.integer(let one), .float(let other)): less(one, other)
    case (.float(let one), .integer(let other)): more(other, one)
    }
  }

  static func <= (one: Number, other: Number) -> Bool { one == other || one < other }

  /// Exact: a double beside an integer that no double has.
  private static func less(_ one: Int64, _ other: Double) -> Bool {
    if other >= 0x1p63 { return true }
    if other > -0x1p63 { return one < Int64(other.rounded(.up)) }
    return false
  }

  private static func more(_ one: Int64, _ other: Double) -> Bool {
    if other >= 0x1p63 { return false }
    if other >= -0x1p63 { return one > Int64(other.rounded(.down)) }
    return true
  }

  /// The smallest integer that is not below it; nil where there is none.
  var ceiling: Int64? {
    switch self {
    case .integer(let value): value
    case .float(let value): value < -0x1p63 ? .min : Int64(exactly: value.rounded(.up))
    }
  }

  var floor: Int64? {
    switch self {
    case .integer(let value): value
    case .float(let value): value >= 0x1p63 ? .max : Int64(exactly: value.rounded(.down))
    }
  }

  /// The smallest double that is not below it.
  var doubleAbove: Double {
    switch self {
    case .float(let value): return value
    case .integer(let value):
      let near = Double(value)
      return Number(near) < self ? near.nextUp : near
    }
  }

  var doubleBelow: Double {
    switch self {
    case .float(let value): return value
    case .integer(let value):
      let near = Double(value)
      return self < Number(near) ? near.nextDown : near
    }
  }
}
