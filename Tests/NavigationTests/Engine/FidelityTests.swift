import Expectations
import NavhostNavigation
import Testing

/// What UIKit does, rule by rule: 39, 41, 90, 152, 177, 182, 183, 186, 195, 196.
struct FidelityTests {
  private let states: Set<EventName> = [.decision, .push, .pop, .transitionEnded]

  @Test func anOperationRunsThroughItsStatesInOrder() {
    let navigation = makeNavigation(["A"])
    let index = navigation.events.lastIndex
    navigation.push(navigation.make("B"))
    navigation.pop()
    expectEqual(
      navigation.story(since: index, states),
      [
        "B.decision", "B.push", "B.transitionEnded", "B.decision", "B.pop", "A.transitionEnded",
      ])
  }

  @Test func aNewStackRunsThroughThemToo() {
    let navigation = makeNavigation()
    let index = navigation.events.lastIndex
    navigation.setStack([navigation.stack[0], navigation.make("C")], animated: true)
    expectEqual(navigation.story(since: index, states), ["B.pop", "C.push", "C.transitionEnded"])
  }

  @Test func notAnimatedTheSameOrderHoldsAtOnce() {
    for animated in [true, false] {
      let navigation = makeNavigation()
      let index = navigation.events.lastIndex
      navigation.pop(animated: animated)
      let story = navigation.story(since: index, [.decision, .pop, .willDisappear, .didAppear])
      expectEqual(story, ["B.decision", "B.pop", "B.willDisappear", "A.didAppear"])
      expectEqual(navigation.time, animated ? 0.35 : 0)
    }
  }

  @Test func theCustomItemIsTheTopsOwnTheTitleComesFromBelow() {
    let navigation = makeNavigation()
    navigation.stack[0].settings.customBackButton = true
    #expect(navigation.bar.back?.isCustom == false)
    expectEqual(navigation.bar.back?.title, "A")
    navigation.stack[1].settings.customBackButton = true
    #expect(navigation.bar.back?.isCustom == true)
  }

  @Test func hidesBackButtonWhateverElseIsSaid() {
    let settings = makeSettings {
      $0.hidesBackButton = true
      $0.customBackButton = true
      $0.backTitle = "Up"
    }
    #expect(makeNavigation(settings: settings).bar.back == nil)
  }

  @Test func aRefusedPressIsOneDecision() {
    let policy = TestPolicy()
    policy.onPop = { _, _ in .deny() }
    let navigation = makeNavigation(policy: policy)
    let index = navigation.events.lastIndex
    navigation.tapBack()
    let events = navigation.events.since(index)
    expectEqual(events.map(\.name), [.decision])
    expectEqual(events.first?.controller?.id, navigation.top?.id)
    expectEqual(events.first?["outcome"]?.description, "blocked")
    expectEqual(events.first?["source"]?.description, "backButton")
  }

  @Test func whatIsNotShownOrDoesNotLeaveIsNotAsked() {
    let policy = TestPolicy()
    let navigation = makeNavigation(["A", "B", "C"], policy: policy)
    let gone = navigation.stack[2]
    navigation.pop()
    policy.calls = []
    navigation.pop()
    expectEqual(policy.calls(of: "shouldPop"), ["shouldPop B"])
    #expect(gone.navigation == nil)
  }

  @Test func backActionReplacesWhatTheTapDoes() {
    let policy = TestPolicy()
    let navigation = makeNavigation(policy: policy)
    let look = navigation.bar.back
    var taps = 0
    navigation.top?.backAction = { _ in taps += 1 }
    expectEqual(navigation.tapBack().text, "ignored: back action")
    expectEqual(taps, 1)
    expectEqual(navigation.classes, "A B")
    expectEqual(navigation.bar.back, look)
    #expect(policy.calls(of: "shouldPop").isEmpty)
    navigation.top?.settings.customBackButton = true
    expectEqual(navigation.tapBack().text, "popped", "the app's own item has its own action")
    expectEqual(taps, 1)
    navigation.push(navigation.make("C"))
    navigation.top?.backAction = { $0.navigation?.pop() }
    navigation.tapBack()
    expectEqual(navigation.classes, "A")
  }

  @Test func aTapAsksFirstThenTheStackChangesThenItIsTold() {
    let policy = TestPolicy()
    let navigation = makeNavigation(policy: policy)
    var depths: [String] = []
    policy.told = { hook, _ in
      if hook == "shouldPop" || hook == "didPop" { depths.append("\(hook) \(navigation.depth)") }
    }
    navigation.tapBack()
    expectEqual(depths, ["shouldPop 2", "didPop 1"])
  }

  @Test func didAppearOnlyForWhatIsShown() {
    let navigation = makeNavigation()
    let index = navigation.events.lastIndex
    navigation.pan(makePan(to: 40, duration: 1))
    expectEqual(navigation.story(since: index, [.didAppear]), ["B.didAppear"])
  }

  @Test func isMovingFromParentOnlyInARemoval() {
    let policy = TestPolicy()
    let navigation = makeNavigation(policy: policy)
    var seen: [String] = []
    policy.told = { hook, controller in
      if hook.hasSuffix("isappear") {
        seen.append("\(hook) \(controller.className) \(controller.isMovingFromParent)")
      }
    }
    navigation.push(navigation.make("C"))
    navigation.pop()
    navigation.pan(makePan(to: 40, duration: 1))
    expectEqual(
      seen,
      [
        "willDisappear B false", "didDisappear B false", "willDisappear C true",
        "didDisappear C true", "willDisappear B true", "willDisappear A false",
        "didDisappear A false",
      ])
    #expect(navigation.stack.allSatisfy { !$0.isMovingFromParent })
  }

  @Test func theBottomBarHidesForWhatIsPushedNotForTheRoot() {
    let navigation = makeNavigation(["A"])
    navigation.top?.settings.hidesBottomBarWhenPushed = true
    #expect(!navigation.isBottomBarHidden)
    navigation.push(navigation.make("B") { $0.hidesBottomBarWhenPushed = true })
    #expect(navigation.isBottomBarHidden)
    navigation.pop()
    #expect(!navigation.isBottomBarHidden)
  }
}
