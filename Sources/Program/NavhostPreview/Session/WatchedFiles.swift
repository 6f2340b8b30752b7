internal import NavhostPluginHost
internal import NavhostSupport

/// The files that a session is made of, looked at again and again.
struct WatchedFiles {
  /// What changed since they were looked at last.
  struct Changes {
    var script = false
    /// The file of the app's texts was written.
    var texts = false
    /// Files of plugins that are new or were written.
    var plugins: [String] = []
    /// Files of plugins that are gone.
    var gone: [String] = []
    /// What cannot be read as a plugin, where that is not what it was.
    var unreadable: [Problem]?
    var isEmpty = true
  }

  private let script: String?
  private let folders: [String]
  private let texts: String?
  private var watched: [String] = []
  private var watch = FileWatch([])

  init(_ setup: PreviewSetup) {
    script = setup.script?.path
    folders = setup.folders
    texts = setup.texts?.path
  }

  /// What changed; nothing of a file that it had not heard of.
  @discardableResult
  mutating func look(_ stage: Stage) -> Changes {
    let changed = watch.changes()
    let loaded = stage.host.plugins.compactMap { $0.path }
    let files = [script, texts].compactMap { $0 }
    let paths = folders + files + loaded.map(Self.place)
    if paths != watched {
      watched = paths
      watch = FileWatch(paths)
    }
    var changes = changed.isEmpty ? Changes() : changes(changed, loaded)
    let unreadable = Stage.unreadable(in: folders)
    if unreadable != stage.unreadable {
      changes.unreadable = unreadable
      changes.isEmpty = false
    }
    return changes
  }

  private func changes(_ changed: [String], _ loaded: [String]) -> Changes {
    var changes = Changes()
    changes.isEmpty = false
    changes.script = script.map(changed.contains) ?? false
    changes.texts = texts.map(changed.contains) ?? false
    let found = folders.flatMap { PluginSource.plugins(in: $0) }.map { $0.path }
    for path in loaded + found.filter({ !loaded.hasExactly($0) }) {
      guard changed.contains(where: { Self.isPart($0, of: path) }) else { continue }
      if Files.kind(path) != .file {
        changes.gone.append(path)
      } else {
        changes.plugins.append(path)
      }
    }
    changes.gone += changed.filter { file in
      Files.kind(file) == .missing && !file.isExactly(texts ?? "") && !changes.gone.hasExactly(file)
    }
    return changes
  }

  /// The folder of a plugin that has one, else its file.
  private static func place(_ path: String) -> String {
    let end = "/init.lua"
    return path.hasSuffix(end) ? String(path.dropLast(end.count)) : path
  }

  private static func isPart(_ file: String, of path: String) -> Bool {
    let place = place(path)
    return file == path || place != path && file.hasPrefix(place + "/")
  }
}
