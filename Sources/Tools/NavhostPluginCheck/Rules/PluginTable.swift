internal import NavhostLuaSyntax
internal import NavhostSupport

/// The table of a plugin: what is written in the constructor, and what is put into it afterwards.
struct PluginTable {
  struct Entry {
    var name: String
    var range: Range<Int>
    var value: Expression
  }

  var entries: [Entry]
  /// Values without a name, which the host does not look at.
  var positional: [Expression] = []
  /// What else the file reads from the table: its own helpers.
  var readNames: Set<ExactName> = []

  init(_ fields: [TableField]) {
    entries = fields.compactMap { field in
      field.name.map { Entry(name: $0, range: field.keyRange, value: field.value) }
    }
    positional = fields.filter { $0.isPositional }.map { $0.value }
  }

  func value(_ name: String) -> Expression? {
    entries.last { $0.name == name }?.value
  }
}

extension PluginTable {
  /// The table that the file returns at its end, if it is one that can be seen.
  static func returned(by check: FileCheck) -> PluginTable? {
    guard let value = returnedValue(of: check.chunk) else { return nil }
    return table(value, in: check)
  }

  /// What the file returns at its end.
  static func returnedValue(of chunk: Chunk) -> Expression? {
    // Behind it there is something only where that cannot be read.
    for statement in chunk.body.block.statements.reversed() {
      if case .return(let values) = statement.kind { return values.first }
    }
    return nil
  }

  static func table(_ value: Expression, in check: FileCheck) -> PluginTable? {
    let facts = check.facts
    guard let fields = facts.resolve(value.withoutMetatable).tableFields else { return nil }
    var table = PluginTable(fields)
    if let variable = value.withoutMetatable.name?.variable {
      let id = ObjectIdentifier(variable)
      table.entries += (facts.fieldWrites[id] ?? []).map {
        Entry(name: $0.name, range: $0.range, value: $0.value)
      }
      table.readNames = facts.fieldReads[id] ?? []
    }
    return table
  }
}

extension Expression {
  /// What `setmetatable(value, …)` gives back; otherwise the expression itself.
  fileprivate var withoutMetatable: Expression {
    guard case .suffixed(let base, let suffixes) = kind, base.globalName == "setmetatable",
      suffixes.count == 1, case .call(let arguments) = suffixes[0].kind, let first = arguments.first
    else { return self }
    return first
  }
}
