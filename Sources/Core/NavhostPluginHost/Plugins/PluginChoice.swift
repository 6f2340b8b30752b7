internal import NavhostSupport

/// Some plugins of a folder; the others are as if they were not there.
package struct PluginChoice {
  private let folder: String
  private let realPaths: Set<ExactName>

  /// - Parameter plugins: that were loaded from the folder, by this host or another.
  package init(of folder: String, _ plugins: [Plugin]) {
    self.folder = Files.realPath(folder) ?? folder
    realPaths = plugins.compactMap { $0.realPath }.exactNames
  }

  /// Those of a folder's entries that count: of another folder, all.
  func callAsFunction(_ entries: [PluginFolder.Entry], in folder: String) -> [PluginFolder.Entry] {
    guard Files.realPath(folder).isExactly(self.folder) else { return entries }
    return entries.filter { entry in
      guard case .success(let source) = entry.source else { return false }
      return realPaths.contains(source.realPath)
    }
  }
}
