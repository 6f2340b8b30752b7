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
    expectEqual(Step(Respondent("root"), answer: .satisfied).description, "root: satisfied")
    expectEqual(
      Step(hook, answer: .deny, reason: "unsaved", controller: 3).description,
      "draft.shouldPop: deny (unsaved) at a.lua:3")
    expectEqual(
      Step(Respondent("x", file: "a.lua"), answer: .abstain).description, "x: abstain at a.lua"
    )
    expectEqual(Step(hook, answer: .notAsked).description, "draft.shouldPop: not asked at a.lua:3")
  }

  @Test func allOfItIsALineForEachStep() {
    let steps = [
      Step(Respondent("root"), answer: .satisfied), Step(Respondent("region"), answer: .overridden),
    ]
    let explanation = Explanation(.gesture, outcome: "began", steps: steps)
    expectEqual(explanation.description, "gesture began\n  root: satisfied\n  region: overridden")
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
        "root: satisfied (depth 2)", "gesture disabled: satisfied", "distance: satisfied (5 <= 20)",
        "transition: satisfied", "direction: satisfied (19.67 > 0)",
        "custom back button: overridden (customBackButton, set by the app)", "region: satisfied",
        "policy.gestureShouldBegin: allow",
      ])
    expectEqual(steps.map(\.controller), [nil, nil, nil, nil, nil, nil, nil, 2])
  }
}
