internal import NavhostLuaSyntax
internal import NavhostSupport

/// The names of the plugins that are checked together.
struct PluginNames {
  /// The file that has a name, by the folder of plugins and the name.
  private var files: [ExactName: String] = [:]

  /// A finding where another plugin of the same folder has the name already.
  mutating func add(_ check: FileCheck) -> Finding? {
    guard check.role == .plugin, let table = PluginTable.returned(by: check) else { return nil }
    let (folder, fallback) = PluginNames.place(of: check.source.file)
    let value = table.value("name")
    if let value, check.facts.resolve(value).stringValue == nil { return nil }
    let name = value.flatMap { check.facts.resolve($0).stringValue } ?? fallback
    let key = "\(folder)\u{0}\(name)"
    guard let other = files[key] else {
      files[key] = check.source.file
      return nil
    }
    let position = check.source.position(of: value?.range.lowerBound ?? 0)
    return Finding(
      file: check.source.file, line: position.line, column: position.column,
      rule: "duplicate-name", message: "the name '\(name)' is taken by \(other)",
      range: value?.range ?? 0..<0)
  }

  /// The folder that holds the plugin, and the name that it has by default.
  static func place(of file: String) -> (folder: String, name: String) {
    var parts = (Files.realPath(file) ?? file).pieces(between: UInt8(ascii: "/"))
    guard var name = parts.popLast() else { return ("", "") }
    if name == "init.lua", let folder = parts.popLast() { name = folder }
    if name.endsExactly(with: ".lua") { name = String(name.utf8.dropLast(4)) ?? name }
    return (parts.joined(separator: "/"), name)
  }
}
