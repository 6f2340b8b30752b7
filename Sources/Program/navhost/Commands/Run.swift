internal import ArgumentParser
internal import NavhostCommandLine
internal import NavhostScriptHost

/// `navhost run`.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run a Lua script that drives the host.",
    usage: """
      navhost run [--plugins DIR]... [--no-plugins] [--json] [--strict] [--ios NAME] \
      [--strings FILE [--language CODE]] [--record FILE] [--mask props.NAME]... [--limit-fuel N] [--limit-memory BYTES] \
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

  func validate() throws { _ = try ScriptCommand.run.neededScript(script) }

  func run() throws {
    let (words, notes) = try ScriptCommand.run.neededScript(script)
    let plan = RunPlan(
      words: words, notes: notes, plugins: hostOptions.plugins, json: json, strict: strict,
      profile: profile.profile, texts: try texts.read(), limits: limits.limits,
      recording: recording.plain)
    try plan.run()
  }
}
