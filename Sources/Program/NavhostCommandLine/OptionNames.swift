internal import NavhostSupport

/// The options of a command, by their names.
package struct OptionNames {
  package var flags: [String]
  /// Those that take a value.
  package var values: [String]

  package init(flags: [String] = [], values: [String] = []) {
    self.flags = flags
    self.values = values
  }

  /// With those that each command has.
  package var all: [String] { flags + values + ["--help", "-h", "--version"] }

  /// The option that an argument is spelt like: `--json`, `--plugins=DIR`.
  package func named(_ argument: String) -> String? {
    let name = String(argument.prefix { $0 != "=" })
    return all.hasExactly(name) ? name : nil
  }

  package static func + (one: Self, other: Self) -> Self {
    OptionNames(flags: one.flags + other.flags, values: one.values + other.values)
  }
}

extension HostOptions {
  package static let names = OptionNames(flags: ["--no-plugins"], values: ["--plugins"])
}

extension ProfileOption {
  package static let names = OptionNames(values: ["--ios"])
}
