package import NavhostLua

extension DataKey {
  /// The key that Lua uses.
  package init(_ value: LuaValue) throws(DataError) {
    switch value {
    case .boolean(let value): self = .boolean(value)
    case .integer(let value): self = .integer(value)
    case .string(let text): self = .string(text)
    case .bytes(let bytes): self = .bytes(bytes)
    case .number(let value):
      if value.isNaN { throw DataError(message: "table index is NaN") }
      self = Int64(exactly: value).map { .integer($0) } ?? .number(value)
    case .nil: throw DataError(message: "table index is nil")
    default: throw DataError(message: "\(value.described) cannot be a key of data")
    }
  }

  package var lua: LuaValue { asValue.lua }
}

extension DataValue {
  /// The value that Lua wrote, as data; nil for nil. `find` gives the data table behind an object.
  package static func from(
    _ value: LuaValue, _ find: (LuaObject) -> DataTable?
  ) throws(DataError) -> DataValue? {
    switch value {
    case .nil: return nil
    case .boolean(let value): return .boolean(value)
    case .integer(let value): return .integer(value)
    case .number(let value): return .number(value)
    case .string(let text): return .string(text)
    case .bytes(let bytes): return .bytes(bytes)
    case .table(let table): return .table(try DataTable(table, find))
    case .object(let object):
      if let table = find(object) { return .table(table.copied()) }
      throw notData("an object of the host")
    default: throw notData("a \(value.typeName)")
    }
  }

  private static func notData(_ what: String) -> DataError {
    DataError(
      message: "\(what) cannot be kept: data is booleans, numbers, strings and tables of them")
  }

  /// The value as Lua gets it, by value.
  package var lua: LuaValue {
    switch self {
    case .boolean(let value): .boolean(value)
    case .integer(let value): .integer(value)
    case .number(let value): .number(value)
    case .string(let text): .string(text)
    case .bytes(let bytes): .bytes(bytes)
    case .table(let table):
      .table(LuaTable(table.pairs.map { ($0.key.lua, $0.value.lua) }))
    }
  }
}

extension DataTable {
  /// A table from Lua, copied.
  package convenience init(_ table: LuaTable, _ find: (LuaObject) -> DataTable?) throws(DataError) {
    self.init()
    for (key, value) in table.pairs {
      try set(DataKey(key), to: try DataValue.from(value, find))
    }
  }
}

extension DataTable {
  /// The pairs in the order in which `pairs` walks any table of a plugin: numbers, strings by their
  /// bytes, false and true.
  var orderedPairs: [(key: DataKey, value: DataValue)] {
    pairs.sorted { $0.key.comes(before: $1.key) }
  }
}

extension DataKey {
  private var rank: Int {
    switch self {
    case .integer, .number: 0
    case .string, .bytes: 1
    case .boolean: 2
    }
  }

  private var number: Double {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: 0
    }
  }

  private var bytes: [UInt8] {
    switch self {
    case .string(let text): Array(text.utf8)
    case .bytes(let bytes): bytes
    default: []
    }
  }

  fileprivate func comes(before other: DataKey) -> Bool {
    switch (self, other) {
    case (.integer(let left), .integer(let right)): left < right
    case (.boolean(let left), .boolean(let right)): !left && right
    default:
      if rank != other.rank {
        rank < other.rank
      } else if rank == 0 {
        number < other.number
      } else {
        bytes.lexicographicallyPrecedes(other.bytes)
      }
    }
  }
}
