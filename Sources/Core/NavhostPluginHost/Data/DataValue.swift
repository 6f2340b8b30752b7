/// One value of an app's or a plugin's data: what `props`, `state` and `onUnload` may hold.
public enum DataValue {
  /// `true` or `false`.
  case boolean(Bool)
  /// A whole number.
  case integer(Int64)
  /// A number that is not whole.
  case number(Double)
  /// A text.
  case string(String)
  /// A string that is not valid UTF-8.
  case bytes([UInt8])
  /// A table of such values.
  case table(DataTable)
}

extension DataValue {
  /// Bytes that the value counts for; tables count themselves.
  package var size: Int {
    switch self {
    case .boolean, .integer, .number: 16
    case .string(let text): 16 + text.utf8.count
    case .bytes(let bytes): 16 + bytes.count
    case .table(let table): table.size
    }
  }

  package var depth: Int {
    if case .table(let table) = self { table.depth } else { 0 }
  }

  /// A copy that shares nothing, and that a plugin may pay for.
  func copied(paidBy account: MemoryAccount? = nil) -> DataValue {
    if case .table(let table) = self { .table(table.copied(paidBy: account)) } else { self }
  }
}

extension DataKey {
  package var size: Int { asValue.size }

  /// The same as a value.
  var asValue: DataValue {
    switch self {
    case .boolean(let value): .boolean(value)
    case .integer(let value): .integer(value)
    case .number(let value): .number(value)
    case .string(let text): .string(text)
    case .bytes(let bytes): .bytes(bytes)
    }
  }
}

extension DataValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral
{
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  public init(integerLiteral value: Int64) { self = .integer(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(stringLiteral value: String) { self = .string(value) }
}
