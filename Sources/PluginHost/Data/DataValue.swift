internal import Lua

/// One value of an app's or a plugin's data: what `props`, `state` and `onUnload` may hold.
public enum DataValue {
  case boolean(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  /// A string that is not valid UTF-8.
  case bytes([UInt8])
  case table(DataTable)
}

/// A key of a data table. Floats with an integral value are integers, as in Lua.
public enum DataKey: Hashable, Sendable {
  case boolean(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  case bytes([UInt8])
}

/// Why a value cannot be kept as data.
public struct DataError: Error, Equatable, Sendable {
  public var message: String
}

extension DataValue {
  /// Bytes that the value counts for; tables count themselves.
  var size: Int {
    switch self {
    case .boolean, .integer, .number: 16
    case .string(let text): 16 + text.utf8.count
    case .bytes(let bytes): 16 + bytes.count
    case .table(let table): table.size
    }
  }

  var depth: Int {
    if case .table(let table) = self { table.depth } else { 0 }
  }

  /// A copy that shares nothing.
  func copied() -> DataValue {
    if case .table(let table) = self { .table(table.copied()) } else { self }
  }
}

extension DataKey {
  var size: Int {
    switch self {
    case .boolean, .integer, .number: 16
    case .string(let text): 16 + text.utf8.count
    case .bytes(let bytes): 16 + bytes.count
    }
  }
}
