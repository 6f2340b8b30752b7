internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

/// How values of Lua stand in a trace.
///
/// Data is JSON as one expects it: a list is an array, a table with text keys an object, a float keeps
/// its point. What JSON lacks is an object with one key that begins with `$`: `$controller` with an id,
/// `$bytes` for text that is not UTF-8, `$number` for infinities and nan, `$table` for pairs with other
/// keys, `$other` for what is no data at all.
enum TraceValue {
  static let controller = "$controller"
  static let bytes = "$bytes"
  static let number = "$number"
  static let table = "$table"
  static let other = "$other"

  /// The value behind JSON. `find` gives the controller with an id.
  ///
  /// - Throws: `TraceError` where a `$` key is wrong.
  static func lua(
    _ json: JSONValue, _ find: (Int) -> LuaValue
  ) throws(TraceError) -> LuaValue {
    switch json {
    case .null: return .nil
    case .boolean(let value): return .boolean(value)
    case .integer(let value): return .integer(value)
    case .number(let value): return .number(value)
    case .string(let text): return .string(text)
    case .array(let values):
      var list: [LuaValue] = []
      list.reserveCapacity(values.count)
      for value in values { list.append(try lua(value, find)) }
      return .table(LuaTable(list: list))
    case .object(let members): return try lua(members, find)
    }
  }

  private static func lua(
    _ members: [JSONValue.Member], _ find: (Int) -> LuaValue
  ) throws(TraceError) -> LuaValue {
    if members.count == 1, members[0].key.utf8.first == UInt8(ascii: "$") {
      return try special(members[0], find)
    }
    var pairs: [(key: LuaValue, value: LuaValue)] = []
    pairs.reserveCapacity(members.count)
    for member in members { pairs.append((.string(member.key), try lua(member.value, find))) }
    return .table(LuaTable(pairs))
  }

  private static func special(
    _ member: JSONValue.Member, _ find: (Int) -> LuaValue
  ) throws(TraceError) -> LuaValue {
    switch (member.key, member.value) {
    case (controller, let value): if let id = value.integer { return find(id) }
    case (bytes, .string(let text)):
      if let bytes = Base64.decode(text.utf8) { return .bytes(bytes) }
    case (number, .string("inf")): return .number(.infinity)
    case (number, .string("-inf")): return .number(-.infinity)
    case (number, .string("nan")): return .number(.nan)
    case (table, .array(let pairs)): return try lua(pairs: pairs, find)
    case (other, .string(let name)): return .other(name)
    default: break
    }
    throw TraceError("a value '\(Plain.line(member.key, limit: 40))' that is none")
  }

  private static func lua(
    pairs: [JSONValue], _ find: (Int) -> LuaValue
  ) throws(TraceError) -> LuaValue {
    var table = LuaTable()
    for pair in pairs {
      guard let pair = pair.array, pair.count == 2 else {
        throw TraceError("a table whose pairs are none")
      }
      table.pairs.append((try lua(pair[0], find), try lua(pair[1], find)))
    }
    return .table(table)
  }
}

/// The value as JSON; objects of the host by `host`.
struct TraceValueWriter {
  unowned let host: NavigationHost
  let mask: Mask?

  /// - Parameter path: where the value stands below `props`, for the mask; `""` elsewhere.
  func write(_ value: LuaValue, path: String = "", to json: inout JSONWriter) {
    switch value {
    case .nil: json.null()
    case .boolean(let value): json.boolean(value)
    case .integer(let value):
      let shown = mask?.token(value, path) ?? value
      json.integer(Int(shown))
    case .number(let value): write(mask?.token(value, path) ?? value, to: &json)
    case .string(let text): json.string(mask?.shown(text, path) ?? text)
    case .bytes(let bytes):
      special(TraceValue.bytes, mask?.token(bytes, path) ?? text(bytes), &json)
    case .table(let table): write(table, path, to: &json)
    case .object(let object): write(object, path, to: &json)
    default: special(TraceValue.other, value.typeName, &json)
    }
  }

  private func text(_ bytes: [UInt8]) -> String {
    Base64.text(bytes)
  }

  private func special(_ key: String, _ text: String, _ json: inout JSONWriter) {
    json.beginObject()
    json.key(escaping: key)
    json.string(text)
    json.endObject()
  }

  private func write(_ number: Double, to json: inout JSONWriter) {
    guard !number.isFinite else { return json.number(number) }
    special(TraceValue.number, number.isNaN ? "nan" : number < 0 ? "-inf" : "inf", &json)
  }

  private func write(_ object: LuaObject, _ path: String, to json: inout JSONWriter) {
    if let controller = host.controller(.object(object)) {
      json.beginObject()
      json.field("$controller", controller.id)
      json.endObject()
    } else if host.dataTable(object) != nil {
      write(host.plain(.object(object)), path: path, to: &json)
    } else {
      special(TraceValue.other, ObjectKind(rawValue: object.kind)?.name ?? "object", &json)
    }
  }

  private func write(_ table: LuaTable, _ path: String, to json: inout JSONWriter) {
    if !table.pairs.isEmpty, isOrderedList(table) {
      json.beginArray()
      for (index, pair) in table.pairs.enumerated() {
        write(pair.value, path: TracePath.child(of: path, index: index + 1), to: &json)
      }
      json.endArray()
    } else if table.pairs.allSatisfy({ isPlain($0.key) }) {
      json.beginObject()
      for (key, value) in table.pairs {
        guard let key = key.stringValue else { continue }
        json.key(escaping: key)
        write(value, path: TracePath.child(of: path, key: key), to: &json)
      }
      json.endObject()
    } else {
      writePairs(table, path, to: &json)
    }
  }

  private func writePairs(_ table: LuaTable, _ path: String, to json: inout JSONWriter) {
    json.beginObject()
    json.key(escaping: TraceValue.table)
    json.beginArray()
    for (key, value) in table.pairs {
      json.beginArray()
      write(key, to: &json)
      write(value, path: TracePath.child(of: path, key), to: &json)
      json.endArray()
    }
    json.endArray()
    json.endObject()
  }

  private func isOrderedList(_ table: LuaTable) -> Bool {
    for (index, pair) in table.pairs.enumerated() {
      guard case .integer(let key) = pair.key, key == index + 1 else { return false }
    }
    return true
  }

  private func isPlain(_ key: LuaValue) -> Bool {
    if case .string(let text) = key { text.utf8.first != UInt8(ascii: "$") } else { false }
  }
}
