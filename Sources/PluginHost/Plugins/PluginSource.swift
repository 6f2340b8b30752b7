internal import Support

/// Where a plugin's file is, and what it is called without a name of its own.
package struct PluginSource {
  /// The file, as it was named.
  package let path: String
  package let realPath: String
  /// The folder whose modules it may require.
  package let folder: String
  package let defaultName: String
  /// `options.lua` beside `init.lua`, where it is there.
  package var optionsPath: String? {
    let path = folder + "/options.lua"
    return Self.name(of: self.path) == "init.lua" && Files.kind(path) == .file ? path : nil
  }

  /// The plugin at `path`: a file, or a folder with `init.lua`. Nil where it is neither.
  package init?(_ path: String) {
    let path = path.utf8.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    switch Files.kind(path) {
    case .missing, .other: return nil
    case .folder:
      let file = path + "/init.lua"
      guard Files.kind(file) == .file else { return nil }
      self.init(file: file)
    case .file: self.init(file: path)
    }
  }

  private init?(file: String) {
    guard let realPath = Files.realPath(file) else { return nil }
    path = file
    self.realPath = realPath
    folder = Self.folder(of: file)
    let name = Self.name(of: file)
    let isInit = name == "init.lua"
    let stem = name.hasSuffix(".lua") ? String(name.dropLast(4)) : name
    defaultName = isInit ? Self.name(of: Self.folder(of: realPath)) : stem
  }

  /// The plugins of a folder, in byte order: `NAME.lua` and `NAME/init.lua`.
  package static func plugins(in folder: String) -> [PluginSource] {
    let names = (try? Files.names(in: folder)) ?? []
    return names.compactMap { name in
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      switch Files.kind(path) {
      case .folder: return PluginSource(path)
      case .file: return name.hasSuffix(".lua") ? PluginSource(file: path) : nil
      case .missing, .other: return nil
      }
    }.filter { $0.objection == nil }
  }

  /// Why the path can never be a plugin, nil if it may be one.
  package var objection: String? {
    if Self.name(of: path).hasSuffix("_spec.lua") { return "a spec is no plugin" }
    let isFolder = Self.name(of: path) == "init.lua"
    return isFolder && Self.name(of: folder).hasPrefix("_")
      ? "a folder that starts with _ is no plugin" : nil
  }

  private static let slash = UInt8(ascii: "/")

  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: slash) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func name(of path: String) -> String {
    path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }
}
