import Expectations
import NavhostNavigation
import Testing

/// contract.md, section 2: `nav.reset{guards = false}`.
struct FreezeTests {
  @Test func panAtTheRootFreezesAndTheEventNamesTheCause() {
    let navigation = makeNavigation(["A"], guards: false)
    expectEqual(navigation.pan(makePan())?.text, "ignored: frozen")
    #expect(navigation.isFrozen)
    let event = navigation.events.since(0).first { $0.name == .frozen }
    expectEqual(event?["cause"]?.description, "root")
  }

  @Test func pushesAreRefusedWhileFrozen() {
    let navigation = makeNavigation(["A"], guards: false)
    navigation.pan(makePan())
    expectEqual(navigation.push(navigation.make("B")).reason, "frozen")
    expectEqual(navigation.setRoot(navigation.make("B")).reason, "frozen")
    expectEqual(navigation.classes, "A")
  }

  @Test func nextGestureThawsPopsNothingAndDoesNotFreezeAnew() {
    let navigation = makeNavigation(["A"], guards: false)
    navigation.pan(makePan())
    expectEqual(navigation.pan(makePan())?.text, "ignored: frozen")
    #expect(!navigation.isFrozen)
    expectEqual(navigation.classes, "A")
    expectEqual(navigation.count(.frozen), 1)
    #expect(navigation.push(navigation.make("B")).controller != nil)
  }

  @Test func thawsWhenTheGestureEndsNotWhenItBegins() {
    let navigation = makeNavigation(["A"], guards: false)
    navigation.pan(makePan())
    #expect(navigation.pan(makePan(release: false)) == nil)
    #expect(navigation.isFrozen)
    expectEqual(
      navigation.touch(.cancelled, at: ScreenPoint(x: 300, y: 400))?.text, "ignored: frozen")
    #expect(!navigation.isFrozen)
  }

  @Test func guardsPreventTheFreeze() {
    let navigation = makeNavigation(["A"])
    expectEqual(navigation.pan(makePan())?.text, "ignored: root")
    #expect(!navigation.isFrozen)
  }

  @Test func aPolicyThatSaysNoAtTheRootPreventsTheFreeze() {
    let policy = TestPolicy()
    policy.onGesture = { controller, _ in controller.isRoot ? .deny(reason: "root") : .abstain }
    let navigation = makeNavigation(["A"], guards: false, policy: policy)
    expectEqual(navigation.pan(makePan())?.text, "blocked: root")
    #expect(!navigation.isFrozen)
    #expect(policy.calls(of: "shouldPop").isEmpty)
    for depth in 2...4 {
      navigation.setStack((1...depth).map { navigation.make("\($0)") })
      expectEqual(navigation.pan(makePan())?.text, "popped", "true for every other")
      #expect(navigation.depth == depth - 1 && !navigation.isFrozen)
    }
    navigation.popToRoot()
    expectEqual(navigation.pan(makePan())?.text, "blocked: root")
  }

  @Test func unguardedGestureBeginsWithACustomItemAndAHiddenBar() {
    for settings in [
      makeSettings { $0.customBackButton = true }, makeSettings { $0.barHidden = true },
    ] {
      let navigation = makeNavigation(guards: false, settings: settings)
      expectEqual(navigation.pan(makePan())?.text, "popped")
    }
  }

  @Test func guards2And3And7StandWithoutGuards() {
    for (pan, settings, reason) in [
      (makePan(), makeSettings { $0.interactivePopDisabled = true }, "gesture disabled"),
      (makePan(from: 50), makeSettings(), "distance"),
      (makePan(), makeSettings { $0.regions = [makeRegion()] }, "region"),
    ] {
      let navigation = makeNavigation(guards: false, settings: settings)
      expectEqual(navigation.pan(pan)?.text, "ignored: \(reason)")
    }
  }

  @Test func unguardedDragBackwardsBeginsAndIsCancelled() {
    let navigation = makeNavigation(gesture: .fullscreen, guards: false)
    expectEqual(navigation.pan(makePan(from: 300, to: 20))?.text, "cancelled")
    expectEqual(navigation.classes, "A B")
  }

  @Test func unguardedGestureDuringATransitionFreezes() {
    let navigation = makeNavigation(guards: false)
    navigation.push(navigation.make("C"), settle: false)
    expectEqual(navigation.pan(makePan(duration: 0.1))?.text, "ignored: frozen")
    expectEqual(
      navigation.events.since(0).last { $0.name == .frozen }?["cause"]?.description, "transition")
    navigation.settle()
    #expect(navigation.transition == nil)
    #expect(navigation.check().isEmpty)
  }
}
