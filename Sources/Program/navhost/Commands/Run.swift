internal import ArgumentParser
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

  func run() throws {
    let plan = RunPlan(
      words: script, plugins: hostOptions.plugins, json: json, strict: strict,
      profile: profile.profile, texts: try texts.read(), limits: limits.limits,
      recording: recording.plain)
    try plan.run()
  }
}
