internal import NavhostCommandLine

@main
enum Main {
  static func main() {
    ProgramEntry(DebugCommand.self, statuses: meanings).start()
  }

  private static let meanings: [String: StatusHelp.Meanings] = [
    "debug": [
      (0, "the editor went; the script's own status is in 'exited'"),
      (1, "the script is missing, a message was malformed, or a setup script is among the plugins"),
      (3, "a folder of plugins is missing"),
    ]
  ]
}
