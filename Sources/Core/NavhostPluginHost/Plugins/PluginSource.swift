internal import NavhostSupport

/// Where a plugin's file is, and what it is called without a name of its own.
package struct PluginSource {
  /// The file, as it was named.
  package let path: String
  package let realPath: String
  /// The plugin's own folder, as it was named: nil where the plugin is one file.
  package let folder: String?
  package let defaultName: String
  /// The folder of plugins that it stands in, links followed.
  let home: String

  /// The plugin at `path`: a file, or a folder with `init.lua`.
  ///
  /// - Throws: `PluginError` that says why there is none: nothing is there, it cannot be read, or a link
  ///   leads out of the folder of plugins.
  package init(_ path: String) throws(PluginError) {
    let (place, found) = try Self.place(path)
    let isFolder = found.kind == .folder
    if let problem = Self.neverPlugin(place, isFolder: isFolder) {
      throw Self.problem(path, problem)
    }
    let file = isFolder ? Files.join(place, PluginFolder.main) : place
    let (home, realPlace) = try Self.home(of: place, isLink: found.isLink)
    self.path = file
    self.home = home
    realPath = isFolder ? try Self.realPath(file, within: home) : realPlace
    folder = isFolder ? place : nil
    let name = FilePath.name(isFolder ? realPlace : place)
    defaultName =
      !isFolder && name.endsExactly(with: ".lua") ? String(name.utf8.dropLast(4))! : name
  }

  /// The path without what leads to the same place, a slash at the end, the name `init.lua`; and what
  /// stands there.
  private static func place(_ path: String) throws(PluginError) -> (String, Files.Look) {
    let path =
      path.utf8.count > 1 && path.utf8.last == UInt8(ascii: "/")
      ? String(path.utf8.dropLast())! : path
    let found = try look(at: path)
    switch found.kind {
    case .missing: throw problem(path, "no such file or folder")
    case .file, .other:
      guard FilePath.name(path) == PluginFolder.main else { return (path, found) }
      let folder = FilePath.folder(path)
      return (folder, try look(at: folder))
    case .folder:
      switch PluginFolder.mainFile(of: path) {
      case .file: return (path, found)
      case .missing: throw problem(path, "has no init.lua")
      case .unreadable(let problem): throw PluginError(problem.message)
      }
    }
  }

  private static func look(at path: String) throws(PluginError) -> Files.Look {
    do throws(FileError) {
      return try Files.look(at: path)
    } catch {
      throw PluginError(error.message)
    }
  }

  /// The folder of plugins in which the plugin stands, and where it really is.
  private static func home(
    of place: String, isLink: Bool
  ) throws(PluginError) -> (home: String, real: String) {
    guard isLink else {
      let real = try realPath(place, within: nil)
      return (FilePath.folder(real), real)
    }
    let home = try realPath(FilePath.folder(place), within: nil)
    return (home, try realPath(place, within: home))
  }

  /// Where a path leads, at which somebody has looked.
  ///
  /// - Throws: `PluginError` where nothing is there any more, or it lies outside the folder.
  private static func realPath(
    _ path: String, within folder: String?
  ) throws(PluginError) -> String {
    guard let real = Files.realPath(path) else { throw problem(path, "no such file or folder") }
    guard let folder, !FilePath.isInside(real, folder) else { return real }
    throw problem(path, "is a link that leads out of the folder of plugins: name the file itself")
  }

  static func problem(_ path: String, _ text: String) -> PluginError {
    PluginError("\(Plain.name(path)): \(text)")
  }

  /// Why the path can never be a plugin, nil if it may be one.
  private static func neverPlugin(_ place: String, isFolder: Bool) -> String? {
    let name = FilePath.name(place)
    if name.endsExactly(with: "_spec.lua") { return "a spec is no plugin" }
    if place.unicodeScalars.contains(where: { $0.isControl }) {
      return "control characters in its path: it is no plugin"
    }
    return name.utf8.first == UInt8(ascii: "_") && isFolder
      ? "a folder that starts with _ is no plugin" : nil
  }
}

extension PluginSource {
  /// `options.lua` beside `init.lua`, where it is there: its path, and where that leads.
  ///
  /// - Throws: `PluginError` where it cannot be read, or a link leads out of the plugin's folder.
  func options() throws(PluginError) -> (path: String, realPath: String)? {
    guard let folder else { return nil }
    let path = Files.join(folder, "options.lua")
    guard try Self.look(at: path).kind != .missing, let real = Files.realPath(path) else {
      return nil
    }
    guard let own = Files.realPath(folder), FilePath.isInside(real, own) else {
      throw Self.problem(path, "is a link that leads out of the plugin's folder")
    }
    return (path, real)
  }

  /// The file or the folder beside this one that bears the name, which is not this one's.
  func owner(ofName name: String) -> String? {
    guard !name.isExactly(defaultName), !name.utf8.contains(UInt8(ascii: "/")),
      let names = try? Files.names(in: home)
    else {
      return nil
    }
    return [name, name + ".lua"].first { candidate in
      let path = Files.join(home, candidate)
      return names.contains(candidate)
        && (candidate.isExactly(name) ? PluginFolder.isPlugin(path) : Files.kind(path) != .folder)
    }
  }

  /// The plugins of a folder that can be read, in byte order: `NAME.lua` and `NAME/init.lua`.
  package static func plugins(in folder: String) -> [PluginSource] {
    PluginFolder.entries(in: folder).compactMap { try? $0.source.get() }
  }
}
