internal import NavhostLanguageProtocol
internal import NavhostPluginCheck
internal import NavhostSupport
internal import NavhostSymbolic

/// What stands above lines: how many plugins decide, and what runs a spec.
extension LanguageServer {
  func codeLenses(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let file = try file(params) else { return .null }
    let classes = PluginClasses(workspace)
    let counted = counted(in: file).map { name, range in
      countLens(name, range, classes, in: file)
    }
    return .array(counted + ruleLenses(file) + specLenses(file))
  }

  /// Above a hook: whether its rules hold for every value. Hover has the rules.
  private func ruleLenses(_ file: SourceFile) -> [JSONValue] {
    guard let plugin = file.analysis.plugin else { return [] }
    let sheets = hookSheets.sheets(of: file, in: workspace)
    return plugin.hooks.compactMap { hook in
      guard let sheet = sheets.first(where: { $0.hook.isExactly(hook.name) }) else { return nil }
      let count = sheet.rules.count
      let place = sheet.places.first.map { ": line \($0.line), \($0.what)" } ?? ""
      let title =
        sheet.isComplete
        ? "\(count) \(count == 1 ? "rule" : "rules") for every value" : "not understood\(place)"
      return lens(title, "", [], at: file.range(hook.range))
    }
  }

  /// The classes that are counted, each once a line.
  private func counted(in file: SourceFile) -> [(name: String, range: Range<Int>)] {
    let analysis = file.analysis
    var found: [(String, Range<Int>)] = []
    if let patterns = analysis.plugin?.controllers {
      found = patterns.filter { !$0.isExclusion && !$0.text.isEmpty }.map { ($0.text, $0.range) }
    } else if analysis.role == .spec {
      found = analysis.mentions.compactMap { mention in
        guard case .controllerClass(let name) = mention.symbol else { return nil }
        return (name, mention.range)
      }
    }
    var seen: Set<ExactName> = []
    return found.filter { name, range in
      seen.insert("\(file.range(range).start.line) \(name)").inserted
    }
  }

  private func countLens(
    _ name: String, _ range: Range<Int>, _ classes: PluginClasses, in file: SourceFile
  ) -> JSONValue {
    let count = classes.plugins(decidingFor: name).count
    return lens(
      "\(count) plugins decide for \(name)", Capabilities.showPlugins, [.string(name)],
      at: file.range(range))
  }

  /// A spec's own, and those of a plugin that has one beside it.
  private func specLenses(_ file: SourceFile) -> [JSONValue] {
    let address = workspace.address(of: file.path)
    if file.analysis.role == .spec {
      let blocks = file.analysis.blocks.enumerated().map { index, block in
        lens(
          index == 0 ? "run this spec" : "run '\(block.name)' of this spec", Capabilities.runSpec,
          index == 0 ? [.string(address)] : [.string(address), .string(block.name)],
          at: file.range(block.range))
      }
      return blocks
    }
    guard file.analysis.role == .plugin, let spec = spec(of: file) else { return [] }
    let start = TextPosition(line: 0, character: 0)
    return [
      lens(
        "run its spec", Capabilities.runSpec, [.string(workspace.address(of: spec))],
        at: TextRange(start, start))
    ]
  }

  /// `draft_guard/draft_guard_spec.lua` of `draft_guard/init.lua`, `a_spec.lua` of `a.lua`.
  private func spec(of file: SourceFile) -> String? {
    let folder = FilePath.folder(file.path)
    let name = FilePath.name(file.path)
    if name != "init.lua" {
      let path = Files.join(folder, name.dropLast(4) + "_spec.lua")
      return workspace.files[path] == nil ? nil : path
    }
    return workspace.paths.first {
      FilePath.folder($0) == folder && workspace.files[$0]?.analysis.role == .spec
    }
  }

  private func lens(
    _ title: String, _ command: String, _ arguments: [JSONValue], at range: TextRange
  ) -> JSONValue {
    .record([
      ("range", range.json),
      (
        "command",
        .record([
          ("title", .string(title)), ("command", .string(command)),
          ("arguments", .array(arguments)),
        ])
      ),
    ])
  }

  // MARK: What a lens does

  func execute(_ params: JSONValue) throws(ResponseError) -> (JSONValue, [OutgoingMessage]) {
    let arguments = (params["arguments"]?.array ?? []).compactMap(\.text)
    let command = params["command"]?.text ?? ""
    guard command == Capabilities.runSpec || command == Capabilities.showPlugins else {
      throw ResponseError(.invalidParams, "no command '\(Plain.line(command, limit: 80))'")
    }
    guard let first = arguments.first else {
      throw ResponseError(.invalidParams, "'\(command)' needs an argument")
    }
    let text = command == Capabilities.runSpec ? run(first, arguments) : deciding(for: first)
    return (.string(text), [Self.show(text)])
  }

  private func run(_ address: String, _ arguments: [String]) -> String {
    guard let path = FileAddress.path(address), Files.kind(path) == .file else {
      return "no spec at \(Plain.line(address, limit: 200))"
    }
    return runSpec(path, arguments.count > 1 ? arguments[1] : nil)
  }

  private func deciding(for name: String) -> String {
    let names = PluginClasses(workspace).plugins(decidingFor: name).compactMap(\.pluginName)
    return names.isEmpty
      ? "no plugin decides for \(name)" : "\(name): \(names.joined(separator: ", "))"
  }
}
