internal import NavhostLua
internal import NavhostLuaSyntax
internal import NavhostSupport

/// Which lines of plugins' files ran.
package struct CoverageReport {
  /// One file: each line that can run, with how often it did.
  struct File {
    var name: String
    var hits: [Int: Int]

    var total: Int { hits.count }
    var covered: Int { hits.count { $0.value > 0 } }
  }

  private var counts: [ExactName: [Int: Int]] = [:]

  package init() {}

  /// Whether no plugin's file was run.
  package var isEmpty: Bool { counts.isEmpty }

  package mutating func take(_ event: SpecEvent) {
    guard case .covered(let file, let lines) = event else { return }
    counts[file, default: [:]].merge(lines) { $0 + $1 }
  }

  private var files: [File] {
    counts.map { File(name: $0.key.text, hits: $0.value) }
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// A line for each file, and one for all: percentage, lines that ran of those that can, and which
  /// did not.
  package var table: String {
    guard !isEmpty else { return "coverage: no plugin was run\n" }
    let files = files
    let width = max(5, files.map(\.name.count).max() ?? 0)
    var text = "coverage of plugins:\n"
    for file in files {
      let missing = Self.ranges(file.hits.filter { $0.value == 0 }.keys.sorted())
      let rest = missing.isEmpty ? "" : "  not run: \(missing)"
      text += Self.row(file.name, width, file.covered, file.total) + rest + "\n"
    }
    let covered = files.reduce(0) { $0 + $1.covered }
    return text + Self.row("total", width, covered, files.reduce(0) { $0 + $1.total }) + "\n"
  }

  /// The counts in LCOV's format.
  package var lcov: String {
    files.map { file in
      let lines = file.hits.sorted { $0.key < $1.key }
      return "TN:\nSF:\(Plain.name(file.name))\n"
        + lines.map { "DA:\($0.key),\($0.value)\n" }.joined()
        + "LF:\(file.total)\nLH:\(file.covered)\nend_of_record\n"
    }.joined()
  }

  /// Writes the counts in LCOV's format to a file.
  ///
  /// - Throws: `SpecError` where it cannot be written.
  package func writeLCOV(to path: String) throws(SpecError) {
    do {
      try Files.write(Array(lcov.utf8), to: path, replacing: .coverage)
    } catch {
      throw SpecError(.missing, error.message)
    }
  }

  /// - Throws: `SpecError` where something else stands there.
  package static func checkPlace(_ path: String) throws(SpecError) {
    do {
      try Files.checkPlace(path, for: .coverage)
    } catch {
      throw SpecError(.missing, error.message)
    }
  }

  private static func row(_ name: String, _ width: Int, _ covered: Int, _ total: Int) -> String {
    let percent = total == 0 ? 100 : Double(covered) * 100 / Double(total)
    let padding = String(repeating: " ", count: width - name.count)
    return "  \(name)\(padding)  \(DecimalText.fixed(percent, places: 1)) %  \(covered)/\(total)"
  }

  /// `3-5, 9`.
  static func ranges(_ lines: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for line in lines {
      if let last = ranges.last, last.upperBound == line - 1 {
        ranges[ranges.count - 1] = last.lowerBound...line
      } else {
        ranges.append(line...line)
      }
    }
    return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
      .joined(separator: ", ")
  }
}

extension FileMark {
  /// Lines that ran, as LCOV has them.
  fileprivate static let coverage = FileMark("LCOV file", beginning: "TN:\nSF:")
}

/// Puts what ran beside what could have run.
enum LineCoverage {
  /// For each file that was run: its lines on which something begins, with how often they ran.
  static func events(_ counts: LineCounts) -> [SpecEvent] {
    counts.files.sorted { $0.key < $1.key }.compactMap { name, hits in
      let file = name.text
      guard let bytes = try? Files.read(file) else { return nil }
      let source = SourceText(file: file, bytes: bytes)
      guard let chunk = try? Parser.parse(source) else { return nil }
      return .covered(file: file, lines: StatementLines.counts(of: chunk, in: source, hits: hits))
    }
  }
}
