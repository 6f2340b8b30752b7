internal import ArgumentParser
internal import Scripting

/// `navhost export`.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Print a scenario as an XCUITest in Swift.",
    discussion: """
      The script is run; what it does becomes a test that does the same on a device, and looks at the \
      screen after each step. docs/fidelity.md says what the app has to bring.
      """)

  @OptionGroup var hostOptions: HostOptions
  @OptionGroup var profile: ProfileOption

  @Option(help: "The name of the test case (default: by the script's name).")
  var name: String?

  @Argument(help: "The script (- for standard input).", completion: .file())
  var script: String

  @Argument(parsing: .postTerminator, help: "The script's arguments, after --.")
  var arguments: [String] = []

  mutating func run() throws {
    let output = try Output.takeStandardOutput()
    var recorder: ScenarioRecorder?
    let session = try ScriptRun.run(script, arguments, hostOptions, profile: profile.profile) {
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
    Output.write(text.text, to: output)
  }
}
