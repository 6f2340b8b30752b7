package import NavhostLua
internal import NavhostSupport

/// A Lua function that implements a hook, and where it stands.
package final class HookFunction {
  package let function: LuaReference
  /// The Lua state that it lives in.
  package let state: LuaState
  /// Whether it declares a third parameter: it wraps the rest of the chain.
  package let wraps: Bool
  package let file: String
  package let line: Int

  package init(_ function: LuaReference, _ state: LuaState) {
    self.function = function
    self.state = state
    let info = function.functionInfo
    wraps = (info?.parameterCount ?? 0) >= 3
    file = Plain.line(info?.source ?? "", limit: 1000)
    line = info?.line ?? 0
  }
}
