import Expectations
import Testing

@Suite struct ExpectEqualTests {
  @Test func `What differs is an issue that shows both values`() {
    withKnownIssue {
      expectEqual(1, 2, "the sum")
    } matching: { issue in
      "\(issue)".contains("1") && "\(issue)".contains("2") && issue.comments.contains("the sum")
    }
    expectEqual("the same", "the same")
  }
}
