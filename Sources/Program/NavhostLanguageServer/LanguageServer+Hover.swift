internal import NavhostLanguageProtocol
internal import NavhostPluginCheck
internal import NavhostReference
internal import NavhostSupport
internal import NavhostSymbolic

/// What a name means.
extension LanguageServer {
  func hover(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let (file, offset) = try place(params) else { return .null }
    guard let (symbol, range) = meaning(file, offset), var text = text(of: symbol) else {
      return .null
    }
    if let rules = rules(at: offset, in: file) { text += "\n\n" + rules }
    return .record([
      (
        "contents",
        .record([("kind", .string("plaintext")), ("value", .string(text))])
      ),
      ("range", file.range(range).json),
    ])
  }

  /// What the hook answers whose name stands at a byte.
  private func rules(at offset: Int, in file: SourceFile) -> String? {
    guard let hook = file.analysis.plugin?.hooks.first(where: { $0.range.contains(offset) }) else {
      return nil
    }
    return hookSheets.sheets(of: file, in: workspace).first { $0.hook.isExactly(hook.name) }?.text
  }

  /// What stands at a byte; of a variable's declaration what its first use tells.
  private func meaning(
    _ file: SourceFile, _ offset: Int
  ) -> (symbol: Mention.Symbol, range: Range<Int>)? {
    if let mention = file.analysis.mention(at: offset) { return (mention.symbol, mention.range) }
    guard let places = file.analysis.variable(at: offset),
      let place = places.first(where: { $0.lowerBound <= offset && offset <= $0.upperBound })
    else { return nil }
    let uses = places.compactMap { file.analysis.mention(at: $0.lowerBound) }
    return uses.first.map { ($0.symbol, place) }
  }

  private func text(of symbol: Mention.Symbol) -> String? {
    switch symbol {
    case .api(let entry): Reference.Help.text(entry)
    case .lua(let name): Reference.Help.text(name)
    case .controllerClass(let name): text(ofClass: name)
    case .prop(let name): text(ofProp: name)
    case .action(let name): text(ofAction: name)
    }
  }

  private func text(ofClass name: String) -> String {
    let classes = PluginClasses(workspace)
    let above = classes.lineage(of: name).dropFirst().joined(separator: ", ")
    let plugins = classes.plugins(decidingFor: name).compactMap(\.pluginName)
    let who =
      plugins.isEmpty ? "no plugin decides for it" : "decided by \(plugins.joined(separator: ", "))"
    return "class \(name)\(above.isEmpty ? "" : ", a \(above)")\n\(who)"
  }

  private func text(ofProp name: String) -> String {
    let found = workspace.mentions(of: .prop(name))
    let readers = found.filter { $0.file.isOfPlugin && $0.mention.role == .use }
    let files = unique(readers.map { $0.file.pluginName ?? FilePath.name($0.file.path) })
    let read = files.isEmpty ? "no plugin reads it" : "read by \(files.joined(separator: ", "))"
    let values = found.count { $0.mention.role == .value || $0.mention.role == .write }
    return
      "props.\(name), the app's data\n\(read)\nset in \(values) \(values == 1 ? "place" : "places")"
  }

  private func text(ofAction name: String) -> String {
    let found = workspace.mentions(of: .action(name))
    let askers = unique(
      found.filter { $0.file.isOfPlugin }
        .map { $0.file.pluginName ?? FilePath.name($0.file.path) })
    let handlers = unique(
      found.filter { $0.mention.role == .declaration }.map { FilePath.name($0.file.path) })
    let asked =
      askers.isEmpty ? "no plugin asks for it" : "asked by \(askers.joined(separator: ", "))"
    let handled =
      handlers.isEmpty ? "nobody handles it here" : "handled in \(handlers.joined(separator: ", "))"
    return "action \(name)\n\(asked)\n\(handled)"
  }

  private func unique(_ names: [String]) -> [String] {
    var seen: Set<ExactName> = []
    return names.filter { seen.insert($0).inserted }
  }
}
