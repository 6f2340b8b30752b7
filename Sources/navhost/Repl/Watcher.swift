internal import PluginHost
internal import Support

/// Notices that the files of plugins were saved.
struct Watcher {
  private var folders: [String: FileWatch] = [:]

  init(_ host: NavigationHost) {
    for plugin in host.plugins { add(plugin) }
  }

  /// The plugins whose files changed since it was last asked.
  mutating func changed(_ host: NavigationHost) -> [Plugin] {
    var changed: [Plugin] = []
    for plugin in host.plugins {
      guard let place = Self.place(plugin) else { continue }
      if folders[place] == nil { add(plugin) }
      if !(folders[place]?.changes() ?? []).isEmpty { changed.append(plugin) }
    }
    return changed
  }

  private mutating func add(_ plugin: Plugin) {
    guard let place = Self.place(plugin) else { return }
    folders[place] = FileWatch([place])
  }

  /// The folder of a plugin that has one, else its file.
  private static func place(_ plugin: Plugin) -> String? {
    guard let path = plugin.path else { return nil }
    let end = "/init.lua"
    return path.hasSuffix(end) ? String(path.dropLast(end.count)) : path
  }
}
