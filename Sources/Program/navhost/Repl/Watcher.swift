internal import NavhostPluginHost
internal import NavhostSupport

/// Notices that the files of plugins were saved, and that there are new ones.
struct Watcher {
  /// What was noticed.
  struct Changes {
    /// Plugins whose files changed.
    var saved: [Plugin] = []
    /// The files of plugins that are not loaded yet.
    var new: [String] = []

    var isEmpty: Bool { saved.isEmpty && new.isEmpty }
  }

  private var folders: [ExactName: FileWatch] = [:]
  /// Where new plugins may come.
  private let places: [String]
  /// New files that were told of; again when they change, for the first try may have failed.
  private var told: [ExactName: FileWatch] = [:]

  /// - Parameter places: folders of plugins, in which new ones are loaded, too.
  init(_ host: NavigationHost, places: [String]) {
    self.places = places
    for plugin in host.plugins { add(plugin) }
    for path in unloaded(host) { told[path] = FileWatch([path]) }
  }

  /// What changed since it was last asked.
  mutating func changes(_ host: NavigationHost) -> Changes {
    var changes = Changes()
    for plugin in host.plugins {
      guard let place = Self.place(plugin) else { continue }
      if folders[place] == nil { add(plugin) }
      if !(folders[place]?.changes() ?? []).isEmpty { changes.saved.append(plugin) }
    }
    for path in unloaded(host) {
      if told[path] == nil {
        told[path] = FileWatch([path])
      } else if (told[path]?.changes() ?? []).isEmpty {
        continue
      }
      changes.new.append(path)
    }
    return changes
  }

  private func unloaded(_ host: NavigationHost) -> [String] {
    let loaded = host.plugins.compactMap { $0.path.flatMap(Files.realPath) }.exactNames
    return places.filter { Files.kind($0) == .folder }.flatMap { PluginFolder.entries(in: $0) }
      .map(\.path).filter { path in
        ![path, Files.join(path, "init.lua")].contains { loaded.contains(Files.realPath($0) ?? $0) }
      }
  }

  private mutating func add(_ plugin: Plugin) {
    guard let place = Self.place(plugin) else { return }
    folders[place] = FileWatch([place])
  }

  /// The folder of a plugin that has one, else its file.
  private static func place(_ plugin: Plugin) -> String? {
    guard let path = plugin.path else { return nil }
    let end = "/init.lua"
    return path.endsExactly(with: end) ? String(path.utf8.dropLast(end.utf8.count)) ?? path : path
  }
}
