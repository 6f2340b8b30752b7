import Expectations
import Testing

@testable import NavhostNavigation

/// Where a stack stands on the screen: below, inside, behind and beside others.
struct PlaceTests {
  private let navigation = makeNavigation(["A", "B"])

  private func present(on stack: NavigationController) throws -> NavigationController {
    try #require(stack.present(stack.make("S"), animated: false).navigation)
  }

  @Test func sheetsLieOneOverTheOther() throws {
    let first = try present(on: navigation)
    let second = try present(on: first)
    expectEqual([navigation, first, second].map(\.layer), [0, 1, 2])
    #expect(navigation.presented === first && first.presented === second)
    #expect(second.presented == nil && second.presenting === first)
    #expect(first.presenting === navigation && navigation.presenting == nil)
    expectEqual([navigation, first, second].map(\.isCovered), [true, true, false])
    expectEqual([navigation, first, second].map(\.isPresented), [false, true, true])
    first.dismiss(animated: false)
    #expect(first.layer == nil && second.layer == nil && !second.isAttached)
    #expect(second.presenting == nil && !navigation.isCovered)
  }

  @Test func whatIsInsideIsWhereItsContainerIs() throws {
    let sheet = try present(on: navigation)
    let top = try #require(sheet.top)
    let inner = try #require(sheet.embed(sheet.make("I"), in: top).navigation)
    #expect(inner.layer == 1 && inner.home === sheet && !inner.isPresented)
    #expect(inner.presenting == nil && inner.presented == nil && !inner.isHidden)
    #expect(sheet.holds(inner.stack[0]) && !navigation.holds(inner.stack[0]))
    sheet.push(sheet.make("T"), animated: false)
    #expect(inner.isHidden && !sheet.isHidden)
    #expect(inner.refusalOfTouch == .hidden && navigation.refusalOfTouch == .covered)
  }

  @Test func barsStandUnderThoseAroundThem() throws {
    let top = try #require(navigation.top)
    let inner = try #require(navigation.embed(navigation.make("I"), in: top).navigation)
    let container = try #require(inner.top)
    let innermost = try #require(inner.embed(inner.make("J"), in: container).navigation)
    expectEqual([navigation, inner, innermost].map(\.barOffset), [0, 44, 88])
    top.settings.barHidden = true
    expectEqual([inner, innermost].map(\.barOffset), [0, 44])
  }

  @Test func tabsShareOnePlace() throws {
    let bar = try #require(navigation.tabs([navigation.make("T")]).tabs)
    let other = bar.navigations[1]
    #expect(other.layer == 0 && other.isHidden && !navigation.isHidden)
    #expect(!other.isOnScreen && navigation.isOnScreen)
    expectEqual(navigation.tabs.map(\.number), [navigation.number, other.number])
    _ = bar.select(1)
    #expect(navigation.isHidden && navigation.selectedTab === other)
    expectEqual(navigation.tabs.map(\.number), [other.number, navigation.number])
    let sheet = try present(on: other)
    #expect(navigation.presented === sheet && other.presented === sheet)
    #expect(sheet.tabs.count == 1 && sheet.selectedTab === sheet)
  }

  @Test func aTransitionOfTheContainerIsOneOfWhatIsInside() throws {
    let top = try #require(navigation.top)
    let inner = try #require(navigation.embed(navigation.make("I"), in: top).navigation)
    navigation.push(navigation.make("C"), settle: false)
    #expect(inner.isInTransition && inner.refusalOfTransition == .transition)
    navigation.settle()
    #expect(!inner.isInTransition && inner.refusalOfTransition == nil)
  }
}
