import Navigation
import Testing

/// A question from inside a controller that something asks to leave.
struct NestedQuestionsTests {
  private let outer = makeNavigation(["A", "B"])
  private let inner = makeNavigation(["X", "Y"])
  private let policy = TestPolicy()
  private let innerPolicy = TestPolicy()

  init() {
    outer.top?.embedded = inner
    outer.policy = policy
    inner.policy = innerPolicy
    innerPolicy.onPop = { controller, _ in
      controller.className == "Y" ? .ask(Question("Discard Y?")) : .noOpinion
    }
  }

  @Test func itIsPutAndYesRunsTheSamePop() {
    #expect(outer.tapBack().text == "deferred")
    #expect(outer.question?.message == "Discard Y?")
    #expect(outer.answer(true)?.text == "popped")
    #expect(outer.classes == "A")
    #expect(innerPolicy.calls(of: "shouldPop") == ["shouldPop Y", "shouldPop X"])
    #expect(innerPolicy.calls(of: "answer") == ["answer Y"])
    #expect(policy.calls(of: "shouldPop") == ["shouldPop B"])
    #expect(policy.calls(of: "answer").isEmpty)
  }

  @Test func noKeepsTheContainer() {
    outer.pan(makePan())
    #expect(outer.answer(false)?.text == "blocked")
    #expect(outer.classes == "A B")
    #expect(policy.calls(of: "shouldPop").isEmpty)
  }

  @Test func thoseInsideAndTheContainerMayEachAsk() {
    policy.onPop = { _, _ in .ask(Question("Leave B?")) }
    outer.tapBack()
    #expect(outer.answer(true)?.text == "deferred")
    #expect(outer.question?.message == "Leave B?")
    #expect(outer.answer(true)?.text == "popped")
    #expect(policy.calls(of: "answer") == ["answer B"])
  }

  @Test func theExplanationNamesWhoAskedInside() {
    innerPolicy.onPop = { [inner] _, _ in
      inner.addStep(.init(.init("draft", hook: "shouldPop"), answer: .deny, reason: "unsaved"))
      return .deny(reason: "unsaved")
    }
    #expect(outer.tapBack().text == "blocked: unsaved")
    #expect(outer.explanation?.steps.map(\.by) == ["draft"])
    #expect(inner.explanation == nil)
  }

  @Test func whileItIsOpenNobodyElseMayAsk() {
    outer.tapBack()
    #expect(inner.requestPop().text == "ignored: question open")
    #expect(inner.pan(makePan())?.text == "ignored: question open")
    #expect(outer.requestPop().text == "ignored: question open")
    #expect(inner.answer(true) == nil, "the answer goes to where the pop is")
  }

  @Test func aQuestionInsideKeepsTheContainersFromAsking() {
    #expect(inner.tapBack().text == "deferred")
    #expect(outer.tapBack().text == "ignored: question open")
    #expect(inner.answer(true)?.text == "popped")
    #expect(outer.tapBack().text == "popped")
  }

  @Test func whereTheOneAskedAboutLeavesItIsDropped() {
    outer.tapBack()
    innerPolicy.onPop = { _, _ in .noOpinion }
    #expect(inner.pop().text == "popped")
    #expect(outer.question == nil)
    #expect(innerPolicy.drops == 1 && policy.drops == 0)
    #expect(outer.check().isEmpty && inner.check().isEmpty)
  }

  @Test func whereTheContainerLeavesAQuestionInsideIsDropped() {
    inner.tapBack()
    outer.setStack([outer.stack[0]])
    #expect(inner.question == nil)
    #expect(innerPolicy.drops == 1)
  }

  @Test func whoeverAskedMayDropIt() {
    outer.tapBack()
    inner.dropQuestion()
    #expect(outer.question == nil)
    #expect(outer.tapBack().text == "deferred")
  }

  @Test func theStacksMayChangeWhileItIsOpen() {
    outer.tapBack()
    #expect(inner.push(inner.make("Z"), settle: false).controller != nil)
    #expect(outer.push(outer.make("C"), settle: false).controller != nil)
    #expect(outer.answer(true)?.text == "popped")
    #expect(outer.classes == "A")
    #expect(outer.check().isEmpty && inner.check().isEmpty)
    #expect(innerPolicy.calls(of: "shouldPop") == ["shouldPop Y", "shouldPop Z", "shouldPop X"])
  }
}
