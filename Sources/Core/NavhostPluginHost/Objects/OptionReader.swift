package import NavhostLua
package import NavhostNavigation
internal import NavhostSupport

/// One named value from Lua, read as what it must be.
package struct OptionReader {
  package let value: LuaValue
  package let name: String

  package init(_ value: LuaValue, name: String) {
    self.value = value
    self.name = name
  }

  package func flag() throws(LuaRaise) -> Bool? {
    try typed("true or false") { $0.booleanValue }
  }

  /// A finite number.
  package func number() throws(LuaRaise) -> Double? {
    try typed("a finite number") { $0.numberValue.flatMap { $0.isFinite ? $0 : nil } }
  }

  package func integer() throws(LuaRaise) -> Int? {
    try typed("an integer") { $0.integerValue }
  }

  package func text() throws(LuaRaise) -> String? {
    try typed("a string in UTF-8") { $0.stringValue }
  }

  package func point() throws(LuaRaise) -> ScreenPoint? {
    try typed("a point, {x, y}") { Geometry.point($0) }
  }

  /// One of the words of an enumeration.
  package func choice<Choice: RawRepresentable & CaseIterable>() throws(LuaRaise) -> Choice?
  where Choice.RawValue == String {
    guard let word = try text() else { return nil }
    guard let choice = Choice(rawValue: word) else {
      let known = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw LuaRaise(
        "'\(name)' must be one of \(known), got \"\(Plain.line(word, limit: 40))\""
          + Spelling.hint(word, among: Choice.allCases.map { $0.rawValue }))
    }
    return choice
  }

  /// What `read` makes of it; nil for nil.
  package func optional<Result>(
    _ read: (LuaValue) throws(LuaRaise) -> Result
  ) throws(LuaRaise) -> Result? {
    if value.isNil { return nil }
    do throws(LuaRaise) {
      return try read(value)
    } catch {
      throw LuaRaise("'\(name)': \(error.message)")
    }
  }

  private func typed<Result>(
    _ expected: String, _ read: (LuaValue) -> Result?
  ) throws(LuaRaise) -> Result? {
    if value.isNil { return nil }
    guard let result = read(value) else {
      throw LuaRaise("'\(name)' must be \(expected), got \(value.described)")
    }
    return result
  }
}

/// The table of named options that a function takes last.
package struct OptionTable {
  private let table: LuaTable

  /// - Throws: `LuaRaise` where it is no table, or has a key that is not known.
  package init(
    _ value: LuaValue, of function: @autoclosure () -> String, known: [String]
  ) throws(LuaRaise) {
    guard !value.isNil else {
      table = LuaTable()
      return
    }
    guard let table = value.tableValue else {
      throw LuaRaise("\(function()): options must be a table, got \(value.described)")
    }
    for (key, _) in table.pairs where !known.contains(key.stringValue ?? "") {
      let name = key.stringValue ?? key.described
      throw LuaRaise(
        "\(function()): unknown option '\(Plain.line(name, limit: 60))'"
          + Spelling.hintOrKnown(name, among: known))
    }
    self.table = table
  }

  package subscript(_ name: String) -> OptionReader {
    OptionReader(table[name], name: name)
  }
}

extension LuaValue {
  /// The value as an error message shows it: short.
  package var described: String {
    switch self {
    case .nil: "nothing"
    case .string(let text): "\"\(Plain.line(text, limit: 40))\""
    case .bytes(let bytes) where String(utf8: bytes) != nil:
      "a string with more than 2,048 marks on one letter"
    case .bytes: "a string that is not UTF-8"
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .boolean(let value): "\(value)"
    case .object: "an object"
    default: "a \(typeName)"
    }
  }
}
