/// Reading a value as what it is expected to be: `data["text"]?.string`.
extension AppData {
  /// The text; nil where the value is something else.
  public var string: String? { if case .string(let text) = self { text } else { nil } }

  /// `true` or `false`; nil where the value is something else.
  public var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }

  /// The whole number, also of a number without a fraction; nil where the value is something else.
  public var integer: Int? {
    switch self {
    case .integer(let value): Int(exactly: value)
    case .number(let value): Int(exactly: value)
    default: nil
    }
  }

  /// The number, whole or not; nil where the value is something else.
  public var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

}
