/// What came of checking some files.
public struct CheckReport: Sendable {
  /// In the order of the files, then of their lines.
  public private(set) var findings: [Finding] = []
  /// The files that were read.
  public private(set) var files: [String] = []
  /// What could not be read, and why: `FILE: reason`.
  public var problems: [String]
  private(set) var sources: [String: SourceText] = [:]

  init(problems: [String]) {
    self.problems = problems
  }

  /// Nothing was found, and everything could be read.
  public var isClean: Bool { findings.isEmpty && problems.isEmpty }

  mutating func add(_ source: SourceText, _ found: [Finding]) {
    files.append(source.file)
    findings += found
    if !found.isEmpty { sources[source.file] = source }
  }
}
