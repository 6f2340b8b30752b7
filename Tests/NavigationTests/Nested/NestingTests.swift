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

  @Test func onceItsContainerIsGoneItIsNotShown() {
    let inner = makeNavigation(["X", "Y"])
    do {
      let outer = makeNavigation(["A", "B"])
      outer.top?.embedded = inner
      outer.pop()
    }
    let index = inner.events.lastIndex
    inner.pop()
    #expect(inner.lifecycle(since: index).isEmpty)
    #expect(inner.check().isEmpty)
    let other = makeNavigation(["C"])
    other.top?.embedded = inner
    #expect(inner.lifecycle(since: index) == ["X.willAppear", "X.didAppear"])
  }

  @Test func itDisappearsWithAContainerThatGoesWhileItIsShown() {
    let inner = makeNavigation(["X", "Y"])
    var outer: NavigationController? = makeNavigation(["A", "B"])
    outer?.top?.embedded = inner
    let index = inner.events.lastIndex
    outer = nil
    #expect(inner.lifecycle(since: index) == ["Y.willDisappear", "Y.didDisappear"])
    #expect(inner.check().isEmpty)
  }

  @Test func itIsInsideOneControllerAtATime() {
    let nest = Nest()
    nest.outer.stack[0].embedded = nest.inner
    #expect(nest.outer.top?.embedded == nil)
    #expect(nest.inner.container === nest.outer.stack[0])
    nest.outer.pop()
    #expect(nest.outer.check().isEmpty && nest.inner.check().isEmpty)
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

  @Test func oneClockWhicheverIsMoved() {
    let nest = Nest()
    nest.outer.advance(by: 1)
    #expect(nest.inner.time == 1)
    nest.inner.pan(makePan(duration: 0.25, settle: false))
    #expect(nest.outer.time == 1.25)
    nest.outer.advance(by: 0.35)
    #expect(nest.inner.transition == nil)
    #expect(nest.inner.events.since(0).last { $0.name == .transitionEnded }?.time == 1.6)
    nest.inner.settle()
    #expect(nest.outer.time == 1.6 && nest.inner.time == 1.6)
  }

  @Test func whatEndsOnTheWayEndsAtItsOwnTime() {
    let nest = Nest()
    nest.outer.push(nest.outer.make("C"), settle: false)
    nest.outer.advance(by: 5)
    let last = nest.inner.events.since(0).last { $0.name == .didDisappear }
    #expect(last?.controller?.className == "Y")
    #expect(last?.time == 0.35)
    #expect(nest.inner.time == 5)
  }

  @Test func oneThatIsTakenInGoesByTheClockAroundIt() {
    let inner = makeNavigation(["X"])
    let outer = makeNavigation(["A"])
    let container = outer.make("B")
    container.embedded = inner
    outer.advance(by: 2)
    #expect(inner.time == 0)
    outer.push(container, animated: false)
    #expect(inner.time == 2)
    outer.pop()
    outer.advance(by: 1)
    #expect(inner.time == 2.35, "it has left")
    inner.advance(by: 1)
    #expect(outer.time == 3.35 && inner.time == 3.35)
  }

  @Test func insideACoveredContainerNoSwipeBegins() {
    let nest = Nest()
    nest.outer.push(nest.outer.make("C"))
    let index = nest.inner.events.lastIndex
    #expect(nest.inner.pan(makePan())?.text == "ignored: nothing there")
    #expect(nest.inner.pop().text == "popped", "the program may")
    #expect(nest.inner.lifecycle(since: index).isEmpty)
    nest.outer.pop()
    #expect(nest.inner.lifecycle(since: index) == ["X.willAppear", "X.didAppear"])
  }

  @Test func whileTheContainerMovesNothingBeginsInside() {
    let nest = Nest()
    nest.outer.pan(makePan(to: 100, release: false))
    let inner = nest.inner
    #expect(inner.pop().text == "ignored: transition")
    #expect(inner.tapBack().text == "ignored: transition")
    #expect(inner.pan(makePan())?.text == "ignored: transition")
    #expect(inner.pickBackMenu(1).text == "ignored: transition")
    #expect(inner.push(inner.make("Z")).reason == "transition")
    #expect(inner.setRoot(inner.make("Z")).reason == "transition")
    nest.outer.touch(.cancelled, at: Point(x: 100, y: 400))
    nest.outer.settle()
    #expect(inner.pop().text == "popped")
    #expect(inner.check().isEmpty && nest.outer.check().isEmpty)
  }

  @Test func aSwipeInsideIsTakenAwayWhenTheContainerGoes() {
    let nest = Nest()
    nest.inner.pan(makePan(to: 100, release: false))
    nest.outer.pop()
    #expect(nest.inner.transition == nil)
    #expect(nest.inner.classes == "X Y")
    #expect(nest.inner.count(.transitionCancelled) == 1)
    #expect(nest.inner.touch(.moved, at: Point(x: 300, y: 400))?.text == "cancelled")
    #expect(nest.inner.check().isEmpty)
  }

  @Test func aPushInsideIsOverWhenTheContainerIsCovered() {
    let nest = Nest()
    let index = nest.inner.events.lastIndex
    nest.inner.push(nest.inner.make("Z"), settle: false)
    nest.outer.push(nest.outer.make("C"))
    #expect(
      nest.inner.lifecycle(since: index) == [
        "Y.willDisappear", "Z.willAppear", "Y.didDisappear", "Z.didAppear", "Z.willDisappear",
        "Z.didDisappear",
      ])
  }

  @Test func callsInsideFromAHookOutsideAreBusyAndTheOtherWayRound() {
    let nest = Nest()
    var results: Set<String> = []
    nest.policy.told = { hook, _ in
      if hook != "didAppear" { results.insert(nest.inner.pop().text) }
    }
    nest.innerPolicy.told = { _, _ in results.insert(nest.outer.pop().text) }
    nest.inner.tapBack()
    nest.outer.tapBack()
    #expect(results == ["ignored: busy"])
  }

  @Test func barsInsideAreLaidOutWhenTheOperationOutsideIsOver() {
    let nest = Nest()
    nest.outer.push(nest.outer.make("C"))
    nest.innerPolicy.hidden = { _, _ in true }
    let index = nest.inner.events.lastIndex
    nest.outer.pop()
    #expect(nest.inner.story(since: index, [.barChanged]) == ["Y.barChanged"])
    #expect(nest.inner.bar.hidden)
  }

  @Test func whatIsPutInsideFollowsItsContainerWhereverThatIs() {
    let nest = Nest()
    let other = makeNavigation(["O"])
    nest.outer.pan(makePan(to: 100, release: false))
    nest.outer.top?.embedded = other
    #expect(other.lifecycle.suffix(1) == ["O.willDisappear"])
    #expect(nest.inner.lifecycle.suffix(2) == ["Y.willAppear", "Y.didAppear"])
    #expect(nest.inner.container == nil)
    nest.outer.touch(.ended, at: Point(x: 300, y: 400))
    nest.outer.settle()
    #expect(other.lifecycle.suffix(1) == ["O.didDisappear"])
    nest.outer.advance(by: 1)
    #expect(nest.inner.time < nest.outer.time)
    #expect(other.check().isEmpty && nest.inner.check().isEmpty && nest.outer.check().isEmpty)
  }

  @Test func whatIsInsideForgetsItsContainerWhenThatIsGone() {
    let inner = makeNavigation(["X", "Y"])
    var outer: NavigationController? = makeNavigation(["A", "B"])
    weak let container = outer?.top
    container?.embedded = inner
    #expect(inner.container === container)
    outer = nil
    #expect(container == nil && inner.container == nil)
    #expect(inner.pop().kind == .popped)
    #expect(inner.check().isEmpty)
  }

  @Test func whatIsInsideGoesByItsOwnClockWhenTheStackAroundItIsGone() {
    let inner = makeNavigation(["X", "Y"])
    var outer: NavigationController? = makeNavigation(["A"])
    let container = outer?.make("B")
    container.map { _ = outer?.push($0) }
    container?.embedded = inner
    let start = inner.time
    outer = nil
    #expect(inner.container === container)
    inner.advance(by: 1)
    #expect(inner.time == start + 1)
  }

  @Test func aContainerMayGoOnToAnotherStackWhileItsPopStillRuns() throws {
    let nest = Nest()
    let other = makeNavigation(["O"])
    let container = try #require(nest.outer.top)
    nest.outer.pop(settle: false)
    other.push(container)
    #expect(nest.inner.lifecycle.suffix(2) == ["Y.willAppear", "Y.didAppear"])
    let index = nest.inner.events.lastIndex
    nest.outer.advance(by: 5)
    #expect(nest.inner.events.lastIndex == index)
    #expect(nest.inner.time == other.time)
    other.advance(by: 1)
    #expect(nest.inner.time == 1.35)
    nest.inner.advance(by: 1)
    #expect(other.time == 2.35)
    #expect(nest.inner.check().isEmpty && other.check().isEmpty && nest.outer.check().isEmpty)
  }
}
