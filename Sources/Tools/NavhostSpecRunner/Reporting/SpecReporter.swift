/// Says what happens while specs run.
package protocol SpecReporter: AnyObject {
  func began()
  func happened(_ event: SpecEvent)
  func ended(_ summary: SpecSummary)
}

/// Where a reporter's text goes.
package typealias SpecOutput = (String) -> Void

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

  /// How many tests came to an end: neither pending ones nor problems outside of tests.
  package var ended: Int { passed + failed - problems }

  /// The line that a report ends with: `2 passed, 0 failed`, and pending ones where there are any.
  package var counts: String {
    "\(passed) passed, \(failed) failed" + (pending > 0 ? ", \(pending) pending" : "")
  }

  package mutating func count(_ event: SpecEvent) {
    switch event {
    case .tested(let result): count(result.outcome)
    case .problem:
      failed += 1
      problems += 1
    case .fileEnded: files += 1
    case .fileBegan, .covered, .trouble, .reported: break
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
