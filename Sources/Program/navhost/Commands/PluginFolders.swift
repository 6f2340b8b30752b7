internal import NavhostPluginHost
internal import NavhostSupport

/// The folders that a command loads plugins from.
struct PluginFolders {
  /// Those that somebody named; where there are none, `./plugins` is taken.
  var folders: [String] = []
  var withoutPlugins = false

  /// The folders that plugins come from, whether they are there yet or not.
  var places: [String] { withoutPlugins ? [] : folders.isEmpty ? ["plugins"] : folders }

  /// Loads the plugins that were asked for, else those of `./plugins` where there is one. One that
  /// fails is reported and skipped.
  func load(into host: NavigationHost) throws {
    if withoutPlugins { return }
    for folder in folders {
      try Self.check(folder, .cannotStart)
      report(host.loadAll(in: folder))
    }
    if folders.isEmpty, Self.isStandardThere { report(host.loadAll(in: "plugins")) }
  }

  /// The folders whose plugins `load` loads.
  func foldersToLoad() throws -> [String] {
    if withoutPlugins { return [] }
    for folder in folders { try Self.check(folder, .cannotStart) }
    return folders.isEmpty && Self.isStandardThere ? ["plugins"] : folders
  }

  /// Whether `./plugins` is a folder, or a link that should lead to one: nobody is to lose policies in
  /// silence.
  private static var isStandardThere: Bool {
    Files.kind("plugins") == .folder
      || Files.isLink("plugins") && Files.whyUnreadable("plugins") != nil
  }

  /// - Throws: `Failure` with that status where it is no folder.
  static func check(_ folder: String, _ status: ExitStatus) throws {
    let name = Plain.name(folder)
    switch Files.kind(folder) {
    case .folder: break
    case .file:
      throw Failure(status, "\(name): a file, not a folder of plugins; nav.use loads one plugin")
    default: throw Failure(status, "\(name): no such folder of plugins")
    }
  }

  /// Nobody named a folder, and the one that is taken then is not there.
  ///
  /// - Throws: `Failure`, the same for all commands that are about plugins.
  static func checkStandard(_ paths: [String]) throws {
    guard paths == ["plugins"], Files.kind("plugins") == .missing, !Files.isLink("plugins") else {
      return
    }
    throw Failure.noPlugins(in: paths)
  }

  private func report(_ results: [Result<Plugin, PluginError>]) {
    for case .failure(let error) in results { Output.error(error.message) }
  }
}

extension Failure {
  /// A command about plugins found none.
  static func noPlugins(in folders: [String], _ status: ExitStatus = .failed) -> Failure {
    Failure(status, "no plugins in \(folders.map(Plain.name).joined(separator: ", "))")
  }
}
