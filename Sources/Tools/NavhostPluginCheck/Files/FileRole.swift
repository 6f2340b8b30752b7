internal import NavhostLuaSyntax
internal import NavhostReference
internal import NavhostSupport

/// What a file is for, and so what it may use.
package enum FileRole: Sendable {
  /// A plugin: its table is checked, and it has what the sandbox has.
  case plugin
  /// A module of a plugin, in the same sandbox.
  case module
  /// A program that drives the host.
  case script
  /// A script that `navhost test` runs.
  case spec
  /// Definitions for an editor: nothing but the syntax matters.
  case stub

  var isSandboxed: Bool { self == .plugin || self == .module }
}

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
    let parts = (Files.realPath(path) ?? path).split(separator: "/").map(String.init)
    guard let name = parts.last else { return nil }
    let folders = Array(parts.dropLast())
    let plugins = folders.lastIndex(of: "plugins")
    if let plugins, folders[(plugins + 1)...].contains(where: { $0.hasPrefix("_") }) { return nil }
    if name == "init.lua" {
      return plugins.map { folders.count == $0 + 2 } ?? false ? .plugin : nil
    }
    if let plugins, folders.count == plugins + 1 { return .plugin }
    return isBesidePlugin(folders, plugins) ? .module : nil
  }

  /// The folder is that of a plugin, or lies in it. Outside `plugins` the text of its `init.lua` has
  /// to tell so.
  private static func isBesidePlugin(_ folders: [String], _ plugins: Int?) -> Bool {
    let place = "/" + folders.joined(separator: "/")
    guard let plugins, folders.count > plugins + 1 else { return isPlugin("\(place)/init.lua") }
    let folder = "/" + folders[...(plugins + 1)].joined(separator: "/")
    return Files.kind("\(folder)/init.lua") == .file
  }

  private static func isPlugin(_ path: String) -> Bool {
    guard Files.kind(path) == .file,
      let bytes = try? Files.read(path, metIn: FilePath.folder(path), atMost: 1 << 20)
    else {
      return false
    }
    return byText(try? Parser.parse(SourceText(file: path, bytes: bytes))) == .plugin
  }

  /// A file that returns a table with hooks is a plugin; any other is a script.
  private static func byText(_ chunk: Chunk?) -> FileRole {
    guard let chunk else { return .script }
    let check = FileCheck(source: SourceText(file: "", bytes: []), role: .script, chunk: chunk)
    guard let table = PluginTable.returned(by: check) else { return .script }
    let isTold = table.entries.contains { isTelling($0, check.facts) }
    let isPlugin =
      isTold || isNamed(table, check.facts) || isMisspelt(table) || isVersioned(table)
    return isPlugin ? .plugin : .script
  }

  /// A version, and nothing but fields of a plugin.
  private static func isVersioned(_ table: PluginTable) -> Bool {
    let fields = Reference.pluginFields.map { $0.name }
    return table.positional.isEmpty && table.entries.contains { $0.name == "version" }
      && table.entries.allSatisfy { fields.contains($0.name) }
  }

  /// Nothing but fields of a plugin, of which one or more are nearly so.
  private static func isMisspelt(_ table: PluginTable) -> Bool {
    let known = Reference.hooks.map { $0.name } + Reference.pluginFields.map { $0.name }
    let unknown = table.entries.map { $0.name }.filter { !known.contains($0) }
    return !unknown.isEmpty && table.positional.isEmpty
      && unknown.allSatisfy { $0.utf8.count > 4 && Spelling.almost($0, among: known) != nil }
  }

  /// Nothing but a name, other fields of a plugin, and functions: hooks nobody knows.
  private static func isNamed(_ table: PluginTable, _ facts: Facts) -> Bool {
    guard let name = table.value("name"), facts.resolve(name).stringValue != nil else {
      return false
    }
    let fields = Reference.pluginFields.map { $0.name }
    let functions = table.entries.filter { facts.resolve($0.value).function != nil }
    return !functions.isEmpty
      && table.entries.count { fields.contains($0.name) } + functions.count == table.entries.count
  }

  /// A field that plugins alone have, or the misspelt name of a hook.
  private static func isTelling(_ entry: PluginTable.Entry, _ facts: Facts) -> Bool {
    let hooks = Reference.hooks.map { $0.name }
    if hooks.contains(entry.name) { return true }
    if ["priority", "controllers", "sources", "onError", "api"].contains(entry.name) {
      return true
    }
    return facts.resolve(entry.value).function != nil
      && Spelling.nearest(to: entry.name, among: hooks) != nil
  }
}
