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
      left.utf8.count == right.utf8.count && left.utf8.elementsEqual(right.utf8)
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

/// Why a value cannot be kept as data.
public struct DataError: Error, Equatable, Sendable {
  /// What was wrong, for a person.
  public var message: String
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
