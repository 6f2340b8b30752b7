internal import NavhostPluginCheck
package import NavhostPluginHost

/// The plugins that `PluginFolders` loaded.
package struct LoadedPlugins {
  /// Those that could be loaded, in that order.
  package private(set) var plugins: [Plugin] = []
  /// The number of those that could not.
  package private(set) var failures = 0
  /// Whether a setup script is among those that could not be loaded.
  package private(set) var hasSetupScript = false
  /// Whether a plugin that the command line names by itself could not be loaded.
  package var lacksNamed = false

  /// Whether nothing was there to be loaded.
  package var isEmpty: Bool { plugins.isEmpty && failures == 0 }

  mutating func add(
    _ result: Result<Plugin, PluginError>, _ file: String?, _ report: (String) -> Void
  ) {
    switch result {
    case .success(let plugin): plugins.append(plugin)
    case .failure(let error):
      failures += 1
      if let file, SetupScript.isOne(file) { hasSetupScript = true }
      report(SetupScript.problem(file, error.message))
    }
  }

  /// A command that goes on without some plugins ends with 1 if one of them is a setup script.
  ///
  /// - Throws: `Failure` without a message.
  package func check() throws {
    if hasSetupScript || lacksNamed { throw Failure(.failed) }
  }
}
