internal import NavhostCommandLine

@main
enum Main {
  static func main() {
    ProgramEntry(PreviewCommand.self, statuses: meanings).start()
  }

  private static let meanings: [String: StatusHelp.Meanings] = [
    "preview": [
      (0, "ended by Ctrl-C"),
      (1, "the script cannot be read, or a setup script is among the plugins"),
      (3, "the port is taken, or a folder of plugins is missing"),
    ]
  ]
}
