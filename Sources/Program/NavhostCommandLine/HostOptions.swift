package import ArgumentParser
package import NavhostNavigation
internal import NavhostSupport

/// What the commands that load plugins have in common.
package struct HostOptions: ParsableArguments {
  @Option(
    name: .customLong("plugins"), help: "A folder of plugins; may be given more than once.",
    completion: .directory)
  package var folders: [String] = []

  @Flag(name: .customLong("no-plugins"), help: "Do not load ./plugins.")
  package var withoutPlugins = false

  package init() {}

  package mutating func validate() throws {
    if withoutPlugins, !folders.isEmpty {
      throw ValidationError("--plugins and --no-plugins exclude each other")
    }
  }

  /// What was asked for, without the parser's part.
  package var plugins: PluginFolders { plugins(and: []) }

  /// The same, with the paths of a command that takes plugins.
  package func plugins(and paths: [String]) -> PluginFolders {
    PluginFolders(folders: folders, paths: paths, withoutPlugins: withoutPlugins)
  }

  /// - Throws: `ValidationError` if paths name plugins, and none are to be loaded.
  package func check(_ paths: [String]) throws {
    if withoutPlugins, !paths.isEmpty {
      throw ValidationError("--no-plugins and paths of plugins cannot be combined")
    }
  }
}

/// The option `--ios`: the version of iOS to model, unless the script sets it.
package struct ProfileOption: ParsableArguments {
  @Option(
    name: .customLong("ios"),
    help: "The iOS version to model, 17 or 26, unless the script sets it.",
    completion: .list(Profile.all.map { "\($0.version)" }))
  package var version = "\(Profile.ios17.version)"

  package init() {}

  package mutating func validate() throws {
    guard Self.profile(version) == nil else { return }
    let new = FormerNames.versions[version].map { "'--ios \($0)'" }
    throw ValidationError(
      "--ios must be \(Profile.versions), got '\(Plain.line(version, limit: 40))'"
        + FormerNames.advice(new))
  }

  private static func profile(_ text: String) -> Profile? {
    Profile.all.first { "\($0.version)".isExactly(text) }
  }

  package var profile: Profile { Self.profile(version) ?? .ios17 }

  /// What a host begins with.
  package var configuration: NavigationController.Configuration { .init(profile: profile) }
}
