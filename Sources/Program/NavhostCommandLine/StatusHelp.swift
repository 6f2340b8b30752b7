internal import NavhostReference

/// The meanings of a command's exit statuses, for the end of its help.
package struct StatusHelp {
  /// Statuses and their meanings, without 2, which means the same everywhere.
  package typealias Meanings = [(Int, String)]

  /// By the words behind `navhost`: `trace replay`.
  private let meanings: [String: Meanings]

  init(_ meanings: [String: Meanings]) {
    self.meanings = meanings
  }

  /// The help of a command with its statuses; other output of the parser as it is.
  func completed(_ help: String) -> String {
    guard let meanings = meanings(of: help) else { return help }
    let common = [(2, "the command line is wrong")]
    let help = rareLast(trimmed(help))
    let lines = (meanings + common).sorted { $0.0 < $1.0 }
      .map { "  \($0.0)\(String(repeating: " ", count: 24 - "\($0.0)".count))\(wrapped($0.1))" }
    return help + "\n\nEXIT STATUS:\n" + lines.joined(separator: "\n")
  }

  /// A meaning in the column of meanings, which ends at 80 like the parser's.
  private func wrapped(_ text: String) -> String {
    TextWrap.lines(text, width: 54).joined(separator: "\n" + String(repeating: " ", count: 26))
  }

  /// The parser puts a titled group before the other options; rare ones are read last.
  private func rareLast(_ help: Substring) -> String {
    let title = HelpTitle.rare.uppercased() + ":\n"
    var sections = help.split(separator: "\n\n", omittingEmptySubsequences: false)
    guard let rare = sections.firstIndex(where: { $0.hasPrefix(title) }),
      let options = sections.firstIndex(where: { $0.hasPrefix("OPTIONS:\n") })
    else { return String(help) }
    let section = sections.remove(at: rare)
    sections.insert(section, at: options)
    return sections.joined(separator: "\n\n")
  }

  /// Those of the command that the line `USAGE: navhost …` names.
  private func meanings(of help: String) -> Meanings? {
    let marker = "USAGE: navhost "
    let line = help.split(separator: "\n").first { $0.hasPrefix(marker) }
    guard let words = line?.dropFirst(marker.count).split(separator: " ") else { return nil }
    return meanings[words.prefix(2).joined(separator: " ")]
      ?? words.first.flatMap { meanings[String($0)] }
  }

  private func trimmed(_ text: String) -> Substring {
    text[..<(text.lastIndex { !$0.isNewline }.map(text.index(after:)) ?? text.startIndex)]
  }
}

extension StatusHelp {
  /// Those of a command that runs a script.
  package static let script: Meanings = [
    (0, "the script ran to its end"),
    (1, "the script failed, or could not be read or compiled"),
    (3, "a folder of plugins is missing"),
    (130, "Ctrl-C; and n if the script calls os.exit(n)"),
  ]
}
