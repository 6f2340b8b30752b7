internal import NavhostReference

/// What a command's exit statuses mean, as the end of its help says it.
enum StatusHelp {
  /// The help of a command with its statuses; other texts of the parser as they are.
  static func completed(_ help: String) -> String {
    guard let command = command(of: help), let meanings = meanings[command] else { return help }
    let common = [(2, "the command line is wrong")]
    let help = rareLast(trimmed(help))
    let lines = (meanings + common).sorted { $0.0 < $1.0 }
      .map { "  \($0.0)\(String(repeating: " ", count: 24 - "\($0.0)".count))\(wrapped($0.1))" }
    return help + "\n\nEXIT STATUS:\n" + lines.joined(separator: "\n")
  }

  /// A meaning in the column of meanings, which ends at 80 like the parser's.
  private static func wrapped(_ text: String) -> String {
    TextWrap.lines(text, width: 54).joined(separator: "\n" + String(repeating: " ", count: 26))
  }

  /// The parser puts a titled group before the other options; rare ones are read last.
  private static func rareLast(_ help: Substring) -> String {
    let title = HelpTitle.rare.uppercased() + ":\n"
    var sections = help.split(separator: "\n\n", omittingEmptySubsequences: false)
    guard let rare = sections.firstIndex(where: { $0.hasPrefix(title) }),
      let options = sections.firstIndex(where: { $0.hasPrefix("OPTIONS:\n") })
    else { return String(help) }
    let section = sections.remove(at: rare)
    sections.insert(section, at: options)
    return sections.joined(separator: "\n\n")
  }

  /// The word behind `USAGE: navhost`.
  private static func command(of help: String) -> String? {
    let marker = "USAGE: navhost "
    let line = help.split(separator: "\n").first { $0.hasPrefix(marker) }
    return line?.dropFirst(marker.count).split(separator: " ").first.map(String.init)
  }

  private static func trimmed(_ text: String) -> Substring {
    text[..<(text.lastIndex { !$0.isNewline }.map(text.index(after:)) ?? text.startIndex)]
  }

  private static let script = [
    (0, "the script ran to its end"),
    (1, "the script failed, or could not be read or compiled"),
    (3, "a folder of plugins is missing"),
    (130, "Ctrl-C; and n if the script calls os.exit(n)"),
  ]

  /// Of commands that draw or write.
  private static let drawing = script.map {
    $0.0 == 1 ? (1, "the script failed, or a file could not be read or written") : $0
  }

  /// Without 2, which means the same everywhere.
  private static let meanings: [String: [(Int, String)]] = [
    "run": script,
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
      (0, "nothing found"), (1, "something was found, or a path is missing or cannot be read"),
    ],
    "classes": [(0, "the classes are printed"), (1, "a file or a folder cannot be read")],
    "texts": [
      (0, "no text is missing"),
      (1, "a text is missing, or the catalog or a path cannot be read"),
    ],
    "new": [(0, "the files are written"), (1, "one is there already, or cannot be written")],
    "init": [(0, "the files are there"), (1, "one cannot be written")],
    "plugins": [(0, "all can be loaded"), (1, "one cannot, or there is none")],
    "preview": [
      (0, "ended by Ctrl-C"),
      (1, "the script cannot be read, or a setup script is among the plugins"),
      (3, "the port is taken, or a folder of plugins is missing"),
    ],
    "explain": drawing,
    "render": drawing,
    "prove": [
      (0, "nothing found"), (1, "something was found, or a plugin does not load"),
      (3, "there are no plugins"), (130, "Ctrl-C"),
    ],
    "explore": [
      (0, "nothing found"),
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
    "replay": [
      (0, "every session was played"),
      (1, "a line cannot be used; with --check, a decision differs or there is no session"),
      (3, "a folder of plugins is missing"),
    ],
    "diff": [
      (0, "every session was played"), (1, "a line, a plugin or a file cannot be used"),
      (3, "a folder of plugins is missing"),
    ],
    "pack": [(0, "every session was packed"), (1, "one cannot be used")],
    "unpack": [(0, "every line was unpacked"), (1, "one cannot be used")],
    "sessions": [(0, "the sessions are printed"), (1, "the setup script failed")],
    "lsp": [(0, "the editor said 'shutdown' and 'exit'"), (1, "it went without them")],
    "debug": [
      (0, "the editor went; the script's own status is in 'exited'"),
      (1, "the script is missing, a message was malformed, or a setup script is among the plugins"),
      (3, "a folder of plugins is missing"),
    ],
    "export": [
      (0, "the text is printed"), (1, "the script failed, or the policy cannot be translated"),
      (3, "a folder of plugins is missing"),
    ],
    "bundle": [
      (0, "done"), (1, "the folder is not what was signed, or a file cannot be read or written"),
    ],
    "fidelity": [
      (0, "every line fits"),
      (1, "a line fits no combination of the answers, or the log cannot be read"),
    ],
    "doctor": [(0, "nothing is missing"), (1, "something is missing")],
  ]
}
