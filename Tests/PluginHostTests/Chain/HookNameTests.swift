import PluginHost
import Testing

/// The hooks, and what kind of answer each has (contract.md, section 2).
@Suite struct HookNameTests {
  @Test func theNumberIsThePlaceAmongAll() {
    #expect(HookName.allCases.map(\.number) == Array(HookName.allCases.indices))
  }

  @Test func threeSayYesOrNoAndThreeMoreDecide() {
    let yesOrNo: [HookName] = [.shouldPop, .gestureShouldBegin, .shouldPush]
    #expect(HookName.allCases.filter(\.isYesOrNo) == yesOrNo)
    #expect(
      HookName.allCases.filter(\.isDecision) == yesOrNo + [.backTitle, .backColor, .barHidden])
  }

  @Test func whatIsToldOfThePluginItselfIsNoHookOfAController() {
    #expect(HookName.allCases.filter { !$0.isPerController } == [.onLoad, .onUnload])
  }
}
