import Expectations
import NavhostNavigation
import NavhostPluginHost
import Testing

/// The hooks, and what kind of answer each has (contract.md, section 2).
@Suite struct HookNameTests {
  @Test func fourSayYesOrNoAndTenLayOut() {
    let yesOrNo: [HookName] = [
      .shouldPop, .gestureShouldBegin, .shouldPush, .shouldSelect,
    ]
    let looks: [HookName] = [
      .backTitle, .backColor, .barHidden, .barColor, .hidesBackButton, .customBackButton,
      .modalInPresentation, .interactivePopDisabled, .interactiveContentPopDisabled,
      .maxInitialDistance,
    ]
    expectEqual(HookName.allCases.filter(\.isYesOrNo), yesOrNo)
    expectEqual(HookName.allCases.filter(\.laysOut), looks)
    expectEqual(HookName.allCases.filter(\.isDecision), yesOrNo + looks)
  }

  @Test func eachThatLaysOutIsNamedAsASetting() {
    for hook in HookName.allCases where hook.laysOut {
      #expect(Setting(rawValue: hook.rawValue) != nil)
    }
  }

  @Test func whatIsToldOfThePluginItselfIsNoHookOfAController() {
    expectEqual(HookName.allCases.filter { !$0.isPerController }, [.onLoad, .onUnload])
  }
}
