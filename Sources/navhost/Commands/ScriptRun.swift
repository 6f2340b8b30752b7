internal import Lua
internal import PluginHost
internal import Scripting

/// Runs a script of which a picture is made afterwards.
enum PictureRun {
  /// - Parameter path: the script's, `-` for standard input.
  /// - Returns: the session, which keeps what is to be drawn.
  static func run(
    _ path: String, _ arguments: [String], _ options: HostOptions, _ pictures: Pictures
  ) throws -> ScriptSession {
    let source = try ScriptFile.read(path)
    let host = NavigationHost()
    host.onLog = LogPrinter.print
    host.onWarning = { Output.error($0.text) }
    let session = try ScriptSession.open(host)
    session.pictures = pictures
    FaultPrinter.start(session)
    try options.load(into: host)
    Interrupt.watch(session.interruptTarget)
    do {
      try session.run(source, name: ScriptFile.name(path), arguments: arguments)
    } catch {
      // A script that says it is done by itself has something to show too.
      if error.code == .exit, error.exitStatus == 0 { return session }
      throw Failure(scriptError: error)
    }
    return session
  }
}
