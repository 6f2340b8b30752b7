internal import NavhostFontTables
package import NavhostPluginHost
package import NavhostSupport

/// The plugins that the command line names, found once.
package struct PluginSet {
  /// The paths by the plugins' names.
  package private(set) var paths: [ExactName: String] = [:]
  /// The same, in byte order of the names.
  private(set) var all: [(name: String, path: String)] = []
  /// Whether a session may have been recorded with others.
  let allowsMissing: Bool
  /// The names of those that keep something outside `state`.
  private let keeping: Set<ExactName>

  /// - Parameters:
  ///   - allowsMissing: sessions are played whatever they were recorded with.
  ///   - keepsState: whether the plugin at a path keeps something outside `state`.
  ///   - onError: receives the file of each plugin that cannot be loaded, if it is known, and the reason.
  package init(
    folders: [String], allowsMissing: Bool = false,
    keepsState: (String) -> Bool = { _ in false },
    onError: (String?, PluginError) -> Void = { _, _ in }
  ) {
    self.allowsMissing = allowsMissing
    let host = NavigationHost(text: TextMetrics())
    for folder in folders {
      for case (let file, .failure(let error)) in host.loadEntries(of: folder) {
        onError(file, error)
      }
    }
    for plugin in host.plugins {
      guard let path = plugin.path else { continue }
      paths[plugin.name] = path
    }
    all = paths.sorted { $0.key < $1.key }.map { (name: $0.key.text, path: $0.value) }
    keeping = Set(paths.filter { keepsState($0.value) }.keys)
  }

  /// Those that came into a session with what they kept of the one before, in byte order: it may not
  /// be played the same.
  func warm(in header: TraceHeader) -> [String] {
    header.plugins.filter { $0.isWarm && keeping.contains($0.name) }.map(\.name).sorted()
  }

  /// The first plugin that a session was recorded with and that is not here.
  func missing(in trace: Trace) -> String? {
    allowsMissing ? nil : trace.pluginNames.first { paths[$0] == nil }
  }
}

extension Trace {
  /// The plugins that were loaded from files, at first or later.
  var pluginNames: [String] {
    var known: Set<ExactName> = []
    return (header.plugins.map(\.name) + laterPluginNames).filter { known.add($0) }
  }

  /// Those that an operation loads.
  var laterPluginNames: [String] {
    steps.compactMap { step in
      guard case .operation(.ofHost(.load), let json) = step.action,
        let entry = json["args"]?.array?.first,
        entry["inline"]?.boolean != true
      else { return nil }
      return entry["name"]?.text
    }
  }
}
