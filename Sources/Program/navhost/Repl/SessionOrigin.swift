internal import NavhostFontTables
internal import NavhostPluginHost
internal import NavhostScripting

/// Where the sessions of a prompt come from.
struct SessionOrigin {
  /// The folders of plugins that it began with.
  var folders: [String] = []
  /// A session as it was at the start: its plugins loaded, its script run. It is handed over before
  /// that, to be heard from its first line on.
  var make: (_ prepare: (ScriptSession) -> Void) throws -> ScriptSession = { prepare in
    let session = try ScriptSession(on: NavigationHost(text: TextMetrics()))
    prepare(session)
    return session
  }
}
