import Navigation
import Testing

/// Rules 78, 159, 162, 197: a navigation controller inside a controller of another.
struct NestingTests {
  private struct Nest {
    let outer: NavigationController
    let inner: NavigationController
    let policy = TestPolicy()
    let innerPolicy = TestPolicy()

    init() {
      inner = makeNavigation(["X", "Y"])
      outer = makeNavigation(["A", "B"])
      outer.top?.embedded = inner
      outer.policy = policy
      inner.policy = innerPolicy
    }
  }

  @Test func poppingTheContainerSendsOuterEventsBeforeInner() {
    let nest = Nest()
    var story: [String] = []
    nest.policy.told = { hook, controller in story.append("\(controller.className).\(hook)") }
    nest.innerPolicy.told = nest.policy.told
    nest.outer.pop()
    let lifecycle = story.filter { $0.hasPrefix("B.") || $0.hasPrefix("Y.") }
    #expect(
      lifecycle.filter { $0.contains("isappear") } == [
        "B.willDisappear", "Y.willDisappear", "B.didDisappear", "Y.didDisappear",
      ])
  }

  @Test func innerNavigationSendsNothingToTheOuter() {
    let nest = Nest()
    let index = nest.outer.events.lastIndex
    nest.inner.pop()
    nest.inner.push(nest.inner.make("Z"))
    #expect(nest.outer.events.lastIndex == index)
    #expect(nest.inner.classes == "X Z")
  }

  @Test func insideAContainerThatIsNotShownNothingAppears() {
    let inner = makeNavigation(["X"])
    let outer = makeNavigation(["A"])
    let container = outer.make("B")
    container.embedded = inner
    let index = inner.events.lastIndex
    inner.push(inner.make("Y"))
    #expect(inner.lifecycle(since: index).isEmpty)
    outer.push(container)
    #expect(inner.lifecycle(since: index) == ["Y.willAppear", "Y.didAppear"])
    #expect(inner.check().isEmpty && outer.check().isEmpty)
  }

  @Test func aCancelledSwipeOfTheContainerBringsTheInnerBack() {
    let nest = Nest()
    let index = nest.inner.events.lastIndex
    nest.outer.pan(makePan(to: 40, duration: 1))
    #expect(
      nest.inner.lifecycle(since: index) == ["Y.willDisappear", "Y.willAppear", "Y.didAppear"])
  }

  @Test func oneThatMayNotLeaveInsideKeepsItsContainer() {
    let nest = Nest()
    nest.innerPolicy.onPop = { controller, _ in
      controller.className == "X" ? .deny(reason: "draft inside") : .noOpinion
    }
    #expect(nest.outer.tapBack().text == "blocked: draft inside")
    #expect(nest.outer.classes == "A B")
    #expect(nest.innerPolicy.calls(of: "shouldPop") == ["shouldPop Y", "shouldPop X"])
    #expect(nest.policy.calls(of: "shouldPop").isEmpty)
  }

  @Test func theDeepestIsAskedFirst() {
    let nest = Nest()
    var asked: [String] = []
    nest.policy.told = { hook, controller in
      if hook == "shouldPop" { asked.append(controller.className) }
    }
    nest.innerPolicy.told = nest.policy.told
    nest.outer.tapBack()
    #expect(asked == ["Y", "X", "B"])
  }

  @Test func theRootInsideHasNoPreviousTitle() {
    let inner = makeNavigation(["X"])
    let outer = makeNavigation(["A", "B"])
    outer.top?.embedded = inner
    #expect(inner.bar.back == nil)
    #expect(inner.top?.previous == nil)
  }
}
