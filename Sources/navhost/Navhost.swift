internal import ArgumentParser
internal import Support

/// The root command.
struct Navhost: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "navhost",
    abstract: "Lua policies for leaving iOS screens: run them, try them, prove them.",
    version: version,
    subcommands: [
      Run.self, ReplCommand.self, TestCommand.self, Check.self, New.self, Init.self, Plugins.self,
      Doctor.self, Explore.self, Prove.self, RenderCommand.self, ExplainCommand.self,
      PreviewCommand.self,
      PackCommand.self, UnpackCommand.self, ReplayCommand.self, DiffCommand.self,
      SessionsCommand.self, ImportCommand.self,
    ])

  static let version = "0.2.0"

  /// The command that the words of a command line ask for.
  static func command(_ words: ArraySlice<String>) throws -> any ParsableCommand {
    try checkName(words.first == "help" ? words.dropFirst().first : words.first)
    return try parseAsRoot(Array(words))
  }

  /// A word that names no command is told with the one that was probably meant.
  private static func checkName(_ name: String?) throws {
    let names = configuration.subcommands.map { $0._commandName } + ["help"]
    guard let name, !name.hasPrefix("-"), !names.contains(name) else { return }
    let hint = name.hasSuffix(".lua") ? "run \(name)" : Spelling.nearest(to: name, among: names)
    throw ValidationError(
      "no command '\(name)'" + (hint.map { "; did you mean 'navhost \($0)'?" } ?? ""))
  }
}
