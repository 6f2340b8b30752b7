internal import ArgumentParser
internal import NavhostCommandLine
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostRendering
internal import NavhostScriptHost
internal import NavhostScripting

/// `navhost explain`.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Run a script and tell why its last decision fell as it did.",
    usage: """
      navhost explain [--plugins DIR]... [--no-plugins] [--ios NAME] \
      [--strings FILE [--language CODE]] [--json] [-o FILE] \
      SCRIPT [ARG...]
      """,
    discussion: """
      The script's own output is not shown. Nothing is printed if nothing was decided. With -o the \
      explanation becomes a picture, .svg or .png by the file's name.
      """)

  @OptionGroup var hostOptions: HostOptions

  @OptionGroup(title: HelpTitle.rare) var profile: ProfileOption

  @OptionGroup(title: HelpTitle.rare) var texts: TextOptions

  @Flag(help: "Print the explanation as JSON.")
  var json = false

  @Option(
    name: [.customShort("o"), .customLong("output")], help: "Draw a picture of it to this file.",
    completion: .file())
  var output: String?

  @Option(help: "Pixels of the picture for a point, 1 to 3 (default: 1 for an .svg, else 2).")
  var scale: Double?

  @Flag(help: "Draw in dark.")
  var dark = false

  @Argument(
    parsing: .captureForPassthrough,
    help: "The script (- for standard input), then its arguments.", completion: .file())
  var script: [String] = []

  mutating func validate() throws {
    _ = try ScriptCommand.explain.neededScript(script)
    guard let picture else { return }
    try picture.validate()
    if picture.format == .apng { throw ValidationError("a decision does not move: write an .svg") }
  }

  private var picture: OutputPicture? {
    output.map { OutputPicture(output: $0, scale: scale, dark: dark) }
  }

  mutating func run() throws {
    let pictures = picture.map { _ in Pictures() }
    let words = try ScriptCommand.explain.take(script)
    let texts = try texts.read()
    let (session, loaded) = try Output.withoutStandardOutput {
      try ScriptRun.run(words, hostOptions.plugins, profile: profile.profile, texts: texts) {
        $0.pictures = pictures
      }
    }
    defer { withExtendedLifetime(session) {} }
    if let picture, let pictures { try picture.draw(.decision, pictures) }
    if let explanation = session.host.navigation.explanation { show(explanation) }
    try loaded.check()
  }

  private func show(_ explanation: Explanation) {
    if json { return Output.line(explanation.json) }
    guard picture == nil else { return }
    for line in explanation.description.split(separator: "\n") {
      Output.line(Output.plain(String(line)))
    }
  }
}
