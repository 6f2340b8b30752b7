package import Lua
internal import Support

/// The table of named options that a function takes last.
package struct OptionTable {
  private let table: LuaTable

  /// - Throws: `LuaRaise` where it is no table, or has a key that is not known.
  package init(_ value: LuaValue, of function: String, known: [String]) throws {
    guard !value.isNil else {
      table = LuaTable()
      return
    }
    guard let table = value.tableValue else {
      throw LuaRaise("\(function): options must be a table, got \(value.described)")
    }
    for (key, _) in table.pairs where !known.contains(key.stringValue ?? "") {
      let name = key.stringValue ?? key.described
      throw LuaRaise(
        "\(function): unknown option '\(Plain.line(name, limit: 60))'"
          + Spelling.hintOrKnown(name, among: known))
    }
    self.table = table
  }

  package subscript(_ name: String) -> OptionReader {
    OptionReader(table[name], name: name)
  }
}
