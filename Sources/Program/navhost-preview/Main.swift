internal import NavhostCommandLine

@main
enum Main {
  static func main() {
    ProgramEntry(PreviewCommand.self, statuses: meanings).start()
  }

  private static let meanings: [String: StatusHelp.Meanings] = [
    "preview": [
      (0, "with --save, the script ran to its end"),
      (
        1,
        "the script cannot be read, or a setup script is among the plugins; with --save, the script failed"
      ),
      (3, "the port is taken, or a folder of plugins is missing"),
      (130, "Ctrl-C; with --save, n if the script calls os.exit(n)"),
    ]
  ]
}
