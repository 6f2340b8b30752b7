internal import CNavhostLua

extension LuaState {
  /// The results of the last call, read where they are: good until the next call of this state, and
  /// empty from then on.
  package var results: LuaResults { LuaResults(handle: handle, generation: handle.generation) }
}

/// What a call returned, still where Lua left it.
package struct LuaResults {
  let handle: LuaHandle
  let generation: Int

  /// How many there are.
  package var count: Int {
    var places: Int32 = 0
    guard handle.generation == generation, let pointer = handle.pointer,
      var place = clua_results(pointer, &places)
    else { return 0 }
    let end = place + Int(places)
    var count = 0
    while place < end {
      count += 1
      place = Self.after(place)
    }
    return count
  }

  /// The n-th result, from 0; nil where there is none.
  package func value(_ index: Int) -> LuaValue {
    read(index) { place, end in
      var decoder = LuaDecoder(place, handle, until: end)
      return decoder.value()
    } ?? .nil
  }

  /// Whether the n-th result is nil, or missing.
  package func isNil(_ index: Int) -> Bool {
    read(index) { place, _ in place.pointee.type == UInt8(CLUA_NIL.rawValue) } ?? true
  }

  /// The n-th result where it is a boolean.
  package func boolean(_ index: Int) -> Bool? {
    read(index) { place, _ in
      place.pointee.type == UInt8(CLUA_BOOLEAN.rawValue) ? place.pointee.boolean : nil
    } ?? nil
  }

  /// What `body` makes of the bytes of the n-th result, where that is a string.
  package func text(_ index: Int, _ body: (UnsafeRawBufferPointer) -> String?) -> String? {
    read(index) { place, _ in
      guard place.pointee.type == UInt8(CLUA_STRING.rawValue) else { return nil }
      return body(UnsafeRawBufferPointer(start: place.pointee.bytes, count: place.pointee.length))
    } ?? nil
  }

  /// What `body` makes of the place of the n-th result; nil where there is none, or another call has
  /// taken their place.
  private func read<Result>(
    _ index: Int, _ body: (UnsafePointer<clua_value>, UnsafePointer<clua_value>) -> Result
  ) -> Result? {
    var count: Int32 = 0
    guard handle.generation == generation, let pointer = handle.pointer,
      var place = clua_results(pointer, &count)
    else { return nil }
    let end = place + Int(count)
    for _ in 0..<index where place < end { place = Self.after(place) }
    return place < end ? body(place, end) : nil
  }

  /// The keys and values of a table stand after it.
  private static func after(_ place: UnsafePointer<clua_value>) -> UnsafePointer<clua_value> {
    var next = place + 1
    guard place.pointee.type == UInt8(CLUA_TABLE.rawValue) else { return next }
    for _ in 0..<2 * Int(place.pointee.count) { next = after(next) }
    return next
  }
}

extension LuaState {
  /// Frees what calls keep for the next ones: for a state that may not be called for a long time.
  package func releaseBuffers() {
    guard let pointer = handle.pointer else { return }
    handle.generation += 1
    clua_release_buffers(pointer)
  }
}

extension LuaState {
  /// For tests: the n-th allocation from now fails in this state; 0: none does.
  func failAllocation(_ n: Int) {
    guard let pointer = handle.pointer else { return }
    clua_fail_allocation(pointer, Int64(n))
  }
}
