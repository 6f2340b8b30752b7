internal import NavhostLua
internal import NavhostPluginHost
internal import NavhostSupport

/// A plugin that is named instead of a script: its chunk returns a table with a hook's name in it, and makes no
/// stack.
package enum MisplacedPlugin {
  /// - Parameter name: The name of the file in messages, `stdin` for standard input.
  package static func message(_ name: String) -> String {
    let advice = name == "stdin" ? "" : "; use 'navhost check \(name)'"
    return "\(name): a plugin, not a script" + advice
  }

  static func error(_ name: String) -> LuaError { LuaError(.plugin, message(name)) }

  /// The error of a chunk that failed before it made a stack. A plugin gets its options, and modules of its own
  /// folder, only from a host: run as a script it often fails.
  static func error(instead error: LuaError, of name: String) -> LuaError {
    error.code == .runtime && isPlugin(name) ? Self.error(name) : error
  }

  /// Whether the file, or the folder, is a plugin. Its chunk is run as a host runs it.
  package static func isPlugin(_ path: String) -> Bool {
    switch Files.kind(path) {
    case .file: PluginLoader.returnsHooks(path)
    case .folder: PluginFolder.isPlugin(path)
    case .missing, .other: false
    }
  }
}
