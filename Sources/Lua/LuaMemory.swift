internal import CLua

/// The memory of a state. Once that is closed it holds nothing and has no room. It keeps no state open.
package struct LuaMemory {
  let handle: LuaHandle

  /// Bytes that the state holds.
  package var used: Int { handle.pointer.map { clua_memory_used($0) } ?? 0 }

  /// The host holds so many bytes more for this state, or less: they count as the state's own.
  package func hold(_ bytes: Int) {
    guard let pointer = handle.pointer, bytes != 0 else { return }
    clua_hold(pointer, Int64(bytes))
  }

  /// Whether so many bytes more have room, if need be after its garbage was collected.
  package func hasRoom(for bytes: Int) -> Bool {
    handle.pointer.map { clua_has_room($0, max(0, bytes)) } ?? false
  }
}
