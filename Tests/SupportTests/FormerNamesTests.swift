import Expectations
import NavhostSupport
import Testing

@Suite struct FormerNamesTests {
  @Test func `A word has a new form in its own list only`() {
    expectEqual(FormerNames.word("program", of: "PopSource"), "programmatic")
    expectEqual(FormerNames.word("allow", of: "OnError"), "abstain")
    expectEqual(FormerNames.word("limit", of: "SkipReason"), "budget")
    expectEqual(FormerNames.word("allow", of: "PopSource"), nil)
    expectEqual(FormerNames.word("program", of: "Outcome"), nil)
  }

  @Test func `A field has a new name in its own kind of object only`() {
    expectEqual(FormerNames.field("profile", of: "ResetOptions"), "ios")
    expectEqual(FormerNames.field("units", of: "ResetLimits"), "fuel")
    expectEqual(FormerNames.field("notAsked", of: "Explanation"), "skipped")
    expectEqual(FormerNames.field("units", of: "ResetOptions"), nil)
  }

  @Test(arguments: [
    ("as the person wished", "cancelled by the user"),
    ("nobody handles 'a'b'", "no handler for 'a'b'"),
    ("the decision's units were used up", "the decision's fuel ran out"),
    ("the decision's seconds were used up", "the decision's seconds ran out"),
    ("disabled", nil), ("nobody handles it", nil), ("", nil),
  ])
  func `A reason of the host has a new form`(reason: String, new: String?) {
    expectEqual(FormerNames.reason(reason), new)
  }

  @Test func `The advice of a message is empty without a new name`() {
    expectEqual(FormerNames.advice("'b'"), "; use 'b'")
    expectEqual(FormerNames.advice(nil), "")
  }
}
