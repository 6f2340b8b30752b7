import Expectations
import Testing

@testable import NavhostTraces

/// What came of playing a session.
@Suite struct ReplayResultTests {
  private func pop(_ outcome: String, by: String? = nil, reason: String? = nil) -> Decided {
    Decided(
      kind: "pop", className: "Editor", source: "backButton", outcome: outcome, reason: reason,
      by: by)
  }

  @Test func theFirstDecisionThatDiffersIsTheDifference() {
    let (free, kept) = (pop("popped"), pop("blocked", by: "guard"))
    #expect(Difference([], []) == nil)
    #expect(Difference([free, kept], [free, kept]) == nil)
    #expect(Difference([free], [pop("popped", by: "other")]) == nil, "who was asked is no answer")
    expectEqual(Difference([free, free, free], [free, kept, kept])?.index, 2)
    let more = Difference([free], [free, kept])
    #expect(more?.index == 2 && more?.was == nil && more?.now == kept)
    let fewer = Difference([kept, free], [])
    #expect(fewer?.index == 1 && fewer?.was == kept && fewer?.now == nil)
    #expect(fewer?.className == "Editor" && fewer?.source == "backButton")
  }

  /// The one that says no is the cause, whichever run it is of.
  @Test(arguments: [
    ("popped", "blocked", "new"), ("blocked", "popped", "old"), ("deferred", "popped", "old"),
    ("popped", "deferred", "new"), ("blocked", "deferred", "new"), ("popped", "ignored", "new"),
  ])
  func whoSaysNoIsNamed(was: String, now: String, by: String) {
    let difference = Difference(index: 1, was: pop(was, by: "old"), now: pop(now, by: "new"))
    expectEqual(difference.by, by)
  }

  @Test func whereNobodySaysNoTheOneThatIsThereIsNamed() {
    expectEqual(Difference(index: 1, was: pop("popped", by: "old"), now: pop("popped")).by, "old")
    #expect(Difference(index: 1, was: pop("popped"), now: nil).by == nil)
  }

  private func line(_ result: ReplayResult) -> String {
    String(decoding: result.line, as: UTF8.self)
  }

  @Test func aSessionThatIsTheSameCountsItsOutcomes() {
    let decisions = [pop("popped"), pop("blocked"), pop("popped")]
    var result = ReplayResult(session: "s1", decisions: decisions, difference: nil, isMasked: false)
    let text =
      #"{"session":"s1","decisions":3,"same":true,"first":null,"#
      + #""outcomes":{"blocked":1,"popped":2}"#
    expectEqual(line(result), text + "}")
    result.isMasked = true
    expectEqual(line(result), text + #","masked":true}"#)
  }

  @Test func aDifferenceTellsBothAnswers() {
    let kept = pop("blocked", by: "guard", reason: "a \"b\"")
    let result = ReplayResult(
      session: "s1", decisions: [kept], difference: Difference([], [kept]), isMasked: false)
    expectEqual(
      line(result),
      #"{"session":"s1","decisions":1,"same":false,"first":{"index":1,"#
        + #""kind":"pop","class":"Editor","source":"backButton","#
        + #""was":{"answer":null,"reason":null,"by":null},"#
        + #""now":{"answer":"blocked","reason":"a \"b\"","by":"guard"}},"#
        + #""outcomes":{"blocked":1}}"#)
  }

  @Test func anErrorNamesItsLineAndItsFile() {
    func line(_ error: ErrorLine) -> String { String(decoding: error.line, as: UTF8.self) }
    expectEqual(line(ErrorLine(3, "no \u{1B}")), #"{"line":3,"error":"no \\27"}"#)
    expectEqual(
      line(ErrorLine(3, "no", file: "a.jsonl")), #"{"file":"a.jsonl","line":3,"error":"no"}"#)
    let long = line(ErrorLine(1, String(repeating: "x", count: 2000)))
    expectEqual(long, #"{"line":1,"error":""# + String(repeating: "x", count: 1000) + "…\"}")
  }
}
