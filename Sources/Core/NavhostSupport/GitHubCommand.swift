/// A workflow command: a line in the log of a run that GitHub shows at a place in a file.
///
/// The syntax is that of GitHub's page "Workflow commands for GitHub Actions":
/// `::error file={name},line={line},title={title}::{message}`. How `%`, line ends, `:` and `,` are
/// written in it is as GitHub's own toolkit does it (`packages/core/src/command.ts`). Other control characters,
/// which a log would obey, are shown as escapes.
package enum GitHubCommand {
  /// The line, with its end.
  ///
  /// - Parameters:
  ///   - command: `error`, `warning` or `notice`.
  ///   - file: from the root of the repository; `""` where there is none.
  ///   - line: from 1; 0 where there is none.
  package static func line(
    _ command: String, file: String, line: Int, title: String, _ message: String
  ) -> String {
    var properties: [String] = []
    if !file.isEmpty {
      properties.append("file=\(property(file))")
      if line > 0 { properties.append("line=\(line)") }
    }
    properties.append("title=\(property(title))")
    return "::\(command) \(properties.joined(separator: ","))::\(data(message))\n"
  }

  /// Text in which GitHub finds no command, whoever wrote it. GitHub obeys a line that begins with `::` after any
  /// blanks, and one that has the older mark `##[` anywhere: the first character of either becomes an escape.
  package static func disarmed(
    _ text: String, escape: (Unicode.Scalar) -> String = { "\\u00\(Hex.text([UInt8($0.value)]))" }
  ) -> String {
    guard text.holds(mark) || text.holds(olderMark) else { return text }
    var result = ""
    var isAtStart = true
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      let begins = isAtStart && rest.starts(with: mark.unicodeScalars)
      if begins || rest.starts(with: olderMark.unicodeScalars) {
        result += escape(scalar)
        isAtStart = false
      } else {
        result.unicodeScalars.append(scalar)
        let isBlank = scalar.properties.isWhitespace
        isAtStart = scalar == "\n" || scalar == "\r" || isAtStart && isBlank
      }
      rest.removeFirst()
    }
    return result
  }

  private static let mark = "::"
  private static let olderMark = "##["

  /// A message: it ends with the line.
  private static func data(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  /// The value of a property: it ends at a comma or a colon, too.
  private static func property(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ marks: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.map { marks[$0] ?? Plain.forTerminal(String($0)) }.joined()
  }
}
