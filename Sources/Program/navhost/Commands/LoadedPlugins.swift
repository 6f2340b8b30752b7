internal import NavhostPluginCheck
internal import NavhostPluginHost

/// The plugins that `PluginFolders` loaded.
struct LoadedPlugins {
  /// Those that could be loaded, in that order.
  private(set) var plugins: [Plugin] = []
  /// The number of those that could not.
  private(set) var failures = 0
  /// Whether a setup script is among those that could not be loaded.
  private(set) var hasSetupScript = false
  /// Whether a plugin that the command line names by itself could not be loaded.
  var lacksNamed = false

  /// Whether nothing was there to be loaded.
  var isEmpty: Bool { plugins.isEmpty && failures == 0 }

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
  func check() throws {
    if hasSetupScript || lacksNamed { throw Failure(.failed) }
  }
}
