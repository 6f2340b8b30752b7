package import NavhostNavigation

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
  /// Whether to report plugins that do not load. Warnings are always reported.
  package var strict: Bool
  /// Whether tests pass during which a hook, a listener or a handler fails.
  package var lenient: Bool
  /// What a test's `nav` is where it names no profile itself.
  package var profile: Profile
  /// The paths that the runner was given: `arg` in specs.
  package var paths: [String]
  package var busted: BustedFile

  package init(
    filter: SpecFilter = SpecFilter(), seed: UInt64? = nil, units: Int = Self.defaultUnits,
    memory: Int = Self.defaultMemory, seconds: Double? = nil, coverage: Bool = false,
    strict: Bool = false, lenient: Bool = false, profile: Profile = .ios17, paths: [String] = [],
    busted: BustedFile = BustedFile()
  ) {
    self.filter = filter
    self.seed = seed
    self.units = units
    self.memory = memory
    self.seconds = seconds
    self.coverage = coverage
    self.strict = strict
    self.lenient = lenient
    self.profile = profile
    self.paths = paths
    self.busted = busted
  }
}

/// Which tests are run: those whose full name has one of the texts, and none of the excluded ones.
///
/// A text that begins with `#` is a tag: it has to be in the name as a whole word.
package struct SpecFilter: Equatable, Sendable {
  /// Where there is none, every test is wanted.
  package var wanted: [String]
  package var excluded: [String]

  package init(wanted: [String] = [], excluded: [String] = []) {
    self.wanted = wanted
    self.excluded = excluded
  }

  /// Whether nothing is left out.
  package var isEmpty: Bool { wanted.isEmpty && excluded.isEmpty }

  /// Whether a test of that full name is run.
  package func admits(_ name: String) -> Bool {
    if excluded.contains(where: { Self.has(name, $0) }) { return false }
    return wanted.isEmpty || wanted.contains { Self.has(name, $0) }
  }

  private static func has(_ name: String, _ text: String) -> Bool {
    let name = Array(name.utf8)
    let text = Array(text.utf8)
    guard text.count <= name.count else { return false }
    let isTag = text.first == UInt8(ascii: "#")
    return (0...(name.count - text.count)).contains { start in
      let end = start + text.count
      return name[start..<end].elementsEqual(text)
        && (!isTag || end == name.count || !isWordByte(name[end]))
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }
}
