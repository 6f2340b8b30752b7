internal import ArgumentParser
internal import NavhostExploration
internal import NavhostFontTables
internal import NavhostLua
internal import NavhostPlatform
internal import NavhostPluginHost
internal import NavhostScripting
internal import NavhostSupport
internal import NavhostTraces

/// `navhost sessions`.
struct SessionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sessions", abstract: "Print packed sessions that are made up.",
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
      throw ValidationError("sessions takes no path; write --setup \(ShellText.word(word))")
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
    self.init(
      on: session.host,
      set: { try session.run(script: setup.source, name: ScriptFile.name(setup.path)) },
      renew: session.renewHost)
  }
}

/// What the commands that read sessions have in common: lines to standard output, and whether one of
/// them told an error.
struct SessionLines {
  private(set) var count = 0
  private(set) var hasErrors = false
  /// At a terminal, unless the lines themselves go there.
  private let showsProgress =
    Descriptor.standardError.isTerminal && !Descriptor.standardOutput.isTerminal
  private var shown = 0

  static func write(_ bytes: [UInt8]) {
    Stream.output.writeLine(bytes)
  }

  mutating func write(_ error: ErrorLine) {
    hasErrors = true
    Self.write(error.line)
  }

  mutating func sawError() { hasErrors = true }

  /// Says how far it is, on standard error.
  mutating func progress(_ sessions: Int) {
    count += sessions
    guard showsProgress, count - shown >= 1000 else { return }
    shown = count
    Stream.errors.write("\r\(count) sessions")
  }

  /// - Throws: status 1 where there was an error line, or `fails` says so.
  func end(fails: Bool = false) throws {
    if shown > 0 { Stream.errors.write("\r\u{1B}[K") }
    if hasErrors || fails { throw Failure(.failed) }
  }
}
