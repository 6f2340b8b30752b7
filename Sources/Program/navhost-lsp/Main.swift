internal import NavhostCommandLine

@main
enum Main {
  static func main() {
    ProgramEntry(LanguageServerCommand.self, statuses: meanings).start()
  }

  private static let meanings: [String: StatusHelp.Meanings] = [
    "lsp": [(0, "the editor said 'shutdown' and 'exit'"), (1, "it went without them")]
  ]
}
