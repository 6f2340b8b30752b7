import Expectations
import NavhostNavigation
import Testing

/// contract.md, section 2: asking a person.
struct QuestionTests {
  private func asking(_ classes: [String] = ["A", "B"], only: String? = nil)
    -> (NavigationController, TestPolicy)
  {
    let policy = TestPolicy()
    policy.onPop = { controller, _ in
      only == nil || controller.className == only ? .ask(Question("Leave?")) : .abstain
    }
    return (makeNavigation(classes, policy: policy), policy)
  }

  @Test func meanwhileTheOutcomeIsDeferredAndTheScreenUsable() {
    let (navigation, _) = asking()
    expectEqual(navigation.tapBack().text, "deferred")
    expectEqual(navigation.question, Question("Leave?"))
    expectEqual(navigation.classes, "A B")
    expectEqual(navigation.backButtonAlpha, 1)
    #expect(navigation.transition == nil)
    expectEqual(navigation.count(.question), 1)
  }

  @Test func yesRunsTheSamePopAnimated() {
    let (navigation, policy) = asking(["A", "B", "C"], only: "C")
    expectEqual(navigation.pickBackMenu(2).text, "deferred")
    let time = navigation.time
    expectEqual(navigation.answer(true)?.text, "popped")
    expectEqual(navigation.classes, "A")
    expectEqual(navigation.time, time + 0.35)
    expectEqual(policy.calls(of: "shouldPop"), ["shouldPop C", "shouldPop B"])
    expectEqual(policy.pops.map(\.count), [2, 2, 2])
    expectEqual(policy.pops.map { $0.target?.className }, ["A", "A", "A"])
    expectEqual(policy.pops.map(\.source), [.backMenu, .backMenu, .backMenu])
    expectEqual(navigation.explanation?.outcome, "popped")
  }

  @Test func noIsBlocked() {
    let (navigation, _) = asking()
    navigation.tapBack()
    expectEqual(navigation.answer(false)?.text, "blocked")
    #expect(navigation.question == nil)
    expectEqual(navigation.classes, "A B")
  }

  @Test func theHookMayStillSayNoAfterAYes() {
    let (navigation, policy) = asking()
    policy.onAnswer = { _, _, _ in .deny(reason: "saving") }
    navigation.tapBack()
    expectEqual(navigation.answer(true)?.text, "blocked: saving")
  }

  @Test func aGestureThatAsksIsDeferredAndBeginsNoTransition() {
    let (navigation, _) = asking()
    expectEqual(navigation.pan(makePan())?.text, "deferred")
    expectEqual(navigation.count(.transitionBegan), 0)
    expectEqual(navigation.answer(true)?.text, "popped")
    expectEqual(
      navigation.events.since(0).last { $0.name == .pop }?["source"]?.description, "edgeGesture")
  }

  @Test func aSecondRequestWhileOneIsOpenIsIgnored() {
    let (navigation, policy) = asking(["A", "B", "C"])
    navigation.tapBack()
    let calls = policy.calls
    expectEqual(navigation.tapBack().text, "ignored: question open")
    expectEqual(navigation.requestPop().text, "ignored: question open")
    expectEqual(navigation.pickBackMenu(1).text, "ignored: question open")
    expectEqual(navigation.pan(makePan())?.text, "ignored: question open")
    expectEqual(policy.calls, calls)
  }

  @Test func theProgramsOwnPushesGoAhead() {
    let (navigation, _) = asking()
    navigation.tapBack()
    #expect(navigation.push(navigation.make("C")).controller != nil)
    #expect(navigation.question != nil)
  }

  @Test func theProgramsPopDropsTheQuestionOfTheControllerThatLeaves() {
    let (navigation, policy) = asking()
    navigation.tapBack()
    policy.onPop = { _, _ in .abstain }
    expectEqual(navigation.pop().text, "popped")
    #expect(navigation.question == nil)
    expectEqual(policy.drops, 1)
    #expect(navigation.answer(true) == nil)
  }

  @Test func setStackDropsTheQuestionOfAControllerThatLeaves() {
    let (navigation, policy) = asking()
    navigation.tapBack()
    navigation.setRoot(navigation.make("X"))
    #expect(navigation.question == nil)
    expectEqual(policy.drops, 1)
  }

  @Test func answerWithNoQuestionIsNil() {
    #expect(makeNavigation().answer(true) == nil)
  }

  @Test func afterAYesTheChainMayAskAgain() {
    let (navigation, policy) = asking()
    policy.onAnswer = { _, _, _ in
      policy.onAnswer = nil
      return .ask(Question("Really?"))
    }
    navigation.tapBack()
    expectEqual(navigation.answer(true)?.text, "deferred")
    expectEqual(navigation.question?.message, "Really?")
    expectEqual(navigation.answer(true)?.text, "popped")
    expectEqual(policy.calls(of: "shouldPop").count, 1)
  }

