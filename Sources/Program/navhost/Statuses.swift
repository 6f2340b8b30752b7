internal import NavhostCommandLine

/// The meanings of the exit statuses of each command.
enum Statuses {
  static let meanings: [String: StatusHelp.Meanings] = [
    "run": StatusHelp.script,
    "repl": [
      (0, "the session was left"), (1, "piped: a line failed, without --keep-going"),
      (3, "a folder of plugins is missing"), (130, "piped: Ctrl-C"),
    ],
    "test": [
      (0, "all tests passed"),
      (1, "a test failed, a spec cannot be read, a path is missing, or no test ran"),
      (3, "luassert or say is missing"), (130, "Ctrl-C"),
    ],
    "check": [
      (0, "no findings"), (1, "findings, or a path is missing or unreadable"),
    ],
    "new": [(0, "the files are written"), (1, "one is there already, or cannot be written")],
    "init": [(0, "the files are there"), (1, "one cannot be written")],
    "plugins": [(0, "all can be loaded"), (1, "one cannot, or there is none")],
    "explain": drawing,
    "render": drawing,
    "prove": [
      (0, "no findings"), (1, "findings, or a plugin does not load"),
      (3, "there are no plugins"), (130, "Ctrl-C"),
    ],
    "explore": [
      (0, "no findings"),
      (1, "something was found, a plugin that is named does not load, or the setup script failed"),
      (3, "a folder of plugins is missing or has none"), (130, "Ctrl-C"),
    ],
    "profile": drawing,
    "bisect": [
      (0, "a set was found"),
      (
        1,
        "nothing fails with all plugins, something fails with none, or a file cannot be read"
      ),
      (3, "the folder of plugins is missing"),
    ],
    "doctor": [(0, "nothing is missing"), (1, "something is missing")],
  ]

  /// Those of commands that draw or write.
  private static let drawing = StatusHelp.script.map {
    $0.0 == 1 ? (1, "the script failed, or a file could not be read or written") : $0
  }
}
