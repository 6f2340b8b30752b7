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
    let place = try Self.place(path)
    if let problem = Self.neverPlugin(place) { throw Self.problem(path, problem) }
    let isFolder = Files.kind(place) == .folder
    let file = isFolder ? Files.join(place, PluginFolder.main) : place
    let (home, realPlace) = try Self.home(of: place)
    self.path = file
    self.home = home
    realPath = isFolder ? try Self.realPath(file, within: home) : realPlace
    folder = isFolder ? place : nil
    let name = FilePath.name(isFolder ? realPlace : place)
    defaultName =
      !isFolder && name.endsExactly(with: ".lua") ? String(name.utf8.dropLast(4))! : name
  }

  /// The path without what leads to the same place: a slash at the end, the name `init.lua`.
  private static func place(_ path: String) throws(PluginError) -> String {
    let path =
      path.utf8.count > 1 && path.utf8.last == UInt8(ascii: "/")
      ? String(path.utf8.dropLast())! : path
    if let problem = Files.whyUnreadable(path) { throw PluginError(problem.message) }
    let kind = Files.kind(path)
    guard kind != .missing else {
      throw problem(path, "no such file or folder")
    }
    guard kind == .folder else {
      return FilePath.name(path) == PluginFolder.main ? FilePath.folder(path) : path
    }
    switch PluginFolder.mainFile(of: path) {
    case .file: return path
    case .missing: throw problem(path, "has no init.lua")
    case .unreadable(let problem): throw PluginError(problem.message)
    }
  }

  /// The folder of plugins in which the plugin stands, and where it really is.
  private static func home(of place: String) throws(PluginError) -> (home: String, real: String) {
    guard Files.isLink(place) else {
      let real = try realPath(place, within: nil)
      return (FilePath.folder(real), real)
    }
    let home = try realPath(FilePath.folder(place), within: nil)
    return (home, try realPath(place, within: home))
  }

  /// Where a path leads.
  ///
  /// - Throws: `PluginError` where nothing is there, or it lies outside the folder.
  private static func realPath(
    _ path: String, within folder: String?
  ) throws(PluginError) -> String {
    if let problem = Files.whyUnreadable(path) { throw PluginError(problem.message) }
    guard let real = Files.realPath(path) else { throw problem(path, "no such file or folder") }
    guard let folder, !FilePath.isInside(real, folder) else { return real }
    throw problem(path, "is a link that leads out of the folder of plugins: name the file itself")
  }

  static func problem(_ path: String, _ text: String) -> PluginError {
    PluginError("\(Plain.name(path)): \(text)")
  }

  /// Why the path can never be a plugin, nil if it may be one.
  private static func neverPlugin(_ place: String) -> String? {
    let name = FilePath.name(place)
    if name.endsExactly(with: "_spec.lua") { return "a spec is no plugin" }
    if place.unicodeScalars.contains(where: { $0.isControl }) {
      return "control characters in its path: it is no plugin"
    }
    return name.utf8.first == UInt8(ascii: "_") && Files.kind(place) == .folder
      ? "a folder that starts with _ is no plugin" : nil
  }
}

extension PluginSource {
  /// `options.lua` beside `init.lua`, where it is there.
  ///
  /// - Throws: `PluginError` where it cannot be read, or a link leads out of the plugin's folder.
  func optionsPath() throws(PluginError) -> String? {
    guard let folder else { return nil }
    let path = Files.join(folder, "options.lua")
    if let problem = Files.whyUnreadable(path) { throw PluginError(problem.message) }
    guard let real = Files.realPath(path) else { return nil }
    guard let own = Files.realPath(folder), FilePath.isInside(real, own) else {
      throw Self.problem(path, "is a link that leads out of the plugin's folder")
    }
    return path
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
