internal import ArgumentParser
internal import NavhostCommandLine

/// `navhost app`.
struct AppCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: OwnProgram.app.file, abstract: OwnProgram.app.abstract,
    version: Version.text,
    subcommands: [
      ClassesCommand.self, StringsCommand.self, BundleCommand.self, ExportCommand.self,
      FidelityCommand.self,
    ])
}

@main
enum Main {
  static func main() {
    ProgramEntry(AppCommand.self, statuses: meanings).start()
  }

  private static let meanings: [String: StatusHelp.Meanings] = [
    "app classes": [(0, "the classes are printed"), (1, "a file or a folder cannot be read")],
    "app strings": [
      (0, "no translation is missing"),
      (1, "a translation is missing, or the catalog or a path cannot be read"),
    ],
    "app bundle": [
      (0, "done"), (1, "the folder is not what was signed, or a file cannot be read or written"),
    ],
    "app export": [
      (0, "the text is printed"), (1, "the script failed, or the policy cannot be translated"),
      (3, "a folder of plugins is missing"),
    ],
    "app fidelity": [
      (0, "every line fits"),
      (1, "a line fits no combination of the answers, or the log cannot be read"),
    ],
  ]
}
