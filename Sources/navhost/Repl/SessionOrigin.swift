internal import PluginHost
internal import Scripting

/// Where the sessions of a prompt come from.
struct SessionOrigin {
  /// The folders of plugins that it began with.
  var folders: [String] = []
  /// A session as it was at the start: its plugins loaded, its script run.
  var make: () throws -> ScriptSession = { try ScriptSession(host: NavigationHost()) }
}
