import NavhostNavigation
import Testing

/// contract.md, section 2: asking a person.
struct QuestionTests {
  private func asking(_ classes: [String] = ["A", "B"], only: String? = nil)
    -> (NavigationController, TestPolicy)
  {
    let policy = TestPolicy()
    policy.onPop = { controller, _ in
      only == nil || controller.className == only ? .ask(Question("Leave?")) : .noOpinion
    }
    return (makeNavigation(classes, policy: policy), policy)
  }

  @Test func meanwhileTheOutcomeIsDeferredAndTheScreenUsable() {
    let (navigation, _) = asking()
    #expect(navigation.tapBack().text == "deferred")
    #expect(navigation.question == Question("Leave?"))
    #expect(navigation.classes == "A B")
    #expect(navigation.backButtonAlpha == 1)
    #expect(navigation.transition == nil)
    #expect(navigation.count(.question) == 1)
  }

  @Test func yesRunsTheSamePopAnimated() {
    let (navigation, policy) = asking(["A", "B", "C"], only: "C")
    #expect(navigation.pickBackMenu(2).text == "deferred")
    let time = navigation.time
    #expect(navigation.answer(true)?.text == "popped")
    #expect(navigation.classes == "A")
    #expect(navigation.time == time + 0.35)
    #expect(policy.calls(of: "shouldPop") == ["shouldPop C", "shouldPop B"])
    #expect(policy.pops.allSatisfy { $0.count == 2 && $0.target?.className == "A" })
    #expect(policy.pops.allSatisfy { $0.source == .backMenu })
    #expect(navigation.explanation?.outcome == "popped")
  }

  @Test func noIsBlocked() {
    let (navigation, _) = asking()
    navigation.tapBack()
    #expect(navigation.answer(false)?.text == "blocked")
    #expect(navigation.question == nil)
    #expect(navigation.classes == "A B")
  }

  @Test func theHookMayStillSayNoAfterAYes() {
    let (navigation, policy) = asking()
    policy.onAnswer = { _, _, _ in .deny(reason: "saving") }
    navigation.tapBack()
    #expect(navigation.answer(true)?.text == "blocked: saving")
  }

