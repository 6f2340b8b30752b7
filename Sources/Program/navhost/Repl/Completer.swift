internal import NavhostLuaSyntax
internal import NavhostPluginCheck
internal import NavhostPluginHost
internal import NavhostReference
internal import NavhostSupport

/// Completes what is being typed: names by raw access, dot commands, and what `navhost lsp` offers at
/// that place.
final class Completer {
  private let repl: Repl

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
    let before = Array(tokens.dropLast())
    switch last.kind {
    case .openString: return string(last.text, before, text)
    case .name, .keyword: return name(last.text, before, text)
    case .symbol, .space: return name("", tokens, text)
    case .number, .string, .comment: return Completion("", of: [])
    }
  }

  private func string(_ quoted: String, _ before: [Piece], _ text: String) -> Completion {
    let typed = String(quoted.dropFirst())
    let call = CallContext(before, isString: true)
    if let call, call.takesFile { return Completion(typed, of: FileNames.matching(typed)) }
    let known = words(at: text) ?? (call?.function == "help" ? ReplHelp.topics : compared(before))
    return Completion(typed, of: known, closing: quoted.first.map(String.init) ?? "")
  }

  private func name(_ typed: String, _ before: [Piece], _ text: String) -> Completion {
    if let path = NamePath(before) {
      let members = names?.members(path.steps) ?? []
      let fitting = path.isMethod ? members.filter(\.isFunction) : members
      return Completion(typed, of: fitting.map(\.name))
    }
    // What a call gives is known from the description; plugins have none of a script's.
    let known = repl.inside == nil ? words(at: text) : nil
    if NamePath.isAfterDot(before) { return Completion(typed, of: known ?? []) }
    let options = Completion(typed, of: known ?? [], closing: " = ")
    return options.words.isEmpty ? Completion(typed, of: globals + answers(before)) : options
  }

  /// What the description says of the place behind the text; nil where it says nothing.
  private func words(at text: String) -> [String]? {
    let file = FileAnalysis(file: "=repl", bytes: Array(text.utf8))
    switch file.completionPlace(at: text.utf8.count).kind {
    case .text(.controllerClass): return repl.host.classNames
    case .text(.word(let list)): return list.spellings
    case .text(.color): return Array(Reference.colorNames) + ["auto"]
    case .members(let owner, let onlyMethods):
      let object = Reference.object(owner)
      return (object?.methods.map(\.name) ?? []) + (onlyMethods ? [] : object?.names ?? [])
    case .key(.plugin): return Reference.hooks.map(\.name) + Reference.pluginFields.map(\.name)
    case .key(.spec): return Reference.object("Spec")?.names
    case .key(.options(let name)): return Reference.object(name)?.names
    default: return nil
    }
  }

  /// What a string can be behind `=`, `==` or `~=`, by the name before it alone: `pop.source == "`.
  private func compared(_ before: [Piece]) -> [String] {
    let words = before.filter { $0.kind != .space && $0.kind != .comment }.suffix(2)
    guard words.count == 2, let name = words.first?.text,
      ["=", "==", "~="].contains(words.last?.text)
    else { return [] }
    let types = Reference.objects.compactMap { $0.field(name)?.type }
    return types.compactMap { if case .word(let list) = $0 { list } else { nil } }
      .flatMap { Reference.vocabulary($0)?.spellings ?? [] }
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

extension CallContext {
  /// Whether the string at the cursor is a file's name.
  fileprivate var takesFile: Bool {
    !isInTable && argument == 0
      && ["nav.use", "nav.render", "dofile", "loadfile"].contains(function)
  }
}

extension Reference.ObjectType {
  fileprivate var names: [String] { fields.map(\.name) }
}

/// Names in folders, for completion.
enum FileNames {
  /// The paths that begin as `typed` does; a folder ends with a slash.
  static func matching(_ typed: String) -> [String] {
    let slash = typed.lastIndex(of: "/")
    let folder = slash.map { String(typed[...$0]) } ?? ""
    let start = slash.map { typed[typed.index(after: $0)...] } ?? typed[...]
    let names = (try? Files.names(in: folder.isEmpty ? "." : folder)) ?? []
    return
      names
      .filter { $0.hasPrefix(start) && ($0.first != "." || start.first == ".") }
      .filter { !$0.unicodeScalars.contains(where: \.isControl) }
      .map { folder + $0 + (Files.kind(folder + $0) == .folder ? "/" : "") }
      .sorted()
  }
}
