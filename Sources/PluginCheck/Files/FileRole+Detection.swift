internal import Reference

extension FileRole {
  /// What a file is for, by its place and its text.
  init(path: String, source: SourceText, chunk: Chunk?) {
    if source.bytes.starts(with: "---@meta".utf8) {
      self = .stub
    } else if path.hasSuffix("_spec.lua") {
      self = .spec
    } else {
      self = FileRole.byPlace(path) ?? FileRole.byText(chunk)
    }
  }

  /// What the folders around the file say: `plugins/NAME.lua`, `plugins/NAME/init.lua`, and what
  /// lies beside or below an `init.lua`.
  private static func byPlace(_ path: String) -> FileRole? {
    let parts = FileSystem.absolute(path).split(separator: "/").map(String.init)
    guard let name = parts.last else { return nil }
    let folders = Array(parts.dropLast())
    let plugins = folders.lastIndex(of: "plugins")
    if let plugins, folders[(plugins + 1)...].contains(where: { $0.hasPrefix("_") }) { return nil }
    if name == "init.lua" {
      return plugins.map { folders.count == $0 + 2 } ?? false ? .plugin : nil
    }
    if let plugins, folders.count == plugins + 1 { return .plugin }
    return hasInit(above: folders, downTo: plugins) ? .module : nil
  }

  /// One of the folders holds an `init.lua`: those below `plugins`, or the last one alone.
  private static func hasInit(above folders: [String], downTo plugins: Int?) -> Bool {
    let first = plugins.map { $0 + 2 } ?? folders.count
    guard first <= folders.count, !folders.isEmpty else { return false }
    return (max(1, first)...folders.count).contains { count in
      let folder = "/" + folders[..<count].joined(separator: "/")
      return FileSystem.kind(of: "\(folder)/init.lua") == .file
    }
  }

  /// A file that returns a table with hooks is a plugin; any other is a script.
  private static func byText(_ chunk: Chunk?) -> FileRole {
    guard let chunk else { return .script }
    let check = FileCheck(source: SourceText(file: "", bytes: []), role: .script, chunk: chunk)
    guard let table = PluginTable.returned(by: check) else { return .script }
    return table.entries.contains { isTelling($0, check.facts) } ? .plugin : .script
  }

  /// A field that plugins alone have, or the misspelt name of a hook.
  private static func isTelling(_ entry: PluginTable.Entry, _ facts: Facts) -> Bool {
    let hooks = Reference.hooks.map(\.name)
    if hooks.contains(entry.name) { return true }
    if ["priority", "controllers", "sources", "onError", "api"].contains(entry.name) {
      return true
    }
    return facts.resolve(entry.value).function != nil
      && Spelling.nearest(to: entry.name, among: hooks) != nil
  }
}
