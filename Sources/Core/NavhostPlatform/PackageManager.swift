/// How this system's users get what is missing.
package enum PackageManager: Sendable {
  case apt, homebrew

  package static var here: PackageManager {
    #if canImport(Darwin)
      .homebrew
    #else
      .apt
    #endif
  }

  /// The command that installs packages.
  package func command(_ packages: String) -> String {
    switch self {
    case .apt: "apt-get install \(packages)"
    case .homebrew: "brew install \(packages)"
    }
  }

  /// What messages call such a package: `Debian package`.
  package var packageName: String {
    switch self {
    case .apt: "Debian package"
    case .homebrew: "Homebrew package"
    }
  }

  /// The command that installs luassert and say.
  package var assertions: String {
    switch self {
    case .apt: command("lua-luassert lua-say")
    // Homebrew has neither.
    case .homebrew: "brew install luarocks && luarocks --lua-version 5.4 install luassert"
    }
  }
}
