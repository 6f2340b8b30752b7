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

  @Test func theExplanationKeepsTheOrderAcrossStacks() {
    outer.push(outer.make("C"))
    outer.pop()
    innerPolicy.onPop = { _, _ in .allow(reason: "inside") }
    policy.onPop = { controller, _ in .allow(reason: controller.className) }
    outer.push(outer.make("C"))
    #expect(outer.popToRoot().text == "popped")
    #expect(outer.explanation?.steps.map(\.reason) == ["C", "inside", "inside", "B"])
  }

  @Test func whatRunsInsideIsRunToItsEndBeforeTheAnswer() {
    outer.tapBack()
    inner.push(inner.make("Z"), settle: false)
    #expect(outer.answer(true)?.text == "popped")
    let ended = inner.events.since(0).last { $0.name == .transitionEnded }
    #expect(ended?.time == 0.35)
    #expect(outer.time == 0.7)
  }

  @Test func threeDeepTheInnermostIsAskedFirstAndItsQuestionGoesWithTheOutermost() {
    let deepest = makeNavigation(["D", "E"])
    let deepPolicy = TestPolicy()
    deepest.policy = deepPolicy
    inner.stack[0].embedded = deepest
    innerPolicy.onPop = { _, _ in .noOpinion }
    var asked: [String] = []
    for policy in [policy, innerPolicy, deepPolicy] {
      policy.told = { hook, controller in
        if hook == "shouldPop" { asked.append(controller.className) }
      }
    }
    deepPolicy.onPop = { controller, _ in
      controller.className == "D" ? .ask(Question("D?")) : .noOpinion
    }
    outer.tapBack()
    #expect(asked == ["Y", "E", "D"])
    #expect(outer.answer(false)?.text == "blocked")
    inner.pop()
    #expect(deepest.tapBack().text == "popped")
    #expect(deepest.push(deepest.make("F")).controller != nil)
    deepPolicy.onPop = { _, _ in .ask(Question("again?")) }
    #expect(deepest.tapBack().text == "deferred")
    outer.setStack([outer.stack[0]])
    #expect(deepest.question == nil)
    #expect(deepPolicy.drops == 1)
  }

  @Test func whoLeavesWithAPop() throws {
    let pop = Pop(source: .request, target: outer.stack[0])
    #expect(outer.stack[1].leaves(with: pop) && inner.stack[0].leaves(with: pop))
    #expect(!outer.stack[0].leaves(with: pop) && !outer.make("loose").leaves(with: pop))
    let inside = Pop(source: .request, target: inner.stack[0])
    #expect(inner.stack[1].leaves(with: inside) && !inner.stack[0].leaves(with: inside))
    #expect(!outer.stack[1].leaves(with: inside))
    #expect(!makeNavigation(["N"]).stack[0].leaves(with: pop))
  }
}
