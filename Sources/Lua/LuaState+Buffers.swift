internal import CLua

extension LuaState {
  /// Frees what calls keep for the next ones: for a state that may not be called for a long time.
  public func releaseBuffers() {
    if let pointer = handle.pointer { clua_release_buffers(pointer) }
  }
}
