import Expectations
import NavhostNavigation
import Testing

/// contract.md, section 6: tabs.
struct TabBarControllerTests {
  private let policy = TestPolicy()
  private let navigation: NavigationController
  private let tabs: TabBarController

  init() throws {
    navigation = makeNavigation(["A", "B"], policy: policy)
    tabs = try #require(navigation.tabs([navigation.make("X"), navigation.make("Y")]).tabs)
    policy.calls = []
  }

  @Test func anotherTabIsShownWithoutAskingAnybody() {
    let index = navigation.events.lastIndex
    expectEqual(tabs.select(1).text, "selected")
    #expect(tabs.selectedIndex == 1 && policy.calls(of: "shouldPop").isEmpty)
    expectEqual(
      navigation.lifecycle(since: index),
      [
        "X.willAppear", "B.willDisappear", "B.didDisappear", "X.didAppear",
      ])
    expectEqual(navigation.story(since: index, [.tabSelected]), ["X.tabSelected"])
    #expect(navigation.check().isEmpty)
  }

  @Test func theSelectedOneAgainPopsToItsRoot() {
    expectEqual(tabs.select(0).text, "popped")
    #expect(policy.pops.first?.source == .tabBar && navigation.classes == "A")
    expectEqual(tabs.select(0).text, "ignored: root")
  }

  @Test func aPolicyMayKeepIt() {
    policy.onPop = { _, pop in pop.source == .tabBar ? .deny(reason: "draft") : .abstain }
    expectEqual(tabs.select(0).text, "blocked: draft")
    expectEqual(navigation.classes, "A B")
  }

  @Test func theTabThatIsNotSelectedIsHidden() {
    tabs.select(2)
    expectEqual(navigation.tapBack().text, "ignored: hidden")
    expectEqual(navigation.pan(makePan())?.text, "ignored: hidden")
    expectEqual(navigation.escape().text, "ignored: hidden")
    expectEqual(navigation.pop().text, "popped", "the program may")
    let index = navigation.events.lastIndex
    tabs.select(0)
    expectEqual(navigation.lifecycle(since: index).last, "A.didAppear")
    #expect(navigation.check().isEmpty)
  }

  @Test func underAPresentationTheBarIsCovered() throws {
    let sheet = try #require(navigation.present(navigation.make("S")).navigation)
    expectEqual(tabs.select(1).text, "ignored: covered")
    sheet.dismiss()
    expectEqual(tabs.select(1).text, "selected")
  }

  /// Rule 192, for those inside what a transition brings or takes.
  @Test(arguments: [Profile.ios17, .ios26], [true, false])
  func whileItsPlaceComesOrGoesEachTabIsToldInPairs(_ profile: Profile, _ comes: Bool) throws {
    let navigation = makeNavigation(["Home"], profile: profile)
    let home = try #require(navigation.top)
    let inner = try #require(navigation.embed(navigation.make("In"), in: home).navigation)
    let tabs = try #require(inner.tabs([inner.make("X")]).tabs)
    navigation.push(navigation.make("Search"), settle: comes)
    if comes { navigation.tapBack(settle: false) }
    let outcome = tabs.select(1).text
    if comes { expectEqual(outcome, "selected") }
    navigation.settle()
    if !comes { navigation.tapBack() }
    #expect(navigation.check().isEmpty)
  }

  @Test func oneThatIsNotThereIsIgnored() {
    expectEqual(tabs.select(3).text, "ignored: nothing there")
    expectEqual(tabs.select(-1).text, "ignored: nothing there")
    expectEqual(navigation.tabs([]).reason, "in a tab bar already")
  }

  @Test func aSwipeUnderAFingerIsTakenAwayWhenTheTabChanges() {
    navigation.pan(makePan(to: 100, release: false))
    expectEqual(tabs.select(1).text, "selected")
    #expect(navigation.classes == "A B" && navigation.transition == nil)
    #expect(navigation.check().isEmpty)
  }

  @Test func aSheetWithTabsLeavesWithAllOfThem() throws {
    let sheet = try #require(navigation.present(navigation.make("S")).navigation)
    let inSheet = try #require(sheet.tabs([sheet.make("T")]).tabs)
    inSheet.select(1)
    policy.calls = []
    expectEqual(inSheet.selectedNavigation?.swipeDown()?.text, "dismissed")
    expectEqual(policy.calls(of: "shouldPop"), ["shouldPop T", "shouldPop S"])
    #expect(navigation.check().isEmpty)
  }

  @Test(arguments: [Int.min, -1, 0, 4, Int.max])
  func aTabThatIsNotThereIsIgnored(_ number: Int) {
    for operation in [NavigationOperation.select(number), .show(number)] {
      guard case .outcome(let outcome) = navigation.carryOut(operation) else {
        Issue.record("no outcome")
        continue
      }
      expectEqual(outcome.text, "ignored: nothing there")
    }
    #expect(tabs.select(number).text == "ignored: nothing there" || number == 0)
    let target = NavigationOperation.popTo(.index(number))
    guard case .outcome(let popped) = navigation.carryOut(target) else { return }
    expectEqual(popped.text, "ignored: nothing there")
  }

  /// Each root marks its own bar, and the first of them those of all others.
  @Test func manyTabsAreSoonMade() throws {
    let other = makeNavigation(["A"])
    let roots = (0..<20_000).map { other.make("R\($0)") }
    let made = try #require(other.tabs(roots).tabs)
    expectEqual(made.navigations.count, 20_001)
    #expect(made.navigations.allSatisfy { $0.depth == 1 })
  }
}
