package import NavhostLua

/// A call of a function of a plugin or a script, made by the host, that raised an error.
package struct LuaFailure {
  /// The hook's name, or the function of `nav` that registered it: `nav.on`.
  package var hook: String
  /// The plugin's name, or nil for a script.
  package var plugin: String?
  package var error: LuaError
  /// The place where the function is defined, or nil if unknown.
  package var definition: LuaPlace?
  /// The Lua state that the function runs in, or nil if it is closed.
  package var state: LuaState?
  /// Whether the plugin is quarantined because of it.
  package var quarantines = false

  package init(
    _ hook: String, plugin: String? = nil, _ error: LuaError, definition: LuaPlace? = nil,
    state: LuaState? = nil
  ) {
    self.hook = hook
    self.plugin = plugin
    self.error = error
    self.definition = definition
    self.state = state
  }
}
