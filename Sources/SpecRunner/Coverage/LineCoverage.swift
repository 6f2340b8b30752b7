internal import Lua
internal import Support

/// Puts what ran beside what could have run.
struct LineCoverage {
  private let lua: SpecLua

  init(_ lua: SpecLua) {
    self.lua = lua
  }

  /// For each file that was run: its lines that can run, with how often they did.
  func events(_ counts: LineCounts) throws -> [SpecEvent] {
    try counts.files.sorted { $0.key < $1.key }.compactMap { file, hits in
      guard let source = try? Files.read(file) else { return nil }
      let lines = try lua.lines(of: source)
      let pairs = lines.map { ($0, hits[$0] ?? 0) }
      return .covered(file: file, lines: Dictionary(uniqueKeysWithValues: pairs))
    }
  }
}
