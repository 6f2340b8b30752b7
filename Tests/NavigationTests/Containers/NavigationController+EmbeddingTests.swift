import Expectations
import NavhostNavigation
import Testing

/// Rules 78, 159, 162, 197: a stack inside a controller.
struct EmbeddingTests {
  private let policy = TestPolicy()
  private let outer: NavigationController
  private let inner: NavigationController

  init() throws {
    outer = makeNavigation(["A", "B"], policy: policy)
    inner = try #require(outer.embed(outer.make("X"), in: outer.stack[1]).navigation)
    inner.push(inner.make("Y"))
    policy.calls = []
  }

  @Test func poppingTheContainerSendsOuterEventsBeforeInner() {
    let index = outer.events.lastIndex
    outer.pop()
    expectEqual(
      outer.lifecycle(since: index).filter { !$0.hasPrefix("A.") },
      [
        "B.willDisappear", "Y.willDisappear", "B.didDisappear", "Y.didDisappear",
      ])
  }

  @Test func whatComesBackAppearsOuterBeforeInner() {
    outer.push(outer.make("C"))
    let index = outer.events.lastIndex
    outer.pop()
    expectEqual(
      outer.lifecycle(since: index).filter { !$0.hasPrefix("C.") },
      [
        "B.willAppear", "Y.willAppear", "B.didAppear", "Y.didAppear",
      ])
  }

  @Test func theInnerStackSendsNothingToTheOuter() {
    let index = outer.events.lastIndex
    inner.pop()
    inner.push(inner.make("Z"))
    let stacks = outer.events.since(index).map(\.stack)
    #expect(Set(stacks) == [inner.number] && inner.classes == "X Z")
  }

  @Test func itsBarStandsUnderTheOneAroundIt() throws {
    let place = try #require(inner.bar.back).frame
    #expect(place.y == 91 && outer.bar.back?.frame.y == 47)
    expectEqual(inner.tap(at: ScreenPoint(x: place.x + 5, y: 60)).text, "ignored: nothing there")
    expectEqual(inner.tap(at: ScreenPoint(x: place.x + 5, y: 130)).kind, .popped)
    inner.push(inner.make("Z"))
    outer.stack[1].settings.barHidden = true
    expectEqual(inner.bar.back?.frame.y, 47)
  }

  @Test func theDeepestIsAskedFirst() {
    outer.tapBack()
    expectEqual(policy.calls(of: "shouldPop"), ["shouldPop Y", "shouldPop X", "shouldPop B"])
  }

  @Test func oneThatMayNotLeaveInsideKeepsItsContainer() {
    policy.onPop = { controller, _ in
      controller.className == "X" ? .deny(reason: "draft inside") : .abstain
    }
    expectEqual(outer.tapBack().text, "blocked: draft inside")
    expectEqual(outer.classes, "A B")
    expectEqual(policy.calls(of: "shouldPop"), ["shouldPop Y", "shouldPop X"])
  }

  @Test func aQuestionInsideRunsTheSamePopAfterAYes() {
    policy.onPop = { controller, _ in
      controller.className == "Y" ? .ask(Question("Discard?")) : .abstain
    }
    expectEqual(outer.pan(makePan(y: 60))?.text, "deferred", "in the bar, where it is the outer's")
    expectEqual(inner.answer(true)?.text, "popped", "there is one question")
    expectEqual(outer.classes, "A")
    expectEqual(policy.calls(of: "shouldPop"), ["shouldPop Y", "shouldPop X", "shouldPop B"])
  }

  @Test func whereTheContainerLeavesAQuestionInsideIsDropped() {
    policy.onPop = { _, pop in pop.source == .programmatic ? .abstain : .ask(Question("?")) }
    inner.tapBack()
    outer.setStack([outer.stack[0]])
    #expect(outer.question == nil && policy.drops == 1)
  }

  @Test func whereTheOneAskedAboutLeavesItIsDropped() {
    policy.onPop = { controller, _ in
      controller.className == "Y" ? .ask(Question("?")) : .abstain
    }
    outer.tapBack()
    policy.onPop = { _, _ in .abstain }
    expectEqual(inner.pop().text, "popped")
    #expect(outer.question == nil && policy.drops == 1)
  }

