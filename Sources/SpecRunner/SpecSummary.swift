/// What a run of specs came to.
package struct SpecSummary: Equatable, Sendable {
  package var passed = 0
  /// Tests that failed, and problems outside of tests.
  package var failed = 0
  package var pending = 0
  /// How many of the failed are problems outside of tests.
  package var problems = 0
  package var files = 0
  package var seconds = 0.0

  package init() {}

  /// How many tests there were.
  package var tests: Int { passed + pending + failed - problems }

  package mutating func count(_ event: SpecEvent) {
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
