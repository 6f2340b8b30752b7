package import NavhostLua
package import NavhostNavigation

/// A call of a hook: of a plugin, or of a script's hook.
package struct ObservedCall {
  package enum Result {
    /// It returned; the values are empty unless the hook is a script's.
    case finished([LuaValue])
    /// With what was asked: by the call itself, or by the rest of the chain that it waits for.
    case suspended(Question?)
    case failed(LuaError)
  }

  package let hook: HookName
  package let controller: Controller
  package let plugin: Plugin?
  package let script: ScriptHook?
  /// Whether the hook takes `next`.
  package let wraps: Bool
  /// The attempt at an exit that it is asked about; nil of another hook.
  package let pop: Int?
  /// Why it refuses all the same where it failed after a no.
  package var refusal: String?

  /// Whether it is the session's own: of a script, or of a table that a script gave.
  package var isOfScript: Bool { plugin?.isInline ?? true }
}