  @Test func aGestureThatAsksIsDeferredAndBeginsNoTransition() {
    let (navigation, _) = asking()
    #expect(navigation.pan(makePan())?.text == "deferred")
    #expect(navigation.count(.transitionBegan) == 0)
    #expect(navigation.answer(true)?.text == "popped")
    #expect(
      navigation.events.since(0).last { $0.name == .pop }?["source"]?.description
        == "edgeGesture")
  }

  @Test func aSecondRequestWhileOneIsOpenIsIgnored() {
    let (navigation, policy) = asking(["A", "B", "C"])
    navigation.tapBack()
    let calls = policy.calls
    #expect(navigation.tapBack().text == "ignored: question open")
    #expect(navigation.requestPop().text == "ignored: question open")
    #expect(navigation.pickBackMenu(1).text == "ignored: question open")
    #expect(navigation.pan(makePan())?.text == "ignored: question open")
    #expect(policy.calls == calls)
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
    policy.onPop = { _, _ in .noOpinion }
    #expect(navigation.pop().text == "popped")
    #expect(navigation.question == nil)
    #expect(policy.drops == 1)
    #expect(navigation.answer(true) == nil)
  }

  @Test func setStackDropsTheQuestionOfAControllerThatLeaves() {
    let (navigation, policy) = asking()
    navigation.tapBack()
    navigation.setRoot(navigation.make("X"))
    #expect(navigation.question == nil)
    #expect(policy.drops == 1)
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
    #expect(navigation.answer(true)?.text == "deferred")
    #expect(navigation.question?.message == "Really?")
    #expect(navigation.answer(true)?.text == "popped")
    #expect(policy.calls(of: "shouldPop").count == 1)
  }

  @Test func aPopOfSeveralMayAskForEach() {
    let (navigation, policy) = asking(["A", "B", "C"])
    #expect(navigation.requestPop(count: 2).text == "deferred")
    #expect(navigation.answer(true)?.text == "deferred")
    #expect(navigation.answer(true)?.text == "popped")
    #expect(policy.calls(of: "shouldPop") == ["shouldPop C", "shouldPop B"])
    #expect(navigation.classes == "A")
  }

  @Test func whoHadNothingAgainstItIsNotAskedAgainAfterTheAnswer() {
    let (navigation, policy) = asking(["A", "B", "C"], only: "B")
    #expect(navigation.requestPop(count: 2).text == "deferred")
    #expect(navigation.answer(true)?.text == "popped")
    #expect(policy.calls(of: "shouldPop") == ["shouldPop C", "shouldPop B"])
  }

  @Test func whatWasPushedMeanwhileIsAskedAndLeavesToo() {
    let (navigation, policy) = asking(["A", "B"], only: "B")
    navigation.tapBack()
    navigation.push(navigation.make("C"))
    #expect(navigation.answer(true)?.text == "popped")
    #expect(policy.calls(of: "shouldPop") == ["shouldPop B", "shouldPop C"])
    #expect(navigation.classes == "A")
  }

  @Test func aTargetThatLeftIsReplacedByTheOneBelow() {
    let (navigation, _) = asking(["A", "B", "C", "D"], only: "D")
    let (a, d) = (navigation.stack[0], navigation.stack[3])
    navigation.requestPop(count: 1)
    navigation.setStack([a, d])
    #expect(navigation.question != nil)
    #expect(navigation.answer(true)?.text == "popped")
    #expect(navigation.classes == "A")
  }

  @Test func aControllerThatBecameTheRootCannotLeave() {
    let (navigation, policy) = asking()
    navigation.tapBack()
    navigation.setStack([navigation.stack[1]])
    #expect(navigation.answer(true)?.text == "ignored: root")
    #expect(policy.calls(of: "answer").isEmpty && policy.drops == 1)
    #expect(navigation.classes == "B")
  }

  @Test func aDroppedQuestionIsForgottenWithItsPop() {
    let (navigation, policy) = asking()
    navigation.tapBack()
    navigation.scene.dropQuestion()
    #expect(navigation.question == nil)
    #expect(policy.drops == 1)
    #expect(navigation.answer(true) == nil)
    #expect(navigation.tapBack().text == "deferred")
  }

  @Test func answeringDuringATransitionRunsItToItsEndFirst() {
    let (navigation, _) = asking(only: "B")
    navigation.tapBack()
    navigation.push(navigation.make("C"), settle: false)
    #expect(navigation.answer(true)?.text == "popped")
    #expect(navigation.classes == "A")
    #expect(navigation.check().isEmpty)
  }

  @Test func theExplanationHoldsTheStepsFromBeforeTheQuestion() {
    let (navigation, _) = asking()
    navigation.tapBack()
    navigation.answer(true)
    #expect(navigation.explanation?.steps.map(\.answer) == [.ask, .allow])
  }

  @Test func aSecondQuestionOfAProgramsPopIsNotPut() {
    let (navigation, _) = asking()
    navigation.tapBack()
    #expect(navigation.pop().text == "ignored: question open")
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
      #expect(navigation.requestStack(list).text == "deferred")
      Self.elsewhere[way](navigation, all[1])
      let index = navigation.events.lastIndex
      #expect(navigation.answer(accepted)?.text == "ignored: on another stack")
      #expect(navigation.classes == "A B" && navigation.question == nil)
      #expect(navigation.story(since: index, [.pop, .push]).isEmpty)
      #expect(navigation.explanation?.steps.last?.by == "on another stack")
      #expect(policy.calls(of: "answer").isEmpty && policy.drops == 1)
      #expect(navigation.check().isEmpty)
      #expect(navigation.requestStack(list).text == "ignored: on another stack")
    }
  }
}
