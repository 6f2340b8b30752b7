internal import LuaSyntax
internal import PluginHost
internal import Reference
internal import Support

/// The words that fit into a call of the host's own functions.
struct CompletionWords {
  private let host: NavigationHost

  init(_ host: NavigationHost) {
    self.host = host
  }

  /// Whether the string at the cursor is a file's name.
  func takesFile(_ call: CallContext) -> Bool {
    !call.isInTable && call.argument == 0
      && ["nav.use", "nav.render", "dofile", "loadfile"].contains(call.function)
  }

  /// What the string at the cursor can be.
  func inString(_ call: CallContext) -> [String] {
    if let field = call.field { return values(of: field) }
    switch (call.function, call.argument) {
    case ("nav.hook", 0), ("nav.class", _), ("nav.push", 0), ("nav.setRoot", 0),
      ("nav.setStack", _), ("nav.popTo", 0):
      return host.classNames
    case ("help", 0): return ReplHelp.topics
    default:
      let function = call.function.hasPrefix(":") ? "controller" + call.function : call.function
      return Reference.Completion.words(of: function, argument: call.argument)
    }
  }

  /// The options of a function that takes a table of them.
  func options(_ call: CallContext) -> [String] {
    let hooks = call.function == "nav.use" ? HookName.allCases.map(\.rawValue) : []
    return Reference.Completion.options(of: call.function, argument: call.argument) + hooks
  }

  /// What a string can be behind `=`, `==` or `~=`, by the name before it: `nav.top.gesture = "`.
  func compared(with before: [Piece]) -> [String] {
    var rest = before.filter { $0.kind != .space && $0.kind != .comment }[...]
    guard let operation = rest.popLast(), ["=", "==", "~="].contains(operation.text) else {
      return []
    }
    guard let name = rest.last, name.kind == .name else { return [] }
    return values(of: name.text)
  }

  private func values(of field: String) -> [String] {
    if ["class", "to", "controllers"].contains(field) { return host.classNames }
    let fields = Reference.objects.compactMap { $0.field(field) }
    return fields.flatMap { Reference.Completion.words(of: $0.type) }
  }
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
