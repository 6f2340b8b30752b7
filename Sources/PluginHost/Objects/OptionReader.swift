package import Lua
package import Navigation
internal import Support

/// One named value from Lua, read as what it must be.
package struct OptionReader {
  package let value: LuaValue
  package let name: String

  package init(_ value: LuaValue, name: String) {
    self.value = value
    self.name = name
  }

  package func flag() throws -> Bool? {
    try typed("true or false") { $0.booleanValue }
  }

  /// A finite number.
  package func number() throws -> Double? {
    try typed("a finite number") { $0.numberValue.flatMap { $0.isFinite ? $0 : nil } }
  }

  package func integer() throws -> Int? {
    try typed("an integer") { $0.integerValue }
  }

  package func text() throws -> String? {
    try typed("a string in UTF-8") { $0.stringValue }
  }

  package func point() throws -> Point? {
    try typed("a point, {x, y}") { Geometry.point($0) }
  }

  /// One of the words of an enumeration.
  package func choice<Choice: RawRepresentable & CaseIterable>() throws -> Choice?
  where Choice.RawValue == String {
    guard let word = try text() else { return nil }
    guard let choice = Choice(rawValue: word) else {
      let known = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw LuaRaise(
        "'\(name)' must be one of \(known), got \"\(Plain.line(word, limit: 40))\""
          + Spelling.hint(word, among: Choice.allCases.map(\.rawValue)))
    }
    return choice
  }

  /// What `read` makes of it; nil for nil.
  package func optional<Result>(_ read: (LuaValue) throws -> Result) throws -> Result? {
    if value.isNil { return nil }
    do {
      return try read(value)
    } catch let error as LuaRaise {
      throw LuaRaise("'\(name)': \(error.message)")
    }
  }

  private func typed<Result>(
    _ expected: String, _ read: (LuaValue) -> Result?
  ) throws -> Result? {
    if value.isNil { return nil }
    guard let result = read(value) else {
      throw LuaRaise("'\(name)' must be \(expected), got \(value.described)")
    }
    return result
  }
}
