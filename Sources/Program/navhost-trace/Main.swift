internal import ArgumentParser
internal import NavhostCommandLine

/// `navhost trace`.
struct TraceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: OwnProgram.trace.file, abstract: OwnProgram.trace.abstract,
    version: Version.text,
    subcommands: [
      ReplayCommand.self, DiffCommand.self, PackCommand.self, UnpackCommand.self,
      GenerateCommand.self,
    ])
}

@main
enum Main {
  static func main() {
    ProgramEntry(TraceCommand.self, statuses: meanings).start()
  }

  private static let meanings: [String: StatusHelp.Meanings] = [
    "trace replay": [
      (0, "every session was played"),
      (1, "a line cannot be used; with --check, a decision differs or there is no session"),
      (3, "a folder of plugins is missing"),
    ],
    "trace diff": [
      (0, "every session was played"), (1, "a line, a plugin or a file cannot be used"),
      (3, "a folder of plugins is missing"),
    ],
    "trace pack": [(0, "every session was packed"), (1, "one cannot be used")],
    "trace unpack": [(0, "every line was unpacked"), (1, "one cannot be used")],
    "trace generate": [(0, "the sessions are printed"), (1, "the setup script failed")],
  ]
}
