/// A value that crosses between Lua and Swift.
///
/// Tables cross by value; functions and tables taken by reference keep what they stand for alive.
public enum LuaValue {
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
  public var typeName: String {
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

  public var isNil: Bool {
    if case .nil = self { true } else { false }
  }

  public var stringValue: String? {
    if case .string(let text) = self { text } else { nil }
  }

  public var booleanValue: Bool? {
    if case .boolean(let value) = self { value } else { nil }
  }

  /// The value as a double, where it is a number.
  public var numberValue: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// The value as an integer, where it is one or a float with an integral value.
  public var integerValue: Int? {
    switch self {
    case .integer(let value): Int(value)
    case .number(let value): Int(exactly: value)
    default: nil
    }
  }

  public var tableValue: LuaTable? {
    if case .table(let table) = self { table } else { nil }
  }

  public var objectValue: LuaObject? {
    if case .object(let object) = self { object } else { nil }
  }

  public var functionValue: LuaReference? {
    if case .function(let function) = self { function } else { nil }
  }
}

/// A table by value, in the order in which it was met.
public struct LuaTable {
  public var pairs: [(key: LuaValue, value: LuaValue)]

  public init(_ pairs: [(key: LuaValue, value: LuaValue)] = []) {
    self.pairs = pairs
  }

  /// A table with string keys.
  public init(fields: [(String, LuaValue)]) {
    pairs = fields.map { (.string($0.0), $0.1) }
  }

  /// A list: keys 1, 2, 3 …
  public init(list: [LuaValue]) {
    pairs = list.enumerated().map { (.integer(Int64($0.offset + 1)), $0.element) }
  }

  /// The value of a string key, `nil` where there is none.
  public subscript(_ key: String) -> LuaValue {
    pairs.first { $0.key.stringValue == key }?.value ?? .nil
  }

  /// The value at an integer key, `nil` where there is none.
  public subscript(_ index: Int) -> LuaValue {
    pairs.first { $0.key.integerValue == index }?.value ?? .nil
  }

  /// The values at 1, 2, 3 … up to the first that is missing.
  public var list: [LuaValue] {
    var byIndex: [Int: LuaValue] = [:]
    for (key, value) in pairs {
      if let index = key.integerValue { byIndex[index] = value }
    }
    var list: [LuaValue] = []
    while let value = byIndex[list.count + 1] { list.append(value) }
    return list
  }

  /// Whether the keys are 1 … n and nothing else.
  public var isList: Bool {
    list.count == pairs.count
  }
}

/// An object that Swift gave to Lua: which kind, and which of them.
public struct LuaObject: Hashable, Sendable {
  /// 1…31, as defined in the library.
  public var kind: UInt8
  public var id: Int64

  public init(kind: UInt8, id: Int64) {
    self.kind = kind
    self.id = id
  }
}

/// The place of a function in a `LuaLibrary`.
public struct LuaSlot: Hashable, Sendable {
  let index: Int32
}
