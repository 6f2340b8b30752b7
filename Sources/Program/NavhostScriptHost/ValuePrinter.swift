package import NavhostLua
internal import NavhostPluginHost
internal import NavhostReference
package import NavhostScripting
internal import NavhostSupport

/// Writes values as Lua source would, where it can: for a person to read.
package struct ValuePrinter {
  /// How much is shown.
  package struct Bounds: Equatable, Sendable {
    /// Columns that a table may take on one line.
    package var width: Int
    /// How deep tables are shown.
    package var depth: Int
    /// How many entries of a table are shown.
    package var entries: Int
    /// How many characters of a string inside a table are shown; of one that stands alone, ten times
    /// as many.
    package var characters: Int

    package init(width: Int = 80, depth: Int, entries: Int, characters: Int) {
      self.width = width
      self.depth = depth
      self.entries = entries
      self.characters = characters
    }

    /// For a program that reads: as good as everything.
    package static let wide = Bounds(depth: 32, entries: 10_000, characters: 1_000_000)

    /// For an editor's debugger, in which a click opens the rest.
    package static let debugger = Bounds(depth: 6, entries: 100, characters: 500)

    /// For a person in front of a terminal.
    package static func terminal(width: Int) -> Bounds {
      Bounds(width: width, depth: 6, entries: 100, characters: 500)
    }
  }

  package var bounds: Bounds
  private let session: ScriptSession

  package init(_ session: ScriptSession, bounds: Bounds = .wide) {
    self.session = session
    self.bounds = bounds
  }

  /// The values of an expression on one line, with tabs between; nils at the end are left out.
  package func line(_ values: [LuaValue]) -> String {
    let kept = values.reversed().drop { $0.isNil }.reversed()
    return kept.map { text($0) }.joined(separator: "\t")
  }

  /// One value; a table on one line where it fits, else on several.
  package func text(_ value: LuaValue) -> String {
    guard table(value) != nil else { return scalar(value, characters: bounds.characters * 10) }
    return flat(value, depth: 0, room: bounds.width) ?? tall(value, depth: 0)
  }

  /// The value on one line; nil where it takes more than `room` columns.
  private func flat(_ value: LuaValue, depth: Int, room: Int) -> String? {
    guard let table = table(value), !table.pairs.isEmpty else { return fitting(leaf(value), room) }
    guard depth < bounds.depth else { return fitting(Self.more, room) }
    let (entries, left) = entries(table)
    guard left == 0 else { return nil }
    var text = "{"
    for entry in entries {
      if text.utf8.count > 1 { text += ", " }
      text += entry.lead
      guard let value = flat(entry.value, depth: depth + 1, room: room - text.count - 1) else {
        return nil
      }
      text += value
    }
    return fitting(text + "}", room)
  }

  private func fitting(_ text: String, _ room: Int) -> String? {
    text.count <= room ? text : nil
  }

  private func tall(_ value: LuaValue, depth: Int) -> String {
    guard let table = table(value), !table.pairs.isEmpty else { return leaf(value) }
    guard depth < bounds.depth else { return Self.more }
    let indent = String(repeating: "  ", count: depth)
    let (entries, left) = entries(table)
    if left == 0, let rows = numberRows(entries, indent) { return rows }
    var lines = entries.map { entry in
      let room = bounds.width - indent.count - 3 - entry.lead.count
      let value =
        flat(entry.value, depth: depth + 1, room: room) ?? tall(entry.value, depth: depth + 1)
      return indent + "  " + entry.lead + value
    }
    if left > 0 { lines.append(indent + "  … \(left) more") }
    return "{\n" + lines.joined(separator: ",\n") + "\n" + indent + "}"
  }

  /// A list of numbers, several in a row, one below the other; nil of anything else.
  private func numberRows(_ entries: [Entry], _ indent: String) -> String? {
    guard entries.allSatisfy({ $0.lead.isEmpty && $0.value.numberValue != nil }) else { return nil }
    let texts = entries.map { leaf($0.value) }
    let width = (texts.map(\.count).max() ?? 0) + 2
    let across = max(1, (bounds.width - indent.count - 1) / width)
    let rows = stride(from: 0, to: texts.count, by: across).map { start in
      let row = texts[start..<min(start + across, texts.count)]
      let cells = row.map { String(repeating: " ", count: width - 2 - $0.count) + $0 }
      return indent + "  " + cells.joined(separator: ", ")
    }
    return "{\n" + rows.joined(separator: ",\n") + "\n" + indent + "}"
  }

  private func leaf(_ value: LuaValue) -> String {
    scalar(value, characters: bounds.characters)
  }

  private func table(_ value: LuaValue) -> LuaTable? {
    if case .object(let object) = value { return session.contents(of: object) }
    guard let table = value.tableValue else { return nil }
    return Self.isNav(table) ? standing : table
  }

  /// Whether a table is `nav`: it is shown as what stands, not as a list of functions.
  private static func isNav(_ table: LuaTable) -> Bool {
    !table["setRoot"].isNil && !table["tapBack"].isNil
  }

  private var standing: LuaTable {
    let fields = Reference.navFields.compactMap { Field(rawValue: $0.name) }
    let navigation = session.host.navigation
    return LuaTable(
      fields: fields.map { ($0.rawValue, session.objects.nav($0, of: navigation)) })
  }

  private func scalar(_ value: LuaValue, characters: Int) -> String {
    switch value {
    case .nil: "nil"
    case .boolean(let value): "\(value)"
    case .integer(let number): number == .min ? "math.mininteger" : "\(number)"
    case .number(let number): LuaText.number(number)
    case .string(let text): Self.quoted(Array(text.utf8), characters)
    case .bytes(let bytes): Self.quoted(bytes, characters)
    case .object(let object):
      session.contents(of: object) == nil ? session.describe(object) : "{}"
    case .table: "{}"
    case .function, .slot: "function"
    case .reference: "table"
    case .other("table with a cycle"): "<cycle>"
    case .other(let text): text.hasPrefix("table ") ? Self.more : text
    }
  }

  private static func quoted(_ bytes: [UInt8], _ limit: Int) -> String {
    guard bytes.count > limit else { return LuaText.quoted(bytes) }
    let start = String(decoding: bytes.prefix(limit), as: UTF8.self).dropLast(1)
    return LuaText.quoted(Array(start.utf8)) + "… \(bytes.count) bytes"
  }

  private static let more = "{…}"
}

