internal import CLua

/// The results of the last call, read where they are.
extension LuaState {
  /// The n-th result, from 0; nil where there is none.
  public func result(_ index: Int) -> LuaValue {
    guard let pointer = handle.pointer else { return .nil }
    var count: Int32 = 0
    let values = clua_results(pointer, &count)
    var decoder = LuaDecoder(values, handle, until: values.map { $0 + Int(count) })
    for _ in 0..<index { _ = decoder.value() }
    return decoder.value()
  }

  /// Whether the n-th result is nil, or missing.
  public func resultIsNil(_ index: Int) -> Bool {
    rawResult(index).map { $0.pointee.type == UInt8(CLUA_NIL.rawValue) } ?? result(index).isNil
  }

  /// The n-th result where it is a boolean.
  public func resultBoolean(_ index: Int) -> Bool? {
    guard let raw = rawResult(index) else { return result(index).booleanValue }
    return raw.pointee.type == UInt8(CLUA_BOOLEAN.rawValue) ? raw.pointee.boolean : nil
  }

  /// The n-th result where it is a string of UTF-8; `known` itself where it is the same.
  public func resultString(_ index: Int, orSameAs known: String) -> String? {
    guard let raw = rawResult(index) else { return result(index).stringValue }
    guard raw.pointee.type == UInt8(CLUA_STRING.rawValue) else { return nil }
    let bytes = UnsafeRawBufferPointer(start: raw.pointee.bytes, count: raw.pointee.length)
    if known.utf8.count == bytes.count, known.utf8.elementsEqual(bytes) { return known }
    return String(validating: bytes, as: UTF8.self)
  }

  /// The n-th result, where nothing before it is a table and it is there.
  private func rawResult(_ index: Int) -> UnsafePointer<clua_value>? {
    var count: Int32 = 0
    guard let pointer = handle.pointer, let values = clua_results(pointer, &count),
      index < Int(count)
    else { return nil }
    for place in 0..<index where values[place].type == UInt8(CLUA_TABLE.rawValue) { return nil }
    return values + index
  }
}
