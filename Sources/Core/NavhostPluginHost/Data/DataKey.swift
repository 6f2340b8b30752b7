internal import NavhostSupport

/// A key of a data table. Floats with an integral value are integers, as in Lua, and strings are the
/// same where their bytes are.
public enum DataKey: Hashable, Sendable {
  /// `true` or `false`.
  case boolean(Bool)
  /// A whole number.
  case integer(Int64)
  /// A number that is not whole.
  case number(Double)
  /// A text.
  case string(String)
  /// A text that is not UTF-8.
  case bytes([UInt8])

  public static func == (left: DataKey, right: DataKey) -> Bool {
    switch (left, right) {
    case (.boolean(let left), .boolean(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)):
      left.isExactly(right)
    case (.bytes(let left), .bytes(let right)): left == right
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .boolean(let value): hasher.combine(value)
    case .integer(let value): hasher.combine(value)
    case .number(let value): hasher.combine(value)
    case .string(var text): text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    case .bytes(let bytes): hasher.combine(bytes)
    }
  }
}
