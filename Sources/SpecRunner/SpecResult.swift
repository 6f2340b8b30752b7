/// What came of a test.
public struct SpecResult: Equatable, Sendable {
  public enum Outcome: Equatable, Sendable {
    case passed
    /// The test's own problem first, then those of what ran after it.
    case failed([SpecProblem])
    /// Not ready, and why: `""` where nothing was said.
    case pending(String)
  }

  public var file: String
  /// The names of the blocks around it and its own.
  public var name: String
  /// Where it is defined.
  public var line: Int
  public var outcome: Outcome
  public var seconds: Double

  public init(
    file: String, name: String, line: Int = 0, outcome: Outcome, seconds: Double = 0
  ) {
    self.file = file
    self.name = name
    self.line = line
    self.outcome = outcome
    self.seconds = seconds
  }

  public var hasPassed: Bool { outcome == .passed }

  /// What went wrong; none where it passed or is pending.
  public var problems: [SpecProblem] {
    if case .failed(let problems) = outcome { problems } else { [] }
  }
}
