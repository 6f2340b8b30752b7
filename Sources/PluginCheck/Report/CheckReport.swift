internal import LuaSyntax

/// What came of checking some files.
package struct CheckReport: Sendable {
  /// In the order of the files, then of their lines.
  package private(set) var findings: [Finding] = []
  /// The files that were read.
  package private(set) var files: [String] = []
  /// What could not be read, and why: `FILE: reason`.
  package var problems: [String]
  private(set) var sources: [String: SourceText] = [:]

  init(problems: [String]) {
    self.problems = problems
  }

  /// Nothing was found, and everything could be read.
  package var isClean: Bool { findings.isEmpty && problems.isEmpty }

  mutating func add(_ source: SourceText, _ found: [Finding]) {
    files.append(source.file)
    findings += found
    if !found.isEmpty { sources[source.file] = source }
  }
}
