extension LuaState {
  /// Calls a function from outside of a hook, where no registered function suspends its caller.
  ///
  /// - Throws: `LuaError`, also if a registered function does: the suspended call is dropped.
  @discardableResult
  package func callToEnd(
    _ function: LuaReference, _ arguments: [LuaValue] = [], wanted: Int = 250,
    tables: LuaTables = .data
  ) throws(LuaError) -> [LuaValue] {
    switch try call(function, arguments, wanted: wanted, tables: tables) {
    case .finished(let values): return values
    case .suspended(let thread):
      drop(thread)
      throw LuaError(.runtime, "a call from outside of a hook cannot wait")
    }
  }
}
