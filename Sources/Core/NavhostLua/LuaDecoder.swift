internal import CNavhostLua
internal import NavhostSupport

/// Reads flattened values in order.
struct LuaDecoder {
  private var next: UnsafePointer<clua_value>?
  private let end: UnsafePointer<clua_value>?
  private let handle: LuaHandle

  /// Values from `end` on are nil; nil: as many are read as there are.
  init(
    _ values: UnsafePointer<clua_value>?, _ handle: LuaHandle,
    until end: UnsafePointer<clua_value>? = nil
  ) {
    next = values
    self.end = end
    self.handle = handle
  }

  /// `count` values at the top level.
  mutating func values(_ count: Int) -> [LuaValue] {
    guard count > 0 else { return [] }
    var values: [LuaValue] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(value()) }
    return values
  }

  /// The values up to `end`.
  mutating func values(untilEnd end: UnsafePointer<clua_value>?) -> [LuaValue] {
    var values: [LuaValue] = []
    while let next, let end, next < end { values.append(value()) }
    return values
  }

  mutating func value() -> LuaValue {
    guard let current = next, current != end else { return .nil }
    next = current + 1
    let raw = current.pointee
    switch clua_type(UInt32(raw.type)) {
    case CLUA_BOOLEAN: return .boolean(raw.boolean)
    case CLUA_INTEGER: return .integer(raw.integer)
    case CLUA_NUMBER: return .number(raw.number)
    case CLUA_STRING: return string(raw)
    case CLUA_TABLE: return .table(table(Int(raw.count)))
    case CLUA_FUNCTION: return reference(raw)
    case CLUA_OBJECT: return .object(LuaObject(kind: raw.kind, id: raw.id))
    case CLUA_OTHER: return .other(text(raw.bytes, raw.length))
    default: return .nil
    }
  }

  private mutating func table(_ count: Int) -> LuaTable {
    var pairs: [(key: LuaValue, value: LuaValue)] = []
    pairs.reserveCapacity(count)
    for _ in 0..<count {
      let key = value()
      pairs.append((key, value()))
    }
    return LuaTable(pairs)
  }

  private func reference(_ raw: clua_value) -> LuaValue {
    let reference = LuaReference(handle, raw.ref)
    return raw.kind == 1 ? .reference(reference) : .function(reference)
  }

  private func string(_ raw: clua_value) -> LuaValue {
    let bytes = UnsafeRawBufferPointer(start: raw.bytes, count: raw.length)
    guard let text = String(utf8: bytes),
      handle.isTrusted || !text.hasHeapsOfMarks
    else {
      return .bytes(Array(bytes))
    }
    return .string(text)
  }
}

extension String {
  /// Whether very many marks stand on one letter. Swift brings them into an order wherever it compares
  /// texts, in the square of their number: such a string stays bytes.
  fileprivate var hasHeapsOfMarks: Bool {
    let most = 2048
    guard utf8.count > 2 * most else { return false }
    var marks = 0
    for scalar in unicodeScalars {
      marks = scalar.isMark ? marks + 1 : 0
      if marks > most { return true }
    }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether it stands on the letter before it.
  fileprivate var isMark: Bool {
    value >= 0x300 && properties.canonicalCombiningClass != .notReordered
  }
}

/// The bytes as text, what is not UTF-8 replaced.
func text(_ bytes: UnsafePointer<CChar>?, _ length: Int) -> String {
  String(decoding: UnsafeRawBufferPointer(start: bytes, count: length), as: UTF8.self)
}
