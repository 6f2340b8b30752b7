/// What a run of specs came to.
public struct SpecSummary: Equatable, Sendable {
  public var passed = 0
  /// Tests that failed, and problems outside of tests.
  public var failed = 0
  public var pending = 0
  /// How many of the failed are problems outside of tests.
  public var problems = 0
  public var files = 0
  public var seconds = 0.0

  public init() {}

  /// How many tests there were.
  public var tests: Int { passed + pending + failed - problems }

  public mutating func count(_ event: SpecEvent) {
    switch event {
    case .tested(let result): count(result.outcome)
    case .problem:
      failed += 1
      problems += 1
    case .fileEnded: files += 1
    case .fileBegan, .covered: break
    }
  }

  private mutating func count(_ outcome: SpecResult.Outcome) {
    switch outcome {
    case .passed: passed += 1
    case .failed: failed += 1
    case .pending: pending += 1
    }
  }
}