extension ValuePrinter {
  /// A value of a table and what stands before it: `name = `, or nothing in the list part.
  private struct Entry {
    var lead: String
    var value: LuaValue
  }

  /// The pairs of a table, the list first, without keys, then the keys in order; and how many are
  /// left out.
  private func entries(_ table: LuaTable) -> (shown: [Entry], left: Int) {
    let list = table.list
    let rest = table.pairs.filter { pair in
      if pair.value.isNil { return false }
      guard case .integer(let index) = pair.key else { return true }
      return index < 1 || index > Int64(list.count)
    }
    let keyed = rest.map { (order: order($0.key), pair: $0) }.sorted { $0.order < $1.order }
    let shown = list.prefix(bounds.entries).map { Entry(lead: "", value: $0) }
    let more = keyed.prefix(bounds.entries - shown.count).map { entry in
      Entry(lead: key(entry.pair.key) + " = ", value: entry.pair.value)
    }
    return (shown + more, list.count + keyed.count - shown.count - more.count)
  }

  /// Numbers by value, then strings, then the rest.
  private func order(_ key: LuaValue) -> KeyOrder {
    if let number = key.numberValue { return KeyOrder(rank: 0, number: number, text: "") }
    if let text = key.stringValue { return KeyOrder(rank: 1, number: 0, text: text) }
    return KeyOrder(rank: 2, number: 0, text: leaf(key))
  }

  private func key(_ key: LuaValue) -> String {
    if let name = key.stringValue, LuaText.isName(name) { return name }
    return "[" + (flat(key, depth: bounds.depth - 1, room: .max) ?? Self.more) + "]"
  }
}

/// Where a key comes when a table is shown.
private struct KeyOrder: Comparable {
  package var rank: Int
  package var number: Double
  package var text: String

  package static func < (a: KeyOrder, b: KeyOrder) -> Bool {
    if a.rank != b.rank { return a.rank < b.rank }
    if a.number != b.number { return a.number < b.number }
    return a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }
}
