internal import ArgumentParser
internal import NavhostCommandLine
internal import NavhostExploration
internal import NavhostFontTables
internal import NavhostLua
internal import NavhostPluginHost
internal import NavhostScriptHost
internal import NavhostScripting
internal import NavhostSupport
internal import NavhostTraces

/// `navhost trace generate`.
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate", abstract: "Print packed sessions that are made up.",
    discussion: """
      A person looks around in an app, edits, and goes back in every way there is; no plugin is loaded. \
      The same seed prints the same sessions.
      """)

  @Option(help: "How many sessions to print.")
  var count = 1

  @Option(help: "Where the random numbers start.")
  var seed: UInt64 = 1

  @Option(help: "The number of the first session, from 0: parts of a large set can be made apart.")
  var from = 0

  @OptionGroup var setup: SetupOption

  /// Taken only for an error that says what to write.
  @Argument(help: .hidden)
  var words: [String] = []

  func validate() throws {
    if let word = words.first {
      throw ValidationError("trace generate takes no path; write --setup \(ShellText.word(word))")
    }
    if count < 0 { throw ValidationError("--count must not be negative") }
    if from < 0 { throw ValidationError("--from must not be negative") }
    if from.addingReportingOverflow(count).overflow {
      throw ValidationError("--from and --count are more sessions than can be numbered")
    }
  }

  func run() throws {
    do {
      let maker = try SessionMaker(
        seed: seed, scene: try setup.read().map(PreparedHost.init(setup:)))
      var output = SessionLines()
      for number in from..<(from + count) {
        SessionLines.write(try maker.session(number).line)
        output.progress(1)
      }
      try output.end()
    } catch let error as LuaError {
      throw Failure(scriptError: error)
    } catch let error as TraceError {
      throw Failure(.cannotStart, error.message)
    }
  }
}

extension PreparedHost {
  /// Creates a host on which a setup script builds the stack.
  init(setup: SceneScript) throws {
    let session = try ScriptSession(on: NavigationHost(text: TextMetrics()))
    var isFirst = true
    self.init(
      on: session.host,
      set: {
        let name = ScriptFile.name(setup.path)
        try session.run(script: setup.source, name: name)
        if isFirst { try session.checkSetupGlobals(of: name) }
        isFirst = false
      },
      renew: session.renewHost)
  }
}
