import Expectations
import NavhostNavigation
import Testing

/// An observed state takes effect as a setting does, but it is not one.
@Suite struct ObservedStateTests {
  private let policy = TestPolicy()

  @Test func anObservedBarSwitchesTheSwipeOff() throws {
    let navigation = makeNavigation(policy: policy)
    let top = try #require(navigation.top)
    top.observed.barHidden = true
    #expect(navigation.bar.hidden && navigation.bar.back == nil && top.hidesBar)
    #expect(top.declaredBarHidden == nil && top.settings.barHidden == nil)
    expectEqual(top.settingsInForce.barHidden, true)
    expectEqual(navigation.pan(makePan())?.text, "ignored: custom back button")
    top.observed = ObservedState()
    #expect(!navigation.bar.hidden && navigation.bar.back != nil)
    expectEqual(navigation.pan(makePan())?.text, "popped")
  }

  @Test(arguments: [true, false])
  func aHookIsShownAnObservedBarAndDeclaresAnother(_ isSetting: Bool) throws {
    var seen: [Bool] = []
    policy.hidden = { _, _ in isSetting ? nil : false }
    policy.fill = { _, bar in
      seen.append(bar.hidden)
      return nil
    }
    let navigation = makeNavigation(policy: policy)
    let top = try #require(navigation.top)
    if isSetting { top.settings.barHidden = false }
    seen = []
    top.observed.barHidden = true
    expectEqual(seen, [false])
    #expect(!navigation.bar.hidden && top.declaredBarHidden == false)
    expectEqual(top.settingsInForce.barHidden, false)
  }

  @Test func anObservedModalSheetStays() throws {
    let navigation = makeNavigation(policy: policy)
    let sheet = try #require(navigation.present(navigation.make("S")).navigation)
    let top = try #require(sheet.top)
    top.observed.modalInPresentation = true
    expectEqual(sheet.swipeDown()?.text, "ignored: modal")
    expectEqual(top.declaredModalInPresentation, nil)
    #expect(top.settingsInForce.modalInPresentation && !top.settings.modalInPresentation)
    policy.flags["modalInPresentation"] = { _, _ in false }
    navigation.invalidateBar()
    sheet.invalidateBar()
    expectEqual(top.declaredModalInPresentation, false)
    expectEqual(sheet.swipeDown()?.text, "dismissed")
  }
}
