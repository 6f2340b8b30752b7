internal import NavhostCommandLine
internal import NavhostPlatform
internal import NavhostPluginHost
internal import NavhostScripting

/// `--json`: the events on standard output, and whatever else is written on standard error.
enum EventStream {
  /// - Throws: `Failure` where standard output is closed.
  static func start(_ host: NavigationHost) throws {
    let file = try Output.takeStandardOutput()
    host.onEvent = { event in
      file.write(event.json + "\n")
      file.flush()
    }
  }
}