  @Test func theRootInsideHasNoPreviousTitle() {
    inner.pop()
    #expect(inner.bar.back == nil && inner.top?.previous == nil)
  }

  @Test func theEscapeOfARootInsideGoesToTheStackAround() {
    expectEqual(inner.escape().text, "popped")
    expectEqual(inner.escape().text, "popped")
    #expect(outer.classes == "A" && policy.pops.last?.source == .escape)
    expectEqual(inner.pop().text, "ignored: nothing there")
  }

  @Test func aCancelledSwipeOfTheContainerBringsTheInnerBack() {
    let index = outer.events.lastIndex
    outer.pan(makePan(to: 40, duration: 1))
    let inside = outer.lifecycle(since: index).filter { $0.hasPrefix("Y.") }
    expectEqual(inside, ["Y.willDisappear", "Y.willAppear", "Y.didAppear"])
  }

  @Test func insideACoveredContainerNobodyTouches() {
    outer.push(outer.make("C"))
    let index = outer.events.lastIndex
    expectEqual(inner.pan(makePan())?.text, "ignored: hidden")
    expectEqual(inner.tapBack().text, "ignored: hidden")
    expectEqual(inner.escape().text, "ignored: hidden")
    expectEqual(inner.present(inner.make("S")).reason, "hidden")
    expectEqual(inner.pop().text, "popped", "the program may")
    #expect(outer.lifecycle(since: index).isEmpty)
    outer.pop()
    expectEqual(outer.lifecycle(since: index).suffix(1), ["X.didAppear"])
    #expect(outer.check().isEmpty)
  }

  @Test("ios26, where a swipe ends what runs: it does not end the push that covers its stack")
  func whatIsBeingCoveredIsHidden() throws {
    let outer = makeNavigation(["Home", "List"], profile: .ios26)
    let inner = try #require(outer.embed(outer.make("Inner"), in: outer.stack[1]).navigation)
    inner.push(inner.make("Page"), animated: false)
    outer.push(outer.make("Cover"), settle: false)
    expectEqual(inner.pan(makePan(to: 388, settle: false))?.text, "ignored: hidden")
    #expect(outer.transition?.kind == .push && inner.transition == nil)
    outer.settle()
    #expect(outer.check().isEmpty && inner.classes == "Inner Page")
    outer.pop(settle: false)
    expectEqual(inner.pan(makePan(to: 388))?.text, "popped")
    #expect(outer.check().isEmpty)
  }

  @Test func whileTheContainerMovesNothingBeginsInside() {
    outer.pan(makePan(to: 100, release: false))
    expectEqual(inner.pop().text, "ignored: transition")
    expectEqual(inner.tapBack().text, "ignored: transition")
    expectEqual(inner.push(inner.make("Z")).reason, "transition")
    outer.touch(.cancelled, at: ScreenPoint(x: 100, y: 400))
    outer.settle()
    #expect(inner.pop().text == "popped" && outer.check().isEmpty)
  }

  @Test func aSwipeInsideIsTakenAwayWhenTheContainerGoes() {
    inner.pan(makePan(to: 100, release: false))
    outer.pop()
    #expect(inner.transition == nil && inner.classes == "X Y")
    #expect(outer.count(.transitionCancelled) == 1 && outer.check().isEmpty)
  }

  @Test func whatCannotBeEmbeddedIsRefused() {
    expectEqual(outer.embed(outer.make("Z"), in: outer.make("loose")).reason, "nothing there")
    expectEqual(outer.embed(inner.stack[0], in: outer.stack[0]).reason, "on another stack")
  }

  @Test func aContainerThatComesBackBringsItsStackBack() throws {
    let container = outer.stack[1]
    outer.pop()
    #expect(!inner.isAttached)
    outer.push(container)
    #expect(inner.isAttached && inner.isOnScreen && inner.classes == "X Y")
    #expect(outer.check().isEmpty)
  }
}
