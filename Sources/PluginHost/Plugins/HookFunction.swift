internal import Lua

/// A Lua function that implements a hook, and where it stands.
final class HookFunction {
  let function: LuaReference
  /// The Lua state that it lives in.
  let state: LuaState
  /// Whether it declares a third parameter: it wraps the rest of the chain.
  let wraps: Bool
  let file: String
  let line: Int

  init(_ function: LuaReference, _ state: LuaState) {
    self.function = function
    self.state = state
    let info = function.functionInfo
    wraps = (info?.parameterCount ?? 0) >= 3
    file = Plain.line(info?.source ?? "", limit: 1000)
    line = info?.line ?? 0
  }
}
