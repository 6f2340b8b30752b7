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
  /// Where it is defined.
  package var line: Int
  package var outcome: Outcome
  package var seconds: Double

  package init(
    file: String, name: String, line: Int = 0, outcome: Outcome, seconds: Double = 0
  ) {
    self.file = file
    self.name = name
    self.line = line
    self.outcome = outcome
    self.seconds = seconds
  }

  package var hasPassed: Bool { outcome == .passed }

  /// What went wrong; none where it passed or is pending.
  package var problems: [SpecProblem] {
    if case .failed(let problems) = outcome { problems } else { [] }
  }
}
