package import NavhostLua
package import NavhostNavigation

extension AppData {
  /// What Lua handed over, by value; nil for nil.
  ///
  /// - Throws: `DataError` where it is no data, or too deep or too large.
  package init?(
    _ value: LuaValue, _ find: (LuaObject) -> DataTable?
  ) throws(DataError) {
    guard let data = try DataValue.from(value, find) else { return nil }
    if data.size > DataTable.maximumSize {
      throw DataError(message: "data may be at most \(DataTable.maximumSize / 1024) KiB in all")
    }
    self.init(data)
  }

  /// The same by value.
  package init(_ value: DataValue) {
    switch value {
    case .boolean(let value): self = .boolean(value)
    case .integer(let value): self = .integer(value)
    case .number(let value): self = .number(value)
    case .string(let text): self = .string(text)
    case .bytes(let bytes): self = .bytes(bytes)
    case .table(let table):
      self = .table(table.pairs.map { Pair(AppData($0.key.asValue), AppData($0.value)) })
    }
  }

  /// The value as Lua gets it.
  package var lua: LuaValue {
    switch self {
    case .boolean(let value): .boolean(value)
    case .integer(let value): .integer(value)
    case .number(let value): .number(value)
    case .string(let text): .string(text)
    case .bytes(let bytes): .bytes(bytes)
    case .table(let pairs): .table(LuaTable(pairs.map { ($0.key.lua, $0.value.lua) }))
    }
  }
}
