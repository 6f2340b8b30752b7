public import Lua

/// Writes values as Lua source would, where it can: for a person to read.
public struct ValuePrinter {
  /// Columns that a table may take on one line.
  public var width: Int
  private let session: ScriptSession

  public init(_ session: ScriptSession, width: Int = 80) {
    self.session = session
    self.width = width
  }

  /// The values of an expression on one line, with tabs between; nils at the end are left out.
  public func line(_ values: [LuaValue]) -> String {
    let kept = values.reversed().drop { $0.isNil }.reversed()
    return kept.map { text($0) }.joined(separator: "\t")
  }

  /// One value; a table on one line where it fits, else on several.
  public func text(_ value: LuaValue) -> String {
    let flat = flat(value, depth: 0)
    return flat.count <= width ? flat : tall(value, indent: 0)
  }

  private func flat(_ value: LuaValue, depth: Int) -> String {
    guard let table = table(value) else { return scalar(value) }
    guard depth < Self.maximumDepth else { return "{…}" }
    let entries = entries(table).map { entry in
      (entry.key.map { $0 + " = " } ?? "") + flat(entry.value, depth: depth + 1)
    }
    return "{" + entries.joined(separator: ", ") + "}"
  }

  private func tall(_ value: LuaValue, indent: Int) -> String {
    guard let table = table(value), !table.pairs.isEmpty else { return scalar(value) }
    guard indent / 2 < Self.maximumDepth else { return "{…}" }
    let inner = String(repeating: " ", count: indent + 2)
    let lines = entries(table).map { entry in
      let key = entry.key.map { $0 + " = " } ?? ""
      let flat = flat(entry.value, depth: indent / 2 + 1)
      let room = width - indent - 3 - key.count
      return inner + key + (flat.count <= room ? flat : tall(entry.value, indent: indent + 2))
    }
    return "{\n" + lines.joined(separator: ",\n") + "\n" + String(repeating: " ", count: indent) + "}"
  }

  /// The pairs of a table: the list first, without keys, then the keys in order.
  private func entries(_ table: LuaTable) -> [(key: String?, value: LuaValue)] {
    let list = table.list
    let rest = table.pairs.filter { pair in
      guard case .integer(let index) = pair.key else { return true }
      return !(1...max(1, Int64(list.count))).contains(index) || list.isEmpty
    }
    let keyed = rest.map { (order: order($0.key), key: key($0.key), value: $0.value) }
      .sorted { $0.order < $1.order }
    return list.map { (nil, $0) } + keyed.map { ($0.key, $0.value) }
  }

  /// Numbers by value, then strings, then the rest.
  private func order(_ key: LuaValue) -> KeyOrder {
    if let number = key.numberValue { return KeyOrder(rank: 0, number: number, text: "") }
    if let text = key.stringValue { return KeyOrder(rank: 1, number: 0, text: text) }
    return KeyOrder(rank: 2, number: 0, text: scalar(key))
  }

  private func key(_ key: LuaValue) -> String {
    if let name = key.stringValue, LuaText.isName(name) { return name }
    return "[" + flat(key, depth: 0) + "]"
  }

  private func table(_ value: LuaValue) -> LuaTable? {
    if case .object(let object) = value { return session.contents(of: object) }
    return value.tableValue
  }

  private func scalar(_ value: LuaValue) -> String {
    switch value {
    case .nil: "nil"
    case .boolean(let value): "\(value)"
    case .integer(let number): number == .min ? "math.mininteger" : "\(number)"
    case .number(let number): LuaText.number(number)
    case .string(let text): LuaText.quoted(Array(text.utf8))
    case .bytes(let bytes): LuaText.quoted(bytes)
    case .object(let object): session.describe(object)
    case .table: "{}"
    case .function, .slot: "function"
    case .reference: "table"
    case .other(let text): text
    }
  }

  private static let maximumDepth = 8
}

/// Where a key comes when a table is shown.
private struct KeyOrder: Comparable {
  var rank: Int
  var number: Double
  var text: String

  static func < (a: KeyOrder, b: KeyOrder) -> Bool {
    if a.rank != b.rank { return a.rank < b.rank }
    if a.number != b.number { return a.number < b.number }
    return a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }
}
