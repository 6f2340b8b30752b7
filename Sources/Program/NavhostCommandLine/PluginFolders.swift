internal import NavhostPluginCheck
package import NavhostPluginHost
internal import NavhostSupport

/// The plugins that a command line names.
package struct PluginFolders {
  /// The folders that `--plugins` names.
  package var folders: [String] = []
  /// The paths of plugins, and of folders of plugins, that a command takes without an option.
  package var paths: [String] = []
  package var withoutPlugins = false

  package init(folders: [String] = [], paths: [String] = [], withoutPlugins: Bool = false) {
    self.folders = folders
    self.paths = paths
    self.withoutPlugins = withoutPlugins
  }

  /// The named folders and paths, else `./plugins`, which may not exist yet.
  package var places: [String] { withoutPlugins ? [] : isNamed ? folders + paths : ["plugins"] }

  package var isNamed: Bool { !folders.isEmpty || !paths.isEmpty }

  /// Loads the plugins that are named, else those of `./plugins` if it is there. One that fails is reported
  /// and skipped.
  ///
  /// - Throws: `Failure` if a folder or a path is not there.
  package func load(
    into host: NavigationHost, report: (String) -> Void = Output.error
  ) throws -> LoadedPlugins {
    var loaded = LoadedPlugins()
    let places = try toLoad()
    for folder in places.folders {
      for (file, result) in host.loadEntries(of: folder) { loaded.add(result, file, report) }
    }
    for path in places.plugins {
      let result = Result { () throws(PluginError) in try host.load(path) }
      loaded.add(result, (try? PluginSource(path))?.path, report)
      if case .failure = result { loaded.lacksNamed = true }
    }
    return loaded
  }

  /// The folders whose plugins `load` loads, and the single plugins that it loads.
  ///
  /// - Throws: `Failure` if a folder or a path is not there.
  package func toLoad() throws -> (folders: [String], plugins: [String]) {
    if withoutPlugins { return ([], []) }
    for folder in folders { try Self.check(folder, .cannotStart) }
    for path in paths where Files.kind(path) == .missing && !Files.isLink(path) {
      throw Failure(.failed, "\(Plain.name(path)): no such file or folder")
    }
    guard isNamed else { return (Self.isStandardThere ? ["plugins"] : [], []) }
    let isFolder = { (path: String) in
      Files.kind(path) == .folder && !PluginFolder.isPlugin(path)
    }
    return (folders + paths.filter(isFolder), paths.filter { !isFolder($0) })
  }

  /// Whether there is a plugin to load.
  ///
  /// - Throws: `Failure` if a folder or a path is not there.
  package func hasPlugins() throws -> Bool {
    let places = try toLoad()
    return !places.plugins.isEmpty
      || places.folders.contains { !PluginFolder.entries(in: $0).isEmpty }
  }

  /// Whether `./plugins` is a folder, or a link that should lead to one: nobody is to lose policies in
  /// silence.
  private static var isStandardThere: Bool {
    Files.kind("plugins") == .folder
      || Files.isLink("plugins") && Files.whyUnreadable("plugins") != nil
  }

  /// - Throws: `Failure` with that status where it is no folder.
  package static func check(_ folder: String, _ status: ExitStatus) throws {
    let name = Plain.name(folder)
    switch Files.kind(folder) {
    case .folder: break
    case .file:
      throw Failure(status, "\(name): a file, not a folder of plugins; nav.use loads one plugin")
    default: throw Failure(status, "\(name): no such folder of plugins")
    }
  }

  /// Checks that there is a folder `./plugins` if the command line names no other.
  ///
  /// - Throws: `Failure`, the same for all commands that take plugins.
  package static func checkStandard(_ paths: [String]) throws {
    if isStandardMissing(paths) { throw Failure.noPlugins(in: paths) }
  }

  fileprivate static func isStandardMissing(_ paths: [String]) -> Bool {
    paths == ["plugins"] && Files.kind("plugins") == .missing && !Files.isLink("plugins")
  }
}

extension PluginFolders {
  /// Reports the setup scripts among the plugins, for a command that loads them later and again and again.
  ///
  /// - Throws: `Failure` if there is one.
  package func refuseSetupScripts() throws {
    let files = try toLoad().folders.flatMap(PluginSource.plugins).map(\.path)
    let found = files.filter(SetupScript.isOne)
    for file in found { Output.error(SetupScript.message(file)) }
    if !found.isEmpty { throw Failure(.failed) }
  }
}

extension Failure {
  /// The error of a command that takes plugins and found none.
  package static func noPlugins(in folders: [String], _ status: ExitStatus = .failed) -> Failure {
    if PluginFolders.isStandardMissing(folders) {
      return Failure(status, "no folder ./plugins here; 'navhost new NAME' starts a plugin")
    }
    return Failure(status, "no plugins in \(folders.map(Plain.name).joined(separator: ", "))")
  }
}
