internal import NavhostSupport

/// A value that crosses between Lua and Swift.
///
/// Tables cross by value; functions and tables taken by reference keep what they stand for alive.
package enum LuaValue {
  case `nil`
  case boolean(Bool)
  case integer(Int64)
  case number(Double)
  /// A string that is valid UTF-8.
  case string(String)
  /// A string that is not valid UTF-8.
  case bytes([UInt8])
  case table(LuaTable)
  case function(LuaReference)
  /// A table that was taken by reference.
  case reference(LuaReference)
  /// An object that Swift gave to Lua.
  case object(LuaObject)
  /// A function that Swift registered: its slot in the library. Goes to Lua only.
  case slot(LuaSlot)
  /// What cannot be expressed, and what it is: `"thread"`, `"table with a cycle"`.
  case other(String)
}

extension LuaValue {
  /// What Lua's `type` says of the value.
  package var typeName: String {
    switch self {
    case .nil: "nil"
    case .boolean: "boolean"
    case .integer, .number: "number"
    case .string, .bytes: "string"
    case .table, .reference: "table"
    case .function, .slot: "function"
    case .object: "object"
    case .other(let text): text
    }
  }

  package var isNil: Bool {
    if case .nil = self { true } else { false }
  }

  package var stringValue: String? {
    if case .string(let text) = self { text } else { nil }
  }

  package var booleanValue: Bool? {
    if case .boolean(let value) = self { value } else { nil }
  }

  /// The value as a double, where it is a number.
  package var numberValue: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// The value as an integer, where it is one or a float with an integral value. Where `Int` is too small for it,
  /// the last one that there is.
  package var integerValue: Int? {
    switch self {
    case .integer(let value): Int(clamping: value)
    case .number(let value): Int64(exactly: value).map { Int(clamping: $0) }
    default: nil
    }
  }

  package var tableValue: LuaTable? {
    if case .table(let table) = self { table } else { nil }
  }

  package var objectValue: LuaObject? {
    if case .object(let object) = self { object } else { nil }
  }

  package var functionValue: LuaReference? {
    if case .function(let function) = self { function } else { nil }
  }
}

// Values may hold references into their state, which belongs to one thread at a time. Said here so
// that the compiler need not find out: it would go round in circles between the two types.
@available(*, unavailable) extension LuaValue: Sendable {}
@available(*, unavailable) extension LuaTable: Sendable {}

/// A table by value, in the order in which it was met.
package struct LuaTable {
  package var pairs: [(key: LuaValue, value: LuaValue)]
  /// The function that gives what `tostring` of it shows; nil: as of any table.
  package var words: LuaSlot?

  package init(_ pairs: [(key: LuaValue, value: LuaValue)] = []) {
    self.pairs = pairs
  }

  /// A table with string keys.
  package init(fields: [(String, LuaValue)]) {
    pairs = fields.map { (.string($0.0), $0.1) }
  }

  /// A list: keys 1, 2, 3 …
  package init(list: [LuaValue]) {
    pairs = list.enumerated().map { (.integer(Int64($0.offset + 1)), $0.element) }
  }

  /// The value of a string key, `nil` where there is none.
  package subscript(_ key: String) -> LuaValue {
    pairs.first { $0.key.stringValue.isExactly(key) }?.value ?? .nil
  }

  /// The value at an integer key, `nil` where there is none.
  package subscript(_ index: Int) -> LuaValue {
    pairs.first { $0.key.integerValue == index }?.value ?? .nil
  }

  /// The values at 1, 2, 3 … up to the first that is missing.
  package var list: [LuaValue] {
    var byIndex: [Int: LuaValue] = [:]
    for (key, value) in pairs {
      if let index = key.integerValue { byIndex[index] = value }
    }
    var list: [LuaValue] = []
    while let value = byIndex[list.count + 1] { list.append(value) }
    return list
  }

  /// Whether the keys are 1 … n and nothing else.
  package var isList: Bool {
    list.count == pairs.count
  }
}

/// An object that Swift gave to Lua: which kind, and which of them.
package struct LuaObject: Hashable, Sendable {
  /// 1…31, as defined in the library.
  package var kind: UInt8
  package var id: Int64

  package init(kind: UInt8, id: Int64) {
    self.kind = kind
    self.id = id
  }
}

/// The place of a function in a `LuaLibrary`.
package struct LuaSlot: Hashable, Sendable {
  let index: Int32
}
