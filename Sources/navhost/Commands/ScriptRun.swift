internal import FontTables
internal import Lua
internal import Navigation
internal import PluginHost
internal import Scripting
internal import Support

/// Runs a script of which something is made afterwards: a picture, a test.
enum ScriptRun {
  /// - Parameters:
  ///   - path: the script's, `-` for standard input.
  ///   - prepare: gets the session before anything happens in it.
  /// - Returns: the session, which keeps what is to be drawn.
  static func run(
    _ path: String, _ arguments: [String], _ options: HostOptions, profile: Profile = .ios17,
    prepare: (ScriptSession) -> Void
  ) throws -> ScriptSession {
    let source = try ScriptFile.read(path)
    let host = NavigationHost(.init(profile: profile), text: TextMetrics())
    host.onLog = LogPrinter.print
    host.onWarning = { Output.error($0.text) }
    let session = try ScriptSession.open(host)
    FaultPrinter.start(host)
    prepare(session)
    try options.load(into: host)
    Interrupt.watch(session.host.interruption)
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

/// A script that the command line names.
enum ScriptFile {
  /// Its source; standard input's where the path is `-`.
  ///
  /// - Throws: `FileError` where it cannot be read.
  static func read(_ path: String) throws(FileError) -> [UInt8] {
    if path == "-" { return try Files.readStandardInput() }
    if let objection = Files.objection(path) { throw objection }
    return try Files.read(path)
  }

  /// What it is called in messages.
  static func name(_ path: String) -> String { path == "-" ? "stdin" : Plain.name(path) }
}
