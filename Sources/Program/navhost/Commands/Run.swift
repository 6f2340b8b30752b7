internal import ArgumentParser
internal import Exploration
internal import NavhostFontTables
internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostScripting
internal import NavhostSupport

/// `navhost run`.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run a Lua script that drives the host.",
    usage: """
      navhost run [--plugins DIR]... [--no-plugins] [--json] [--strict] [--profile NAME] \
      [--texts FILE [--language CODE]] [--record FILE] [--mask props.NAME]... [--limit-units N] [--limit-memory BYTES] \
      [--limit-seconds S] SCRIPT [ARG...]
      """)

  @OptionGroup var hostOptions: HostOptions

  @Flag(help: "Print the events as JSON Lines; the script's output goes to standard error.")
  var json = false

  @Flag(help: "Fail if a plugin does not load or has a warning, or if a hook fails.")
  var strict = false

  @OptionGroup(title: HelpTitle.rare) var profile: ProfileOption

  @OptionGroup(title: HelpTitle.rare) var texts: TextOptions

  @OptionGroup(title: HelpTitle.rare) var limits: LimitOptions

  @OptionGroup(title: HelpTitle.rare) var recording: RecordingOptions

  @Argument(
    parsing: .captureForPassthrough,
    help: "The script (- for standard input), then its arguments.", completion: .file())
  var script: [String] = []

  init() {}

  /// `run [--no-plugins] [--record FILE] SCRIPT [ARG...]`; nil where the words are anything else.
  init?(plain words: some Collection<String>) {
    guard words.first == "run" else { return nil }
    var script = Array(words.dropFirst())[...]
    let withoutPlugins = script.first == "--no-plugins"
    if withoutPlugins { script.removeFirst() }
    let record = script.first == "--record" ? script.dropFirst().first : nil
    if record != nil { script = script.dropFirst(2) }
    guard let path = script.first, !path.hasPrefix("-"), record?.hasPrefix("-") != true else {
      return nil
    }
    hostOptions = HostOptions(folders: [], withoutPlugins: withoutPlugins)
    json = false
    strict = false
    profile = ProfileOption(name: Profile.ios17.name)
    texts = TextOptions(catalog: nil, language: nil)
    limits = LimitOptions(units: nil, memory: nil, deadline: DeadlineOption(seconds: nil))
    recording = RecordingOptions(record: record, mask: [])
    self.script = Array(script)
  }

  mutating func validate() throws {
    if script.first == "--" { script.removeFirst() }
    if let first = script.first, first.hasPrefix("-"), first != "-" { throw exit(for: first) }
    guard !script.isEmpty else {
      throw ValidationError(
        "a script is missing: name a file, or - for standard input; 'navhost repl' needs none")
    }
  }

  /// What an option that the parser left in the script's place comes to.
  private func exit(for option: String) -> any Error {
    switch option {
    case "--help", "-h": return CleanExit.helpRequest()
    case "--version": return CleanExit.message(Version.text)
    default:
      let name = String(option.prefix { $0 != "=" })
      return ValidationError(
        "unknown option '\(name)'" + Spelling.hint(name, among: Run.options))
    }
  }

  private static let options = [
    "--plugins", "--no-plugins", "--json", "--strict", "--profile", "--record", "--mask",
    "--texts", "--language",
    "--limit-units", "--limit-memory", "--limit-seconds", "--version", "--help",
  ]

  mutating func run() throws {
    let path = script[0]
    let source = try ScriptFile.read(path)
    let texts = try texts.read()
    let host = NavigationHost(profile.configuration, limits: limits.limits, text: TextMetrics())
    host.onLog = LogPrinter.print
    host.onReport = Output.error
    texts.put(into: host)
    let session = try ScriptSession.open(host)
    session.pictures = Pictures()
    if json { try EventStream.start(host) } else { FaultPrinter.start(host) }
    host.onWarning = { Output.error($0.text) }
    let troubles = StrictProblems()
    if strict { troubles.watch(session) }
    let recorder = try recording.start(session)
    try RecordingOptions.record {
      recorder
    } _: {
      try hostOptions.load(into: host)
      try play(source, session)
      try check(troubles)
    }
  }

  /// Runs the script. One that leaves with 0 is done.
  private func play(_ source: [UInt8], _ session: ScriptSession) throws {
    Interrupt.watch(session.host.interruption)
    do {
      try session.run(
        script: source, name: ScriptFile.name(script[0]), arguments: Array(script.dropFirst()))
    } catch {
      var failure = Failure(scriptError: error)
      let line = Self.line(of: error.message, in: source)
      failure.message = failure.message.withHint(session.hint(error.message, line: line))
      if failure.status != .done { throw failure }
    }
  }

  /// The line of the script that an error names: `FILE:LINE: …`.
  private static func line(of message: String, in source: [UInt8]) -> String? {
    let parts = message.split(separator: ":", maxSplits: 2)
    guard parts.count == 3, let number = Int(parts[1]), number > 0 else { return nil }
    let lines = source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return number <= lines.count ? String(decoding: lines[number - 1], as: UTF8.self) : nil
  }

  /// - Throws: `Failure` where `--strict` was given and something was not well.
  private func check(_ troubles: StrictProblems) throws {
    guard troubles.count > 0 else { return }
    throw Failure.strict(troubles.count)
  }
}

extension ScriptSession {
  /// `nav.check` and `nav.prove` work in it. Ctrl-C stops a proof.
  func checksAndProves() {
    check = InvariantWatch(self).violations
    prove = { [unowned self] request throws(LuaRaise) in
      defer { Interrupt.watch(host.interruption) }
      return try PropertyProof(request, of: host).run()
    }
  }

  /// Opens a session, or says that the host cannot start.
  static func open(_ host: NavigationHost) throws -> ScriptSession {
    do {
      let session = try ScriptSession(on: host)
      session.checksAndProves()
      return session
    } catch {
      throw Failure(.cannotStart, error.message)
    }
  }
}

extension Failure {
  /// How a script that ended in an error ends the process.
  init(scriptError error: LuaError) {
    switch error.code {
    case .exit: self.init(ExitStatus(error.exitStatus))
    case .interrupted: self.init(.interrupted)
    default:
      self.init(.failed)
      let traceback = error.traceback.isEmpty ? "" : "\n" + error.traceback
      message = error.message.replacing("\n", with: "\n  ") + traceback
    }
  }
}

extension String {
  /// With a hint at the end of its first line.
  func withHint(_ hint: String) -> String {
    guard !hint.isEmpty else { return self }
    let end = firstIndex(of: "\n") ?? endIndex
    return self[..<end] + hint + self[end...]
  }
}
