extension Reference {
  /// Definitions for the Lua language server: `plugins/_meta/nav.lua`.
  package enum Stubs {
    /// The annotated file, and what follows from it.
    package static var text: String {
      let hooks = Reference.hooks.map { "---| \"\($0.name)\" # \($0.called)" }
      let settings = Reference.settings.map {
        "---@field \($0.name)? navhost.SettingValue \($0.doc)"
      }
      return source + "\n"
        + (["---The name of a hook.", "---@alias navhost.HookName"] + hooks
        + ["", "---\(settingsObject.doc)", "---@class navhost.Settings"] + settings)
        .map { $0 + "\n" }.joined()
    }
  }
}
