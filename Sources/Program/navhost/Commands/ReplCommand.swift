internal import ArgumentParser
internal import NavhostCommandLine
internal import NavhostFontTables
internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPlatform
internal import NavhostPluginHost
internal import NavhostScriptHost
internal import NavhostScripting
internal import NavhostTraces

/// `navhost repl`.
struct ReplCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "repl", abstract: "Try Lua and the host line by line.",
    usage: """
      navhost repl [--plugins DIR]... [--no-plugins] [--ios NAME] [--strings FILE [--language CODE]] \
      [--keep-going] [--limit-seconds S] [--record FILE] [--mask props.NAME]... [SCRIPT [ARG...]]
      """)

  @OptionGroup var hostOptions: HostOptions

  @OptionGroup(title: HelpTitle.rare) var profile: ProfileOption

  @OptionGroup(title: HelpTitle.rare) var texts: TextOptions

  @Flag(help: "Carry on after an error if standard input is not a terminal.")
  var keepGoing = false

  @OptionGroup(title: HelpTitle.rare) var deadline: DeadlineOption

  @OptionGroup(title: HelpTitle.rare) var recording: RecordingOptions

  @Argument(
    parsing: .captureForPassthrough, help: "A script to run first, then its arguments.",
    completion: .file())
  var script: [String] = []

  func validate() throws { _ = try ScriptCommand.repl.script(script) }

  mutating func run() throws {
    let words = try ScriptCommand.repl.take(script)
    let isTerminal = Descriptor.standardInput.isTerminal
    let plugins = hostOptions.plugins
    var limits = Limits()
    if let seconds = deadline.seconds { limits.setSeconds(seconds) }
    let start = Start(
      configuration: profile.configuration, limits: limits, texts: try texts.read())
    var recorder: TraceRecorder?
    let (session, loaded) = try Self.open(plugins, start, isTerminal) {
      recorder = try recording.plain.startKeeping($0)
    }
    let origin = SessionOrigin(folders: plugins.places) { prepare in
      let session = try Self.open(plugins, start, isTerminal, prepare: prepare).0
      if !words.isEmpty { try? Self.run(words, in: session) }
      return session
    }
    let repl = try Repl(
      session, bounds: isTerminal ? .terminal(width: Terminal.size.columns) : .wide,
      origin: origin)
    repl.recorder = recorder
    repl.silence = { try Output.hushed($0) }
    let loop = ReplLoop(
      repl,
      ReplLoop.Manner(
        isInteractive: isTerminal, keepsGoing: keepGoing,
        style: isTerminal ? Terminal.style : .plain))
    if isTerminal, !Terminal.isPlain { repl.graphics = { TerminalGraphics.detected() } }
    try SessionRecording.record {
      repl.recorder
    } _: {
      if !words.isEmpty { try runFirst(words, session, isTerminal) }
      try isTerminal ? loop.edit() : loop.run(PipedLines())
      try loaded.check()
    }
  }

  /// What each session begins with.
  private struct Start {
    let configuration: NavigationController.Configuration
    let limits: Limits
    let texts: HostTexts
  }

  /// A session with its plugins, which Ctrl-C stops. `prepare` gets it before they are loaded.
  private static func open(
    _ plugins: PluginFolders,
    _ start: Start,
    _ isTerminal: Bool,
    prepare: (ScriptSession) throws -> Void = { _ in }
  ) throws -> (ScriptSession, LoadedPlugins) {
    let host = NavigationHost(start.configuration, limits: start.limits, text: TextMetrics())
    host.onLog = LogPrinter.print
    host.onWarning = { Output.error($0.text) }
    host.onReport = Output.error
    start.texts.put(into: host)
    let session = try ScriptSession.open(host)
    session.pictures = Pictures()
    try prepare(session)
    let loaded = try plugins.load(into: host)
    Interrupt.watch(
      session.host.interruption,
      warning: isTerminal ? "\nit has not stopped yet; Ctrl-C once more ends navhost\n" : nil)
    return (session, loaded)
  }

  /// - Parameter words: The script and its arguments.
  private static func run(_ words: [String], in session: ScriptSession) throws {
    try session.run(
      script: try ScriptFile.script(words[0]), name: ScriptFile.name(words[0]),
      arguments: Array(words.dropFirst()))
  }

  /// Runs the script; in front of a person the prompt comes even where it failed.
  private func runFirst(
    _ words: [String], _ session: ScriptSession, _ isTerminal: Bool
  ) throws {
    do {
      try Self.run(words, in: session)
    } catch let error as LuaError {
      let failure = Failure(scriptError: error)
      guard isTerminal, error.code != .exit, error.code != .plugin else { throw failure }
      Output.errorLines(failure.message)
    }
    Interrupt.clear()
  }
}
