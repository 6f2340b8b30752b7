import Expectations
import NavhostNavigation
import Testing

/// Why a decision ended as it did, in words.
struct ExplanationTests {
  private typealias Step = Explanation.Step
  private typealias Respondent = Explanation.Respondent

  @Test func aStepSaysWhoWhatWhyAndWhere() {
    let hook = Respondent("draft", file: "a.lua", line: 3, hook: "shouldPop", className: "Editor")
    expectEqual(Step(Respondent("root"), answer: nil).description, "root")
    expectEqual(Step(Respondent("root"), answer: .passed).description, "root: passed")
    expectEqual(
      Step(hook, answer: .deny, reason: "unsaved", controller: 3).description,
      "draft.shouldPop: deny (unsaved) at a.lua:3")
    expectEqual(
      Step(Respondent("x", file: "a.lua"), answer: .noOpinion).description, "x: no opinion at a.lua"
    )
    expectEqual(Step(hook, answer: .notAsked).description, "draft.shouldPop: not asked at a.lua:3")
  }

  @Test func allOfItIsALineForEachStep() {
    let steps = [
      Step(Respondent("root"), answer: .passed), Step(Respondent("region"), answer: .lifted),
    ]
    let explanation = Explanation(.gesture, outcome: "began", steps: steps)
    expectEqual(explanation.description, "gesture began\n  root: passed\n  region: lifted")
    #expect(explanation.outcome == "began" && explanation.reason == nil)
    expectEqual(Explanation(.pop, outcome: "no outcome").outcome, "")
  }

  @Test func respondentsAreTheSameWhereAllIs() {
    let one = Respondent("p", file: "a.lua", line: 3, hook: "shouldPop", className: "A")
    expectEqual(one, Respondent("p", file: "a.lua", line: 3, hook: "shouldPop", className: "A"))
    #expect(one != Respondent("p", file: "a.lua", line: 4, hook: "shouldPop", className: "A"))
    #expect(one != Respondent("p", file: "a.lua", line: 3, hook: "shouldPop", className: "B"))
    #expect(one != Respondent("p", file: "a.lua", line: 3, hook: "shouldPush", className: "A"))
  }

  @Test func aSwipeHasItsGuardsAndItsPolicy() throws {
    let policy = TestPolicy()
    policy.onGesture = { _, _ in .allow() }
    let navigation = makeNavigation(
      policy: policy, settings: makeSettings { $0.customBackButton = true })
    navigation.pan(makePan())
    let steps = try #require(navigation.explanation).steps
    expectEqual(
      steps.map(\.description),
      [
        "root: passed (depth 2)", "disabled: passed", "distance: passed (5 <= 20)",
        "transition: passed", "direction: passed (19.67 > 0)",
        "custom item: lifted (customBackButton, set by the app)", "region: passed",
        "policy.gestureShouldBegin: allow",
      ])
    expectEqual(steps.map(\.controller), [nil, nil, nil, nil, nil, nil, nil, 2])
  }
}
