internal import Lua
internal import LuaSyntax
internal import Support

/// Puts what ran beside what could have run.
enum LineCoverage {
  /// For each file that was run: its lines on which something begins, with how often they ran.
  static func events(_ counts: LineCounts) -> [SpecEvent] {
    counts.files.sorted { $0.key < $1.key }.compactMap { file, hits in
      guard let bytes = try? Files.read(file) else { return nil }
      let source = SourceText(file: file, bytes: bytes)
      guard let chunk = try? Parser.parse(source) else { return nil }
      return .covered(file: file, lines: StatementLines.counts(of: chunk, in: source, hits: hits))
    }
  }
}
