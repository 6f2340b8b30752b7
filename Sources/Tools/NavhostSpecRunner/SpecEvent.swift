/// What a run of specs tells while it goes on.
package enum SpecEvent: Equatable, Sendable {
  case fileBegan(String)
  case tested(SpecResult)
  /// Something went wrong outside of the tests: the file cannot be compiled, the code of a
  /// `describe`, a `setup` or a `teardown` failed. `place` names it.
  case problem(file: String, place: String, SpecProblem)
  /// A plugin's warning; with `strict` also a plugin that could not be loaded.
  case trouble(file: String, message: String)
  /// A report of the host, such as a plugin of a folder that was skipped.
  case reported(file: String, message: String)
  /// How often lines of a plugin's file ran.
  case covered(file: String, lines: [Int: Int])
  case fileEnded(String, seconds: Double)
}

/// What came of a test.
package struct SpecResult: Equatable, Sendable {
  package enum Outcome: Equatable, Sendable {
    case passed
    /// The test's own problem first, then those of what ran after it.
    case failed([SpecProblem])
    /// Not ready, and why: `""` where nothing was said.
    case pending(String)
  }

  package var file: String
  /// The names of the blocks around it and its own.
  package var name: String
  /// The names of the blocks around it, the outermost first.
  package var blocks: [String]
  /// Where it is defined.
  package var line: Int
  package var outcome: Outcome
  package var seconds: Double
  /// What a page shows of a test that failed; nil where nobody keeps it.
  package var evidence: SpecEvidence?

  package init(
    file: String, name: String, blocks: [String] = [], line: Int = 0, outcome: Outcome,
    seconds: Double = 0, evidence: SpecEvidence? = nil
  ) {
    self.file = file
    self.name = name
    self.blocks = blocks
    self.line = line
    self.outcome = outcome
    self.seconds = seconds
    self.evidence = evidence
  }

  /// Its own name, without those of the blocks.
  package var title: String {
    let prefix = blocks.map { $0 + " " }.joined()
    return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
  }

  package var hasPassed: Bool { outcome == .passed }

  /// What went wrong; none where it passed or is pending.
  package var problems: [SpecProblem] {
    if case .failed(let problems) = outcome { problems } else { [] }
  }
}

/// Something that went wrong in a spec: an assertion that does not hold, or an error.
package struct SpecProblem: Error, Equatable, Sendable {
  package enum Kind: String, Sendable {
    /// An assertion does not hold.
    case failure
    /// Anything else: an error was raised, the budget ran out.
    case error
  }

  package var kind: Kind
  /// `FILE:LINE: MESSAGE`.
  package var message: String
  /// The file and the line of the message; `""` and 0 where they are not known.
  package var file: String
  package var line: Int
  /// The spec's own frames, innermost first.
  package var traceback: [String]
  /// Where two tables differ: lines that begin with `-` (expected) or `+` (passed in).
  package var difference: [String]

  package init(
    _ kind: Kind, _ message: String, file: String = "", line: Int = 0, traceback: [String] = [],
    difference: [String] = []
  ) {
    self.kind = kind
    self.message = message
    self.file = file
    self.line = line
    self.traceback = traceback
    self.difference = difference
  }

  /// With that place, where it has none of its own.
  func placed(_ file: String, _ line: Int) -> SpecProblem {
    guard self.file.isEmpty else { return self }
    var placed = self
    placed.file = file
    placed.line = line
    placed.message = "\(file):\(line): \(message)"
    return placed
  }
}
