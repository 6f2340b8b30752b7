internal import NavhostFontTables
internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostScripting
internal import NavhostSupport

/// Runs a script of which something is made afterwards: a picture, a test.
enum ScriptRun {
  /// - Parameters:
  ///   - path: the script's, `-` for standard input.
  ///   - prepare: gets the session before anything happens in it.
  /// - Returns: the session, which keeps what is to be drawn.
  static func run(
    _ path: String, _ arguments: [String], _ plugins: PluginFolders, profile: Profile = .ios17,
    texts: HostTexts = HostTexts(),
    prepare: (ScriptSession) -> Void
  ) throws -> ScriptSession {
    let source = try ScriptFile.read(path)
    let host = NavigationHost(.init(profile: profile), text: TextMetrics())
    host.onLog = LogPrinter.print
    host.onWarning = { Output.error($0.text) }
    texts.put(into: host)
    let session = try ScriptSession.open(host)
    FaultPrinter.start(host)
    prepare(session)
    try plugins.load(into: host)
    Interrupt.watch(session.host.interruption)
    do {
      try session.run(script: source, name: ScriptFile.name(path), arguments: arguments)
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
