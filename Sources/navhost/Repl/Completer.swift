internal import LuaSyntax
internal import Navigation
internal import PluginHost
internal import Reference
internal import Support

/// Completes what is being typed: names by raw access, words in strings, options, dot commands.
final class Completer {
  private let repl: Repl
  private var words: CompletionWords { CompletionWords(repl.host) }

  init(_ repl: Repl) {
    self.repl = repl
  }

  /// What can be reached from where lines are run now.
  private var names: ReachableNames? { try? ReachableNames(repl.session, repl.current) }

  /// What can follow `text`, which ends at the cursor.
  func completion(_ text: String) -> Completion {
    if text.first == "." { return command(text) }
    let tokens = Piece.all(of: text)
    guard let last = tokens.last else { return Completion("", of: []) }
    switch last.kind {
    case .openString: return string(last.text, Array(tokens.dropLast()))
    case .name, .keyword: return name(last.text, Array(tokens.dropLast()))
    case .symbol, .space: return name("", tokens)
    case .number, .string, .comment: return Completion("", of: [])
    }
  }

  private func string(_ text: String, _ before: [Piece]) -> Completion {
    let typed = String(text.dropFirst())
    let quote = text.first.map(String.init) ?? ""
    guard let call = CallContext(before, isString: true) else {
      return Completion(typed, of: words.compared(with: before), closing: quote)
    }
    if words.takesFile(call) {
      return Completion(typed, of: FileNames.matching(typed), closing: "")
    }
    return Completion(typed, of: words.inString(call), closing: quote)
  }

  private func name(_ typed: String, _ before: [Piece]) -> Completion {
    if let path = NamePath(before) {
      let members = names?.members(path.steps) ?? []
      let fitting = path.isMethod ? members.filter(\.isFunction) : members
      return Completion(typed, of: fitting.map(\.name))
    }
    if NamePath.isAfterDot(before) { return Completion(typed, of: afterCall(before)) }
    if let call = CallContext(before, isString: false), call.isKey {
      let options = Completion(typed, of: words.options(call), closing: " = ")
      if !options.words.isEmpty { return options }
    }
    return Completion(typed, of: globals + answers(before))
  }

  /// What can follow a call of a script's; plugins have none of those.
  private func afterCall(_ before: [Piece]) -> [String] {
    guard repl.inside == nil, let path = CallPath(before) else { return [] }
    return Reference.Completion.members(after: path.steps, onlyMethods: path.isMethod)
  }

  private var globals: [String] { (names?.globals.map(\.name) ?? []) + LuaText.keywords }

  /// The words of the open question.
  private func answers(_ before: [Piece]) -> [String] {
    before.isEmpty ? repl.question?.answers ?? [] : []
  }

  private func command(_ text: String) -> Completion {
    guard let space = text.firstIndex(of: " ") else {
      return Completion(text, of: DotCommand.allCases.map { "." + $0.rawValue }, closing: " ")
    }
    let argument = String(text[text.index(after: space)...])
    switch DotCommand(rawValue: String(text[..<space].dropFirst())) {
    case .help: return Completion(argument, of: ReplHelp.topics)
    case .screen: return Completion(argument, of: ["on", "off"])
    case .app: return Completion(argument, of: repl.appFields)
    case .use, .save, .load, .spec, .show:
      return Completion(argument, of: FileNames.matching(argument))
    case .reload, .inside: return Completion(argument, of: repl.host.plugins.map(\.name))
    default: return Completion(argument, of: [])
    }
  }
}
