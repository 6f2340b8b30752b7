import NavhostLua

/// A state with nothing but Lua in it.
func makeState(
  _ trust: LuaState.Trust = .sandboxed, library: LuaLibrary = LuaLibrary(), memory: Int = 0
) throws -> LuaState {
  try LuaState(trust, library: library, memoryLimit: memory)
}

extension LuaState {
  /// Runs a chunk that must not be suspended.
  func run(_ source: String, name: String = "=test", tables: LuaTables = .data) throws -> [LuaValue]
  {
    let chunk = try load(Array(source.utf8), name: name)
    guard case .finished(let values) = try call(chunk, tables: tables) else { return [] }
    return values
  }
}