  @Test func aPopOfSeveralMayAskForEach() {
    let (navigation, policy) = asking(["A", "B", "C"])
    expectEqual(navigation.requestPop(count: 2).text, "deferred")
    expectEqual(navigation.answer(true)?.text, "deferred")
    expectEqual(navigation.answer(true)?.text, "popped")
    expectEqual(policy.calls(of: "shouldPop"), ["shouldPop C", "shouldPop B"])
    expectEqual(navigation.classes, "A")
  }

  @Test func whoHadNothingAgainstItIsNotAskedAgainAfterTheAnswer() {
    let (navigation, policy) = asking(["A", "B", "C"], only: "B")
    expectEqual(navigation.requestPop(count: 2).text, "deferred")
    expectEqual(navigation.answer(true)?.text, "popped")
    expectEqual(policy.calls(of: "shouldPop"), ["shouldPop C", "shouldPop B"])
  }

  @Test func whatWasPushedMeanwhileIsAskedAndLeavesToo() {
    let (navigation, policy) = asking(["A", "B"], only: "B")
    navigation.tapBack()
    navigation.push(navigation.make("C"))
    expectEqual(navigation.answer(true)?.text, "popped")
    expectEqual(policy.calls(of: "shouldPop"), ["shouldPop B", "shouldPop C"])
    expectEqual(navigation.classes, "A")
  }

  @Test func aTargetThatLeftIsReplacedByTheOneBelow() {
    let (navigation, _) = asking(["A", "B", "C", "D"], only: "D")
    let (a, d) = (navigation.stack[0], navigation.stack[3])
    navigation.requestPop(count: 1)
    navigation.setStack([a, d])
    #expect(navigation.question != nil)
    expectEqual(navigation.answer(true)?.text, "popped")
    expectEqual(navigation.classes, "A")
  }

  @Test func aControllerThatBecameTheRootCannotLeave() {
    let (navigation, policy) = asking()
    navigation.tapBack()
    navigation.setStack([navigation.stack[1]])
    expectEqual(navigation.answer(true)?.text, "ignored: root")
    #expect(policy.calls(of: "answer").isEmpty && policy.drops == 1)
    expectEqual(navigation.classes, "B")
  }

  @Test func aDroppedQuestionIsForgottenWithItsPop() {
    let (navigation, policy) = asking()
    navigation.tapBack()
    navigation.scene.dropQuestion()
    #expect(navigation.question == nil)
    expectEqual(policy.drops, 1)
    #expect(navigation.answer(true) == nil)
    expectEqual(navigation.tapBack().text, "deferred")
  }

  @Test func answeringDuringATransitionRunsItToItsEndFirst() {
    let (navigation, _) = asking(only: "B")
    navigation.tapBack()
    navigation.push(navigation.make("C"), settle: false)
    expectEqual(navigation.answer(true)?.text, "popped")
    expectEqual(navigation.classes, "A")
    #expect(navigation.check().isEmpty)
  }

  @Test func theExplanationHoldsTheStepsFromBeforeTheQuestion() {
    let (navigation, _) = asking()
    navigation.tapBack()
    navigation.answer(true)
    expectEqual(navigation.explanation?.steps.map(\.answer), [.ask, .allow])
  }

  @Test func aSecondQuestionOfAProgramsPopIsNotPut() {
    let (navigation, _) = asking()
    navigation.tapBack()
    expectEqual(navigation.pop().text, "ignored: question open")
    #expect(navigation.question != nil)
  }

  /// What takes a controller onto another stack.
  private static let elsewhere: [@Sendable (NavigationController, Controller) -> Void] = [
    { _ = $0.present($1) }, { _ = $0.embed($1, in: $0.stack[0]) }, { _ = $0.tabs([$1]) },
    { $0.present($0.make("S")).navigation?.push($1) },
  ]

  @Test(arguments: elsewhere.indices, [[1], [2, 1], [0, 1]])
  func aDeepLinkToWhatWentElsewhereLeavesTheStackAsItIs(way: Int, wanted: [Int]) {
    for accepted in [true, false] {
      let (navigation, policy) = asking()
      let all = [navigation.stack[0], navigation.make("X"), navigation.make("Y")]
      let list = wanted.map { all[$0] }
      expectEqual(navigation.requestStack(list).text, "deferred")
      Self.elsewhere[way](navigation, all[1])
      let index = navigation.events.lastIndex
      expectEqual(navigation.answer(accepted)?.text, "ignored: on another stack")
      #expect(navigation.classes == "A B" && navigation.question == nil)
      #expect(navigation.story(since: index, [.pop, .push]).isEmpty)
      expectEqual(navigation.explanation?.steps.last?.by, "on another stack")
      #expect(policy.calls(of: "answer").isEmpty && policy.drops == 1)
      #expect(navigation.check().isEmpty)
      expectEqual(navigation.requestStack(list).text, "ignored: on another stack")
    }
  }
}
