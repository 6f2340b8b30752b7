@preconcurrency internal import Glibc
internal import PluginHost
internal import Scripting

/// `--json`: the events on standard output, and whatever else is written on standard error.
enum EventStream {
  /// - Throws: `Failure` where standard output is closed.
  static func start(_ session: ScriptSession) throws {
    let file = try Output.takeStandardOutput()
    session.onEvent = { event in
      Output.write(event.json + "\n", to: file)
      fflush(file)
    }
  }
}
