internal import NavhostCommandLine
internal import NavhostNavigation
internal import NavhostPlatform
internal import NavhostPluginHost

/// Statements that a person types: history in the user's state folder, Tab completion.
final class EditedLines: LineSource {
  private let editor: LineEditor

  init(_ repl: Repl, _ style: Style) {
    let completer = Completer(repl)
    editor = LineEditor(
      LineEditor.Delegate(
        isComplete: { [unowned repl] in repl.isComplete($0) },
        complete: { completer.completion($0) },
        hint: { Hint.lines($0) },
        news: { [unowned repl] in repl.news() },
        prompt: { [unowned repl] in Self.prompt(repl) },
        paint: { Style.pieces($0) }),
      style, HistoryFile.standard())
  }

  /// Says what this is.
  static func greet(_ host: NavigationHost) {
    let plugins = host.plugins.count
    let loaded = plugins == 0 ? "" : ", \(plugins) plugin\(plugins == 1 ? "" : "s")"
    Output.line("navhost \(Version.text), Lua 5.4\(loaded). .help helps, Ctrl-D leaves.")
  }

  func next(_ repl: Repl) -> LineInput {
    Interrupt.clear()
    Stream.output.flush()
    switch editor.read() {
    case .text(let text): return .line(text)
    case .interrupted: return .interrupted
    case .end: return .end
    }
  }

  func remember(_ statement: String) {
    guard statement.contains(where: { !$0.isWhitespace }) else { return }
    editor.remember(statement)
  }

  /// The open question with its words, the plugin whose sandbox it is, or a mark alone. The blank
  /// at its end has no colour: what is typed begins plain.
  static func prompt(_ repl: Repl) -> [StyledText] {
    if repl.isIncomplete { return [StyledText(">>", .prompt), StyledText(" ")] }
    if let plugin = repl.inside {
      return [StyledText("\(plugin.name)>", .prompt), StyledText(" ")]
    }
    let mark = [StyledText(">", .prompt), StyledText(" ")]
    guard let question = repl.question else { return mark }
    let asked = question.action.map { "waiting for \($0)" } ?? question.message
    let message = asked.split(whereSeparator: \.isNewline).joined(separator: " ")
    let role = question.destructive ? Style.Role.danger : .question
    let words = " (\(question.answers.joined(separator: "/"))) "
    return [StyledText(message, role), StyledText(words)] + mark
  }
}
