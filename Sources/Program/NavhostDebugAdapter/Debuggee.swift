package import NavhostLua
package import NavhostNavigation
package import NavhostPluginHost
package import NavhostScripting

/// What is debugged, and what only the program knows of it. It is opened afresh each time that the session is
/// played again.
package struct Debuggee {
  /// The script: its source, its name in messages, its arguments.
  package var source: [UInt8]
  package var name: String
  package var arguments: [String]
  /// A host without plugins.
  package var makeHost: () -> NavigationHost
  /// Prepares a session in which nothing has run yet.
  package var prepare: (ScriptSession) -> Void = { _ in }
  /// Loads the plugins; what fails is told by `report`.
  package var loadPlugins: (_ host: NavigationHost, _ report: (String) -> Void) throws -> Void = {
    _, _ in
  }
  /// Values as a prompt prints them.
  package var show: (ScriptSession, [LuaValue]) -> String
  /// A line that a plugin logged, and an event that is a fault, as a terminal shows them.
  package var logText: (LogLine) -> String = { $0.message }
  package var faultText: (Event) -> String? = { _ in nil }
  /// The exit status of a script that ended in an error, and what is said of it.
  package var ending: (LuaError) -> (status: Int, message: String)
  /// Sends what programs that the script started have written.
  package var drain: () -> Void = {}

  package init(
    source: [UInt8], name: String, arguments: [String] = [],
    makeHost: @escaping () -> NavigationHost,
    show: @escaping (ScriptSession, [LuaValue]) -> String,
    ending: @escaping (LuaError) -> (status: Int, message: String)
  ) {
    self.source = source
    self.name = name
    self.arguments = arguments
    self.makeHost = makeHost
    self.show = show
    self.ending = ending
  }
}
