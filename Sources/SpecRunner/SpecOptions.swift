package import Navigation

/// How specs are run.
package struct SpecOptions: Equatable, Sendable {
  /// Units of work that a test may use, with what runs around it; a spec file's own code and each
  /// `describe` have as many.
  package static let defaultUnits = 100_000_000

  /// Bytes of memory that a spec file may use.
  package static let defaultMemory = 256 * 1024 * 1024

  /// Which tests are run.
  package var filter: SpecFilter
  /// Where it is given, files and tests are run in an order that it decides.
  package var seed: UInt64?
  package var units: Int
  /// Bytes that the Lua state of a spec file may hold.
  package var memory: Int
  /// Seconds of CPU time for a hook, a load and a decision of the plugins; nil: what a host has.
  package var seconds: Double?
  /// Whether the lines of plugins that run are noted.
  package var coverage: Bool
  /// Whether plugins that do not load and hooks that fail are told, as warnings always are.
  package var strict: Bool
  /// What a test's `nav` is where it names no profile itself.
  package var profile: Profile

  package init(
    filter: SpecFilter = SpecFilter(), seed: UInt64? = nil, units: Int = Self.defaultUnits,
    memory: Int = Self.defaultMemory, seconds: Double? = nil, coverage: Bool = false,
    strict: Bool = false, profile: Profile = .ios17
  ) {
    self.filter = filter
    self.seed = seed
    self.units = units
    self.memory = memory
    self.seconds = seconds
    self.coverage = coverage
    self.strict = strict
    self.profile = profile
  }
}
