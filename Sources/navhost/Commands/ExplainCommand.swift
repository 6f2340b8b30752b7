internal import ArgumentParser
internal import PluginHost
internal import Rendering
internal import Scripting

/// `navhost explain`.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Run a script and draw how its last decision fell.")

  @OptionGroup var hostOptions: HostOptions
  @OptionGroup var picture: PictureOptionGroup

  @Argument(help: "The script (- for standard input).", completion: .file())
  var script: String

  @Argument(parsing: .postTerminator, help: "The script's arguments, after --.")
  var arguments: [String] = []

  mutating func validate() throws {
    if picture.format == .apng { throw ValidationError("a decision does not move: write an .svg") }
  }

  mutating func run() throws {
    let pictures = Pictures()
    let session = try ScriptRun.run(script, arguments, hostOptions) {
      $0.pictures = pictures
    }
    defer { withExtendedLifetime(session) {} }
    try picture.draw(.decision, pictures)
  }
}
