import Expectations
import NavhostNavigation
import Testing

/// What points to something that may go before it finds nothing then.
@Suite struct NavigationControllerTests {
  @Test func aControllerOutlivesItsStack() {
    var navigation: NavigationController? = makeNavigation(["A", "B"])
    let top = navigation?.top
    let scene = navigation?.scene
    navigation = nil
    #expect(top?.navigation == nil && top?.index == nil && top?.previous == nil)
    #expect(scene?.root == nil && scene?.navigations.isEmpty == true)
    #expect(scene?.navigation(numbered: 1) == nil && scene?.stacks.isEmpty == true)
    top?.title = "still written"
  }

  @Test func aStackOutlivesWhatItIsInside() throws {
    let navigation = makeNavigation(["A", "B"])
    let inner = try #require(
      navigation.embed(navigation.make("I"), in: navigation.stack[1]).navigation)
    let tab = try #require(inner.tabs([navigation.make("T")]).tabs?.navigations[1])
    let gone = navigation.stack[1].id
    navigation.pop(animated: false)
    #expect(inner.container == nil && !inner.isAttached && !tab.isAttached)
    expectEqual(inner.push(inner.make("X")).reason, "nothing there")
    #expect(navigation.events.filter { $0.controller?.id == gone }.count > 2)
    #expect(navigation.check().isEmpty)
  }

  @Test func anotherTabOutlivesTheFirst() throws {
    var tab: NavigationController?
    var bar: TabBarController?
    do {
      let navigation = makeNavigation(["A"])
      bar = navigation.tabs([navigation.make("T")]).tabs
      tab = bar?.navigations[1]
      _ = bar?.select(1)
    }
    #expect(bar?.navigations.isEmpty == true && tab?.isAttached == false)
    expectEqual(tab?.push(try #require(tab).make("X")).reason, "nothing there")
    expectEqual(bar?.select(0).text, "ignored: nothing there")
  }

  @Test func aSheetOutlivesTheStackThatPresentedIt() throws {
    let navigation = makeNavigation(["A", "B"])
    var inner = navigation.embed(navigation.make("I"), in: navigation.stack[1]).navigation
    let sheet = try #require(inner?.present(navigation.make("S")).navigation)
    inner = nil
    navigation.pop(animated: false)
    #expect(navigation.check().isEmpty)
    #expect(sheet.presenting === navigation && sheet.dismiss(animated: false).text == "dismissed")
  }

  @Test func aControllerOfAnotherSceneGetsAnIdOfThisOne() {
    let first = makeNavigation(["A", "B"])
    let second = makeNavigation(["C"])
    let moved = first.stack[1]
    first.pop(animated: false)
    second.push(moved, animated: false)
    #expect(moved.id == 2 && moved.navigation === second)
    first.push(first.make("D"), animated: false)
    #expect(first.top?.id == 3 && first.check().isEmpty && second.check().isEmpty)
  }
}
