import Expectations
import NavhostNavigation
import Testing

/// One operation at a time: what is asked in it, and what comes of it when it is over.
struct OperationsTests {
  private let policy = TestPolicy()

  private func steps(_ verdict: Verdict) -> [String] {
    policy.onPop = { _, _ in verdict }
    let navigation = makeNavigation(policy: policy)
    navigation.requestPop()
    return navigation.explanation?.steps.map(\.description) ?? []
  }

  @Test func aPolicyThatExplainsNothingIsAStepItself() {
    expectEqual(steps(.abstain), [])
    expectEqual(steps(.allow()), ["policy.shouldPop: allow"])
    expectEqual(steps(.deny(reason: "unsaved")), ["policy.shouldPop: deny (unsaved)"])
    expectEqual(steps(.ask(Question("Leave?"))), ["policy.shouldPop: ask (Leave?)"])
    let own = Explanation.Step(Explanation.Respondent("draft"), answer: .deny)
    expectEqual(steps(Verdict(.deny(reason: nil), steps: [own])), ["draft: deny"])
  }

  @Test func anAnswerAddsItsStep() {
    policy.onPop = { _, _ in .ask(Question("Leave?")) }
    policy.onAnswer = { _, _, _ in .deny(reason: "saving") }
    let navigation = makeNavigation(policy: policy)
    navigation.requestPop()
    navigation.answer(true)
    expectEqual(
      navigation.explanation?.steps.map(\.description),
      ["policy.shouldPop: ask (Leave?)", "policy.shouldPop: deny (saving)"])
    expectEqual(navigation.explanation?.steps.map(\.controller), [2, 2])
  }

  @Test func barsAreLaidOutWhenTheOperationIsOver() {
    var hooks: [String] = []
    policy.told = { hook, _ in hooks.append(hook) }
    let navigation = makeNavigation(policy: policy)
    hooks = []
    navigation.push(navigation.make("C"), animated: false)
    #expect(hooks.last == "backTitle" && hooks.count { $0 == "backTitle" } == 1)
  }

  @Test func whatTitlesDependOnIsLaidOutAtOnceOrWhenTheHookIsDone() {
    var title = "One"
    policy.title = { _, _ in title }
    let navigation = makeNavigation(policy: policy)
    title = "Two"
    expectEqual(navigation.bar.back?.title, "One")
    navigation.scene.invalidateBars()
    expectEqual(navigation.bar.back?.title, "Two")
    policy.onPop = { [unowned navigation] _, _ in
      title = "Three"
      navigation.scene.invalidateBars()
      expectEqual(navigation.bar.back?.title, "Two")
      return .deny()
    }
    navigation.requestPop()
    expectEqual(navigation.bar.back?.title, "Three")
  }

  /// A hook of the bar is asked after the swipes were looked at: they are looked at again.
  @Test func aHookOfTheBarMayEndASwipe() {
    let navigation = makeNavigation(policy: policy)
    policy.title = { [unowned navigation] controller, _ in
      if navigation.transition?.interactive == true {
        controller.settings.interactivePopDisabled = true
      }
      return nil
    }
    navigation.pan(makePan(to: 200, release: false))
    navigation.top?.settings.backTitle = "New"
    expectEqual(
      navigation.touch(.moved, at: ScreenPoint(x: 250, y: 400))?.text, "cancelled: gesture disabled"
    )
    navigation.settle()
    #expect(navigation.classes == "A B" && navigation.check().isEmpty)
  }
}
