internal import CLua

extension LuaState {
  /// The results of the last call, read where they are: good until the next call of this state.
  public var results: LuaResults {
    var count: Int32 = 0
    let values = handle.pointer.flatMap { clua_results($0, &count) }
    return LuaResults(values: values, end: values.map { $0 + Int(count) })
  }

  /// The n-th of these results, from 0; nil where there is none.
  public func value(_ index: Int, of results: LuaResults) -> LuaValue {
    var decoder = LuaDecoder(results.raw(index), handle, until: results.end)
    return decoder.value()
  }
}

/// What a call returned, still where Lua left it.
public struct LuaResults {
  let values: UnsafePointer<clua_value>?
  let end: UnsafePointer<clua_value>?

  /// Whether the n-th result is nil, or missing.
  public func isNil(_ index: Int) -> Bool {
    raw(index).map { $0.pointee.type == UInt8(CLUA_NIL.rawValue) } ?? true
  }

  /// The n-th result where it is a boolean.
  public func boolean(_ index: Int) -> Bool? {
    guard let raw = raw(index), raw.pointee.type == UInt8(CLUA_BOOLEAN.rawValue) else {
      return nil
    }
    return raw.pointee.boolean
  }

  /// The bytes of the n-th result where it is a string.
  public func stringBytes(_ index: Int) -> UnsafeRawBufferPointer? {
    guard let raw = raw(index), raw.pointee.type == UInt8(CLUA_STRING.rawValue) else { return nil }
    return UnsafeRawBufferPointer(start: raw.pointee.bytes, count: raw.pointee.length)
  }

  /// Where the n-th result is; nil where there is none.
  func raw(_ index: Int) -> UnsafePointer<clua_value>? {
    guard var place = values, let end else { return nil }
    for _ in 0..<index where place < end { place = Self.after(place) }
    return place < end ? place : nil
  }

  /// The keys and values of a table stand after it.
  private static func after(_ place: UnsafePointer<clua_value>) -> UnsafePointer<clua_value> {
    var next = place + 1
    guard place.pointee.type == UInt8(CLUA_TABLE.rawValue) else { return next }
    for _ in 0..<2 * Int(place.pointee.count) { next = after(next) }
    return next
  }
}
