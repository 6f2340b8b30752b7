internal import ArgumentParser

/// The root command.
struct Navhost: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "navhost",
    abstract: "Lua policies for leaving iOS screens: run them, try them, prove them.",
    version: version,
    subcommands: [
      Run.self, ReplCommand.self, TestCommand.self, Check.self, New.self, Plugins.self,
      Doctor.self, Explore.self, RenderCommand.self, ExplainCommand.self,
    ])

  static let version = "0.1.0"
}
