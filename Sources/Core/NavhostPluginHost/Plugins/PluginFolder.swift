internal import NavhostSupport

/// What stands in a folder of plugins.
package enum PluginFolder {
  /// Something that is named as a plugin, or why it cannot be read as one.
  package struct Entry {
    package let path: String
    package let source: Result<PluginSource, PluginError>
  }

  /// The file that makes a folder a plugin.
  static let main = "init.lua"

  /// What is named as a plugin, `NAME.lua` and `NAME/init.lua`, in byte order. A folder that cannot be
  /// listed is its one entry; one that is not there has none.
  package static func entries(in folder: String) -> [Entry] {
    do {
      return try Files.entries(in: folder).compactMap { entry($0, in: folder) }
    } catch {
      let problem = Files.whyUnreadable(folder) ?? error
      return Files.kind(folder) == .missing && problem == error
        ? [] : [Entry(path: folder, source: .failure(PluginError(problem.message)))]
    }
  }

  private static func entry(_ entry: Files.Entry, in folder: String) -> Entry? {
    guard !isPassedOver(entry.name) else { return nil }
    if let nameless = entry.nameless { return Self.entry(nameless, entry.name, in: folder) }
    let path = Files.join(folder, entry.name)
    guard isNamedAsPlugin(path, entry.name) else { return nil }
    return Entry(path: path, source: Result { () throws(PluginError) in try PluginSource(path) })
  }

  /// No path leads to it, so it cannot be said what is in it.
  private static func entry(
    _ nameless: (kind: Files.Kind, shown: String), _ name: String, in folder: String
  ) -> Entry? {
    guard name.endsExactly(with: ".lua") || nameless.kind == .folder else { return nil }
    let path = Files.join(folder, nameless.shown)
    return Entry(path: path, source: .failure(PluginSource.problem(path, "its name is no UTF-8")))
  }

  /// Specs, folders such as `_meta`, and the locks of an editor (`.#NAME.lua`, which lead nowhere).
  private static func isPassedOver(_ name: String) -> Bool {
    name.endsExactly(with: "_spec.lua") || name.beginsExactly(with: ".#")
      || name.utf8.first == UInt8(ascii: "_") && !name.endsExactly(with: ".lua")
  }

  /// A file by its name, whatever it turns out to be; a folder by what is called `init.lua` in it, or
  /// because nobody can look into it; a link that leads nowhere by either name.
  private static func isNamedAsPlugin(_ path: String, _ name: String) -> Bool {
    if name.endsExactly(with: ".lua") { return true }
    switch Files.kind(path) {
    case .folder: return isPlugin(path)
    case .missing: return Files.isLink(path) && !name.utf8.contains(UInt8(ascii: "."))
    case .file, .other: return false
    }
  }

  enum MainFile {
    case missing, file
    /// Something is there, or nobody can look.
    case unreadable(FileError)
  }

  /// What is called `init.lua` in a folder.
  static func mainFile(of folder: String) -> MainFile {
    let path = Files.join(folder, main)
    do throws(FileError) {
      switch try Files.look(at: path).kind {
      case .missing: return .missing
      case .folder: return .unreadable(FileError(path: path, reason: "is a folder"))
      case .file, .other: return .file
      }
    } catch {
      return .unreadable(error)
    }
  }

  /// Whether a folder is a plugin, rather than one of plugins: something in it is called `init.lua`.
  package static func isPlugin(_ folder: String) -> Bool {
    if case .missing = mainFile(of: folder) { false } else { true }
  }
}
