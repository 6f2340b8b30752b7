package import NavhostPluginCheck
internal import NavhostSupport
package import NavhostSymbolic

/// The files that a plugin is made of.
package enum PluginFiles {
  /// The plugin's own file, then the modules of its folder.
  package static func all(of path: String) -> [Policy.File] {
    guard let own = try? Files.read(path) else { return [] }
    let first = Policy.File(path: path, bytes: own)
    guard path.hasSuffix("/init.lua") else { return [first] }
    let folder = String(path.dropLast("/init.lua".count))
    return [first] + modules(in: folder, of: folder, as: "", deep: 0)
  }

  /// Where the plugin keeps state that the host does not see.
  package static func hiddenState(of path: String) -> [HiddenState] {
    all(of: path).flatMap { HiddenState.found(in: $0.bytes, of: $0.path) }
  }

  /// So many folders deep modules are looked for.
  private static let maxDepth = 4

  /// - Parameter root: the plugin's folder, out of which no link leads.
  private static func modules(
    in folder: String, of root: String, as prefix: String, deep: Int
  ) -> [Policy.File] {
    let names = ((try? Files.names(in: folder)) ?? []).sorted()
    var files: [Policy.File] = []
    for name in names where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".lua") {
        let isOwn = prefix.isEmpty && (name == "init.lua" || name == "options.lua")
        if isOwn || name.hasSuffix("_spec.lua") { continue }
        let stem = name == "init.lua" ? String(prefix.dropLast()) : prefix + name.dropLast(4)
        guard let bytes = try? Files.read(path, metIn: root) else { continue }
        files.append(Policy.File(module: stem, path: path, bytes: bytes))
      } else if deep < maxDepth, Files.kind(path, metIn: root) == .folder {
        files += modules(in: path, of: root, as: "\(prefix)\(name).", deep: deep + 1)
      }
    }
    return files
  }
}
