/// A value that a policy puts into a text.
public enum StringArgument: Equatable, Sendable {
  /// A text.
  case text(String)
  /// A whole number.
  case integer(Int64)
  /// Any other number; it may be whole, too.
  case number(Double)
  /// True or false.
  case boolean(Bool)

  /// The number, where it is a whole one: `3.0` is one.
  public var whole: Int64? {
    switch self {
    case .integer(let value): value
    case .number(let value): Int64(exactly: value)
    case .text, .boolean: nil
    }
  }
}
