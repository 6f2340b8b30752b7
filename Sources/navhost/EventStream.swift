@preconcurrency internal import Glibc
internal import PluginHost
internal import Scripting

/// `--json`: the events on standard output, and whatever else is written on standard error.
enum EventStream {
  static func start(_ session: ScriptSession) {
    fflush(stdout)
    let descriptor = dup(1)
    dup2(2, 1)
    guard let file = fdopen(descriptor, "w") else { return }
    session.onEvent = { event in
      Output.write(event.json + "\n", to: file)
      fflush(file)
    }
  }
}
