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

/// The option `--profile`: what a navigation controller is that names no profile itself.
package struct ProfileOption: ParsableArguments {
  @Option(
    name: .customLong("profile"), help: "ios17 or ios26, if the script names none.",
    completion: .list(Profile.all.map(\.name)))
  package var name = Profile.ios17.name

  package init() {}

  package mutating func validate() throws {
    guard Profile.named(name) == nil else { return }
    let known = Profile.all.map(\.name).joined(separator: " and ")
    throw ValidationError(
      "--profile: no profile '\(Plain.line(name, limit: 40))'; known are \(known)")
  }

  package var profile: Profile { Profile.named(name) ?? .ios17 }

  /// What a host begins with.
  package var configuration: NavigationController.Configuration { .init(profile: profile) }
}
