internal import ArgumentParser
internal import Navigation
internal import Support

/// The option `--profile`: what a navigation controller is that names no profile itself.
struct ProfileOption: ParsableArguments {
  @Option(
    name: .customLong("profile"), help: "ios17 or ios26, where the script names none.",
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
