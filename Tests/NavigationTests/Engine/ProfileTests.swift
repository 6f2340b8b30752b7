import Navigation
import Testing

/// contract.md, section 6: what `ios26` does differently.
struct ProfileTests {
  private let policy = TestPolicy()

  private func make(
    _ classes: [String] = ["A", "B", "C"], _ settings: ControllerSettings = makeSettings()
  ) -> NavigationController {
    makeNavigation(classes, profile: .ios26, policy: policy, settings: settings)
  }

  @Test func aPanOnTheContentPops() {
    let navigation = make()
    #expect(navigation.pan(makePan(from: 100, to: 390))?.text == "popped")
    #expect(policy.pops.first?.source == .contentGesture)
    #expect(policy.gestures.first?.kind == .content)
    #expect(navigation.pan(makePan(from: 20, to: 390))?.text == "popped")
    #expect(policy.pops.last?.source == .edgeGesture)
  }

  @Test func inTheOlderProfileItIsTooFar() {
    let navigation = makeNavigation(["A", "B"])
    #expect(navigation.pan(makePan(from: 100, to: 390))?.text == "ignored: distance")
  }

  @Test func theSettingSwitchesItOff() {
    let navigation = make(["A", "B"], makeSettings { $0.interactiveContentPopDisabled = true })
    #expect(navigation.pan(makePan(from: 100, to: 390))?.text == "ignored: distance")
    #expect(navigation.pan(makePan())?.text == "popped")
  }

  @Test func itsGuards() {
    #expect(
      make(["A"]).pan(makePan(from: 100, to: 390))?.text == "ignored: root")
    #expect(
      make(["A", "B"], makeSettings { $0.maxInitialDistance = 60 })
        .pan(makePan(from: 100, to: 390))?.text == "ignored: distance")
    #expect(
      make(["A", "B"], makeSettings { $0.customBackButton = true })
        .pan(makePan(from: 100, to: 390))?.text == "ignored: custom item")
    #expect(make().pan(makePan(from: 200, to: 100))?.text == "ignored: direction")
  }

  @Test func aCallEndsTheRunningTransitionAndIsCarriedOut() {
    let navigation = make()
    navigation.pop(settle: false)
    let index = navigation.events.lastIndex
    #expect(navigation.push(navigation.make("D")).controller != nil)
    #expect(navigation.lifecycle(since: index).prefix(2) == ["C.didDisappear", "B.didAppear"])
    #expect(navigation.classes == "A B D" && navigation.check().isEmpty)
  }

  @Test func oneUnderAFingerStillRefuses() {
    let navigation = make()
    navigation.pan(makePan(to: 100, release: false))
    #expect(navigation.pop().text == "ignored: transition")
  }

  @Test func aSwipeTakesARunningPopOverAndLetsItFinish() {
    let navigation = make()
    navigation.tapBack(settle: false)
    navigation.advance(by: 0.1)
    policy.calls = []
    #expect(navigation.pan(makePan())?.text == "popped")
    #expect(navigation.classes == "A B")
    #expect(policy.calls(of: "shouldPop").isEmpty)
    #expect(policy.calls(of: "gestureShouldBegin").isEmpty)
    #expect(navigation.check().isEmpty)
  }

  @Test func whereItGoesBackWhatHadLeftReturns() {
    let navigation = make()
    navigation.popToRoot(settle: false)
    navigation.advance(by: 0.1)
    let index = navigation.events.lastIndex
    #expect(navigation.pan(makePan(to: 40, duration: 0.3))?.text == "cancelled")
    #expect(navigation.classes == "A B C")
    #expect(navigation.story(since: index, [.push]) == ["B.push", "C.push"])
    #expect(navigation.lifecycle(since: index).suffix(2) == ["A.didDisappear", "C.didAppear"])
    #expect(navigation.check().isEmpty)
  }

  @Test func aRunningPushIsTakenBack() {
    let navigation = make(["A"])
    navigation.push(navigation.make("B"), settle: false)
    navigation.advance(by: 0.2)
    #expect(navigation.pan(makePan())?.text == "popped")
    #expect(navigation.classes == "A" && policy.calls(of: "shouldPop").isEmpty)
    navigation.push(navigation.make("B"), settle: false)
    #expect(navigation.pan(makePan(to: 40, duration: 0.3))?.text == "cancelled")
    #expect(navigation.classes == "A B" && navigation.check().isEmpty)
  }

  @Test func aSwipeThatGoesBackIsTakenOverAgain() {
    let navigation = make()
    navigation.pan(makePan(to: 60, duration: 1, settle: false))
    #expect(navigation.transition != nil)
    #expect(navigation.pan(makePan())?.text == "popped")
    #expect(navigation.classes == "A B" && navigation.check().isEmpty)
  }
}
