internal import CLua

extension LuaState {
  /// Frees what calls keep for the next ones: for a state that may not be called for a long time.
  package func releaseBuffers() {
    guard let pointer = handle.pointer else { return }
    handle.generation += 1
    clua_release_buffers(pointer)
  }
}
