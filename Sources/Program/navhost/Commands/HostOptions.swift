internal import ArgumentParser
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

/// What the commands that load plugins have in common.
struct HostOptions: ParsableArguments {
  @Option(
    name: .customLong("plugins"), help: "A folder of plugins; may be given more than once.",
    completion: .directory)
  var folders: [String] = []

  @Flag(name: .customLong("no-plugins"), help: "Do not load ./plugins.")
  var withoutPlugins = false

  init() {}

  init(folders: [String], withoutPlugins: Bool) {
    self.folders = folders
    self.withoutPlugins = withoutPlugins
  }

  mutating func validate() throws {
    if withoutPlugins, !folders.isEmpty {
      throw ValidationError("--plugins and --no-plugins exclude each other")
    }
  }

  /// The folders that plugins come from, whether they are there yet or not.
  var places: [String] { withoutPlugins ? [] : folders.isEmpty ? ["plugins"] : folders }

  /// Loads the plugins that were asked for, else those of `./plugins` where there is one. One that
  /// fails is reported and skipped.
  func load(into host: NavigationHost) throws {
    if withoutPlugins { return }
    for folder in folders {
      try HostOptions.check(folder, .cannotStart)
      report(host.loadAll(in: folder))
    }
    if folders.isEmpty, Self.isStandardThere { report(host.loadAll(in: "plugins")) }
  }

  /// The folders whose plugins `load` loads.
  func foldersToLoad() throws -> [String] {
    if withoutPlugins { return [] }
    for folder in folders { try HostOptions.check(folder, .cannotStart) }
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

/// The option `--profile`: what a navigation controller is that names no profile itself.
struct ProfileOption: ParsableArguments {
  @Option(
    name: .customLong("profile"), help: "ios17 or ios26, if the script names none.",
    completion: .list(Profile.all.map(\.name)))
  var name = Profile.ios17.name

  init() {}

  /// For a command line that was not parsed.
  init(name: String) {
    self.name = name
  }

  mutating func validate() throws {
    guard Profile.named(name) == nil else { return }
    let known = Profile.all.map(\.name).joined(separator: " and ")
    throw ValidationError(
      "--profile: no profile '\(Plain.line(name, limit: 40))'; known are \(known)")
  }

  var profile: Profile { Profile.named(name) ?? .ios17 }

  /// What a host begins with.
  var configuration: NavigationController.Configuration { .init(profile: profile) }
}
