import Expectations
import NavhostNavigation
import Testing

/// How a wish ended, as contract.md, section 3, names it.
struct OutcomeTests {
  @Test func theWordsAreThoseOfTheContract() {
    expectEqual(
      Outcome.Kind.allCases.map(\.rawValue),
      [
        "popped", "dismissed", "pushed", "selected", "blocked", "deferred", "cancelled", "ignored",
      ])
  }

  @Test func whatIsIgnoredAlwaysSaysWhy() {
    let navigation = makeNavigation(["A"])
    let bare = makeNavigation([])
    for outcome in [
      navigation.tapBack(), navigation.pop(), navigation.popToRoot(), navigation.requestPop(),
      navigation.dismiss(), navigation.escape(), navigation.pickBackMenu(3), bare.pop(),
      bare.tap(at: ScreenPoint(x: 5, y: 60)),
    ] {
      #expect(outcome.kind == .ignored && outcome.reason?.isEmpty == false)
    }
  }

  @Test func aPushIsAControllerOrAReason() {
    let navigation = makeNavigation(["A"])
    let pushed = navigation.push(navigation.make("B"))
    #expect(pushed.controller === navigation.top && pushed.reason == nil)
    let refused = navigation.push(navigation.stack[0])
    #expect(refused.controller == nil && refused.reason == "already on the stack")
  }
}
