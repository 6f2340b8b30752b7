internal import CLua

extension LuaState {
  /// The results of the last call, read where they are: good until the next call of this state.
  public var results: LuaResults {
    var count: Int32 = 0
    let values = handle.pointer.flatMap { clua_results($0, &count) }
    return LuaResults(values: values, count: Int(count), handle: handle)
  }
}

/// What a call returned, still where Lua left it.
public struct LuaResults {
  let values: UnsafePointer<clua_value>?
  let count: Int
  let handle: LuaHandle

  /// The n-th result, from 0; nil where there is none.
  public func value(_ index: Int) -> LuaValue {
    var decoder = LuaDecoder(values, handle, until: values.map { $0 + count })
    for _ in 0..<index { _ = decoder.value() }
    return decoder.value()
  }

  /// Whether the n-th result is nil, or missing.
  public func isNil(_ index: Int) -> Bool {
    raw(index).map { $0.pointee.type == UInt8(CLUA_NIL.rawValue) } ?? value(index).isNil
  }

  /// The n-th result where it is a boolean.
  public func boolean(_ index: Int) -> Bool? {
    guard let raw = raw(index) else { return value(index).booleanValue }
    return raw.pointee.type == UInt8(CLUA_BOOLEAN.rawValue) ? raw.pointee.boolean : nil
  }

  /// The bytes of the n-th result where it is a string, and nothing before it is a table.
  public func stringBytes(_ index: Int) -> UnsafeRawBufferPointer? {
    guard let raw = raw(index), raw.pointee.type == UInt8(CLUA_STRING.rawValue) else { return nil }
    return UnsafeRawBufferPointer(start: raw.pointee.bytes, count: raw.pointee.length)
  }

  /// The n-th result, where nothing before it is a table and it is there.
  private func raw(_ index: Int) -> UnsafePointer<clua_value>? {
    guard let values, index < count else { return nil }
    for place in 0..<index where values[place].type == UInt8(CLUA_TABLE.rawValue) { return nil }
    return values + index
  }
}
