import Expectations
import Testing

@testable import NavhostNavigation

/// What stands at the leading end of the bar, and with which words: rules 54, 55, 139, 178 to 182.
struct BackItemTests {
  private let long = String(repeating: "long ", count: 20)

  @Test func theTopsOwnItemThenItsBackItemThenThePreviousTitle() {
    let navigation = makeNavigation(["Inbox", "Letter"])
    expectEqual(navigation.bar.back?.title, "Inbox")
    navigation.top?.settings.backTitle = "Mail"
    expectEqual(navigation.bar.back?.title, "Mail")
    #expect(navigation.bar.back?.isCustom == false)
    navigation.top?.settings.customBackButton = true
    #expect(navigation.bar.back?.isCustom == true)
    navigation.pop()
    #expect(navigation.bar.back == nil, "the root shows none")
  }

  @Test func hookThenSettingThenPreviousTitleThenTheWord() {
    let policy = TestPolicy()
    policy.title = { _, _ in "Hook" }
    let settings = makeSettings { $0.backTitle = "Setting" }
    let navigation = makeNavigation(["Inbox", "Letter"], policy: policy, settings: settings)
    expectEqual(navigation.bar.back?.title, "Hook")
    policy.title = { _, _ in nil }
    navigation.invalidateBar()
    expectEqual(navigation.bar.back?.title, "Setting")
    navigation.top?.settings.backTitle = nil
    expectEqual(navigation.bar.back?.title, "Inbox")
    navigation.stack[0].title = nil
    expectEqual(navigation.bar.back?.title, "Back")
  }

  @Test func tooLongIsTheWordThenTheArrowButNotForACustomItem() {
    let settings = makeSettings { $0.backTitle = long }
    let navigation = makeNavigation(settings: settings)
    expectEqual(navigation.bar.back?.title, "Back")
    navigation.top?.title = String(repeating: "w", count: 26)
    expectEqual(navigation.bar.back?.title, "")
    navigation.top?.settings.customBackButton = true
    expectEqual(navigation.bar.back?.title, long)
  }

  @Test func whatJustFitsStays() {
    let text = FixedWidthText()
    let inbox = text.width(of: "Inbox", size: 17, weight: .regular)
    let back = text.width(of: "Back", size: 17, weight: .regular)
    expectEqual(BarLayout.fitted("Inbox", generic: "Back", space: inbox, text), "Inbox")
    expectEqual(BarLayout.fitted("Inbox", generic: "Back", space: inbox - 0.001, text), "Back")
    expectEqual(BarLayout.fitted("Inbox", generic: "Back", space: back - 0.001, text), "")
  }

  @Test func withoutThePreviousTitleAnExplicitOneStillCounts() {
    let settings = makeSettings { $0.showsPreviousTitle = false }
    let navigation = makeNavigation(settings: settings)
    expectEqual(navigation.bar.back?.title, "")
    navigation.top?.settings.backTitle = "Up"
    expectEqual(navigation.bar.back?.title, "Up")
  }

  @Test func whatIsWrittenOnACoveredControllerIsShownWhenItAppears() {
    let navigation = makeNavigation(["A", "B", "C"])
    let shown = navigation.bar
    navigation.stack[1].settings.backTitle = "Up"
    navigation.stack[1].settings.barColor = .color(.black)
    expectEqual(navigation.bar, shown)
    navigation.pop()
    expectEqual(navigation.bar.back?.title, "Up")
    expectEqual(navigation.bar.color, .black)
  }

  @Test func theBackTitleFollowsANewStack() {
    let navigation = makeNavigation(["A", "B", "C"])
    let (a, c) = (navigation.stack[0], navigation.stack[2])
    navigation.setStack([a, c])
    expectEqual(navigation.bar.back?.title, "A")
    navigation.setStack([navigation.make("X"), a, c])
    expectEqual(navigation.bar.back?.title, "A")
    expectEqual(navigation.backMenu, ["A", "X"])
    navigation.setStack([navigation.stack[0], c])
    expectEqual(navigation.bar.back?.title, "X")
  }

  @Test func aHiddenBarBelowStillNamesTheWayBack() {
    let navigation = makeNavigation(["Inbox", "Letter"])
    navigation.stack[0].settings.barHidden = true
    expectEqual(navigation.bar.back?.title, "Inbox")
  }

  @Test func theControllersBarComesBeforeTheNavigationControllers() {
    let navigation = NavigationController(.init(bar: .color(.black)))
    navigation.setRoot(navigation.make("A"))
    expectEqual(navigation.bar.color, .black)
    navigation.top?.settings.barColor = .color(.white)
    expectEqual(navigation.bar.color, .white)
  }
}
