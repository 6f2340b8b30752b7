internal import ArgumentParser
internal import NavhostCommandLine
internal import NavhostExploration
internal import NavhostLua
internal import NavhostPlatform
internal import NavhostPluginHost
internal import NavhostScriptHost
internal import NavhostScripting
internal import NavhostSupport

/// `navhost app export`.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Print a scenario as an XCUITest in Swift, or a policy for another platform.",
    usage: """
      navhost app export --xcuitest [--plugins DIR]... [--no-plugins] [--ios NAME] [--name NAME] SCRIPT [-- ARG...]
      navhost app export --can-pop [--format json|kotlin|ts] PLUGIN
      """,
    discussion: """
      With --xcuitest the script is run; what it does becomes a test that does the same on a device, and looks \
      at the screen after each step. docs/fidelity.md says what the app has to bring.

      With --can-pop it prints when a screen may be left without asking, for platforms that want to know that \
      before the gesture begins: Android's predictive back, react-navigation's usePreventRemove. The plugin may \
      go by props and 'app' alone; what is printed holds for every value of theirs.
      """)

  @OptionGroup var hostOptions: HostOptions
  @OptionGroup(title: HelpTitle.rare) var profile: ProfileOption

  @Flag(help: "Run a script, and print a test in Swift that does the same.")
  var xcuitest = false

  @Option(help: "The name of the test case (default: by the script's name).")
  var name: String?

  @Flag(help: "Print when the plugin lets a screen go without asking.")
  var canPop = false

  @Option(help: "How --can-pop prints it: json, kotlin or ts (default: json).")
  var format: LeavingFormat?

  @Argument(
    help:
      "With --xcuitest a script (- for standard input), with --can-pop a plugin's file or folder.",
    completion: .file())
  var script: String

  @Argument(parsing: .postTerminator, help: "The script's arguments, after --.")
  var arguments: [String] = []

  func validate() throws {
    if xcuitest, canPop { throw ValidationError("--xcuitest and --can-pop cannot be combined") }
    if !xcuitest, !canPop {
      throw ValidationError("write --xcuitest for a script, --can-pop for a plugin")
    }
    if format != nil, !canPop { throw ValidationError("--format goes with --can-pop") }
    guard let name else { return }
    if canPop { throw ValidationError("--name goes without --can-pop") }
    guard SwiftName.canBeClass(name) else {
      throw ValidationError("--name: '\(Plain.name(name))' can be no class of the test in Swift")
    }
  }

  mutating func run() throws {
    if canPop { return try printRules() }
    let output = try Output.takeStandardOutput()
    var recorder: ScenarioRecorder?
    let (session, loaded) = try ScriptRun.run(
      [script] + arguments, hostOptions.plugins, profile: profile.profile
    ) {
      recorder = ScenarioRecorder($0.host)
    }
    defer { withExtendedLifetime(session) {} }
    let scenarios = (recorder?.scenarios ?? []).filter { !$0.steps.isEmpty }
    guard !scenarios.isEmpty else {
      throw Failure(
        .failed, "\(ScriptFile.name(script)): nothing to export: it does nothing with nav")
    }
    let text = XCUITestText(
      name: name ?? XCUITestText.name(of: ScriptFile.name(script)),
      script: ScriptFile.name(script), scenarios: scenarios)
    output.write(text.text)
    try loaded.check()
  }

  private func printRules() throws {
    do throws(NotPure) {
      Output.text((format ?? .json).text(of: try LeavingProof.rules(script)))
    } catch {
      throw Failure(.failed, error.message)
    }
  }
}
