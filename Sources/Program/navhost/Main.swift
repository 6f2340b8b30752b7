internal import ArgumentParser
internal import NavhostCommandLine

/// The root command.
struct Navhost: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "navhost",
    abstract: "Lua policies for leaving iOS screens: run them, try them, prove them.",
    version: Version.text,
    groupedSubcommands: [
      CommandGroup(
        name: "Write and test",
        subcommands: [
          Run.self, ReplCommand.self, TestCommand.self, Check.self, New.self, Init.self,
          Plugins.self,
        ]),
      CommandGroup(
        name: "Inspect and verify",
        subcommands: [
          ExplainCommand.self, RenderCommand.self, Prove.self, Explore.self, ProfileCommand.self,
          BisectCommand.self,
        ]),
      CommandGroup(name: "Installation", subcommands: [Doctor.self]),
      CommandGroup(
        name: "More programs",
        subcommands: [
          PreviewLine.self, LanguageServerLine.self, DebugLine.self, TraceLine.self, AppLine.self,
        ]),
    ])
}

@main
enum Main {
  static func main() {
    ProgramEntry(Navhost.self, statuses: Statuses.meanings).start(
      prepare: OtherPrograms.run, shortcut: shortcut, rewrite: BisectCommand.words)
  }

  /// The parser takes twice as long as all the rest of a short run, so a script and its arguments, nothing
  /// else, are taken as they are.
  private static func shortcut(_ words: ProgramEntry.Words) throws -> Bool {
    if let plan = RunPlan(plain: words) {
      try plan.run()
      return true
    }
    return try CompletionScript.print(words)
  }
}
