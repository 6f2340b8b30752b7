@preconcurrency internal import Glibc
internal import Navigation
internal import PluginHost

/// Statements that a person types: history in the user's state folder, Tab completion.
final class EditedLines: LineSource {
  private let editor: LineEditor

  init(_ repl: Repl, _ style: Style) {
    Terminal.readCharactersAsUTF8()
    let completer = Completer(repl)
    editor = LineEditor(
      LineEditor.Delegate(
        isComplete: { [unowned repl] in repl.isComplete($0) },
        complete: { completer.completion($0) },
        news: { [unowned repl] in repl.news() },
        prompt: { [unowned repl] in Self.prompt(repl, style) }),
      historyPath: HistoryFile.path())
  }

  /// Says what this is.
  static func greet(_ host: NavigationHost) {
    let plugins = host.plugins.count
    let loaded = plugins == 0 ? "" : ", \(plugins) plugin\(plugins == 1 ? "" : "s")"
    Output.line("navhost \(Navhost.version), Lua 5.4\(loaded). .help helps, Ctrl-D leaves.")
  }

  func next(_ repl: Repl) -> LineInput {
    Interrupt.clear()
    fflush(stdout)
    switch editor.read() {
    case .text(let text): return .line(text)
    case .interrupted:
      Output.line("^C")
      return .interrupted
    case .end:
      Output.line("")
      return .end
    }
  }

  func remember(_ statement: String) {
    guard statement.contains(where: { !$0.isWhitespace }) else { return }
    editor.remember(statement)
  }

  /// The open question with its two words, the plugin whose cage it is, or a mark alone.
  private static func prompt(_ repl: Repl, _ style: Style) -> String {
    if repl.isIncomplete { return paint(">> ", .prompt, style) }
    if let plugin = repl.inside { return paint("\(plugin.name)> ", .prompt, style) }
    guard let question = repl.question else { return paint("> ", .prompt, style) }
    let message = question.message.split(whereSeparator: \.isNewline).joined(separator: " ")
    let words = " (\(question.ok)/\(question.cancel)) "
    let role = question.destructive ? Style.Role.danger : .question
    return paint(message, role, style) + words + paint("> ", .prompt, style)
  }

  /// Colours between the marks that tell libedit what takes no columns.
  private static func paint(_ text: String, _ role: Style.Role, _ style: Style) -> String {
    guard style.isColoured else { return text }
    return "\u{1}\u{1B}[\(role.rawValue)m\u{1}\(text)\u{1}\u{1B}[0m\u{1}"
  }
}
