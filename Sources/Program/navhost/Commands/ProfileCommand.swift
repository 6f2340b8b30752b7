internal import ArgumentParser
internal import NavhostCommandLine
internal import NavhostFontTables
internal import NavhostLua
internal import NavhostPlatform
internal import NavhostPluginHost
internal import NavhostScriptHost
internal import NavhostScripting
internal import NavhostSupport

/// `navhost profile`.
struct ProfileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile", abstract: "Run a script and tell what each hook of each plugin uses.",
    usage: """
      navhost profile [--plugins DIR]... [--no-plugins] [--folded FILE] [--html FILE] [--json] \
      [--strings FILE [--language CODE]] \
      SCRIPT [ARG...]
      """,
    discussion: """
      Units are the same in every run. CPU time has the cost of counting in it, and no deadline runs. \
      With --json the script's output goes to standard error.
      """)

  @OptionGroup var hostOptions: HostOptions

  @OptionGroup(title: HelpTitle.rare) var texts: TextOptions

  @Option(
    help: "Write the stacks, weighted by units, in the folded form of flame graphs.",
    completion: .file())
  var folded: String?

  @Option(help: "Write a page with the stacks as a flame graph.", completion: .file())
  var html: String?

  @Flag(help: "Print the profile as JSON.")
  var json = false

  @Argument(
    parsing: .captureForPassthrough,
    help: "The script (- for standard input), then its arguments.", completion: .file())
  var script: [String] = []

  func validate() throws {
    _ = try ScriptCommand.profile.neededScript(script)
    if let folded, let html, Files.isSamePlace(folded, html) {
      throw ValidationError("--folded and --html name the same file")
    }
  }

  mutating func run() throws {
    let words = try ScriptCommand.profile.take(script)
    if let folded { try Files.checkPlace(folded, for: .foldedStacks) }
    if let html { try Files.checkPlace(html, for: .flameGraph) }
    let output = json ? try Output.takeStandardOutput() : .output
    let texts = try texts.read()
    let host = NavigationHost(limits: Self.limits, text: TextMetrics())
    texts.put(into: host)
    let profile = host.profile(tellsLines: true)
    let failure = try play(words, host)
    let report = ProfileReport(profile)
    host.endProfile()
    output.write(json ? report.json + "\n" : GitHubCommand.disarmed(report.text))
    if let folded {
      try Files.write(Array(report.folded.utf8), to: folded, replacing: .foldedStacks)
    }
    if let html { try Files.write(Array(report.html.utf8), to: html, replacing: .flameGraph) }
    if let failure { throw failure }
  }

  /// Runs the script.
  ///
  /// - Returns: Why the command fails, once the profile is printed.
  /// - Throws: `Failure` if there is no script to be profiled.
  private func play(_ words: [String], _ host: NavigationHost) throws -> Failure? {
    let source = try ScriptFile.script(words[0])
    host.onLog = LogPrinter.print
    host.onWarning = { Output.error($0.text) }
    let session = try ScriptSession.open(host)
    session.pictures = Pictures()
    FaultPrinter.start(host)
    let loaded = try hostOptions.plugins.load(into: host)
    Interrupt.watch(host.interruption)
    do {
      try session.run(
        script: source, name: ScriptFile.name(words[0]), arguments: Array(words.dropFirst()))
    } catch {
      let failure = Failure(scriptError: error)
      if error.code == .plugin { throw failure }
      if failure.status != .done { return failure }
    }
    return loaded.hasSetupScript ? Failure(.failed) : nil
  }

  /// Counting takes time, which is not to end a call.
  private static var limits: Limits {
    var limits = Limits()
    limits.setSeconds(0)
    return limits
  }
}

extension FileMark {
  /// Stacks of `navhost profile --folded`: each line ends in a number.
  static let foldedStacks = FileMark("file of folded stacks") { beginning in
    let lines = beginning.split(separator: UInt8(ascii: "\n"))
    return lines.first.map { line in
      let weight = line.reversed().prefix { (0x30...0x39).contains($0) }.count
      return weight > 0 && line.contains(UInt8(ascii: ";"))
        && line.dropLast(weight).last == UInt8(ascii: " ")
    } ?? false
  }
}
