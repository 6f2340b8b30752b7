import Expectations
import NavhostNavigation
import Testing

/// contract.md, section 4: a swipe that is disabled under the finger.
struct DisablingTests {
  private func swipe(
    _ navigation: NavigationController, from x: Double = 5,
    _ change: (inout ControllerSettings) -> Void
  ) -> String? {
    navigation.pan(makePan(from: x, to: x + 100, release: false))
    guard let top = navigation.top else { return nil }
    change(&top.settings)
    let outcome = navigation.touch(.moved, at: ScreenPoint(x: x + 200, y: 400))
    navigation.touch(.ended, at: ScreenPoint(x: x + 250, y: 400))
    navigation.settle()
    return outcome?.text
  }

  @Test func bothSettingsCancelIt() {
    let navigation = makeNavigation(["A", "B"])
    expectEqual(
      swipe(navigation) { $0.interactivePopDisabled = true }, "cancelled: gesture disabled")
    #expect(navigation.classes == "A B" && navigation.check().isEmpty)
    let other = makeNavigation(["A", "B"])
    expectEqual(swipe(other) { $0.gesture = GestureMode.none }, "cancelled: gesture disabled")
  }

  @Test func theContentSettingCancelsAContentPanOnly() {
    let navigation = makeNavigation(["A", "B"], profile: .ios26)
    expectEqual(
      swipe(navigation, from: 100) { $0.interactiveContentPopDisabled = true },
      "cancelled: gesture disabled")
    let other = makeNavigation(["A", "B"], profile: .ios26)
    #expect(swipe(other) { $0.interactiveContentPopDisabled = true } == nil)
  }

  @Test func fromAHookItIsCancelledWhenTheHookIsDone() {
    let policy = TestPolicy()
    let navigation = makeNavigation(["A", "B"], policy: policy)
    policy.told = { hook, controller in
      if hook == "willDisappear" { controller.settings.interactivePopDisabled = true }
    }
    expectEqual(navigation.pan(makePan())?.text, "cancelled: gesture disabled")
    #expect(navigation.classes == "A B" && navigation.check().isEmpty)
  }

  @Test func anotherSettingChangesNothing() {
    let navigation = makeNavigation(["A", "B"])
    #expect(swipe(navigation) { $0.maxInitialDistance = 1 } == nil)
    expectEqual(navigation.classes, "A")
  }
}
