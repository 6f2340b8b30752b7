import Expectations
import NavhostNavigation
import Testing

/// contract.md, section 3: pops; rules 42, 44, 45, 163, 184, 192.
struct PopTests {
  @Test func popAtTheRootIsIgnored() {
    for classes in [["A"], []] {
      let navigation = makeNavigation(classes)
      let index = navigation.events.lastIndex
      expectEqual(navigation.pop().text, "ignored: root")
      expectEqual(navigation.popToRoot().text, "ignored: root")
      expectEqual(navigation.requestPop().text, "ignored: root")
      #expect(navigation.lifecycle(since: index).isEmpty)
    }
  }

  @Test func requestPopClampsSoThatTheRootStays() {
    let navigation = makeNavigation(["A", "B", "C"])
    expectEqual(navigation.requestPop(count: 99).text, "popped")
    expectEqual(navigation.classes, "A")
  }

  @Test func requestPopAsksWithTheSourceRequest() {
    let policy = TestPolicy()
    let navigation = makeNavigation(policy: policy)
    navigation.requestPop()
    expectEqual(policy.pops.map(\.source), [.request])
    let pop = policy.pops.first
    #expect(pop?.target?.className == "A" && pop?.count == 1 && pop?.animated == true)
  }

  @Test func programPopsHaveTheSourceProgram() {
    let policy = TestPolicy()
    let navigation = makeNavigation(["A", "B", "C", "D"], policy: policy)
    navigation.pop()
    navigation.popTo(navigation.stack[1])
    navigation.popToRoot()
    expectEqual(policy.pops.map(\.source), [.programmatic, .programmatic, .programmatic])
    expectEqual(navigation.classes, "A")
  }

  @Test func aPopOfSeveralAsksEachFromTheTopDown() {
    let policy = TestPolicy()
    let navigation = makeNavigation(["A", "B", "C", "D"], policy: policy)
    expectEqual(navigation.popToRoot().text, "popped")
    expectEqual(policy.calls(of: "shouldPop"), ["shouldPop D", "shouldPop C", "shouldPop B"])
  }

  @Test func theFirstNoStopsItAndNothingLeaves() {
    let policy = TestPolicy()
    policy.onPop = { controller, _ in
      controller.className == "C" ? .deny(reason: "draft") : .allow()
    }
    let navigation = makeNavigation(["A", "B", "C", "D"], policy: policy)
    expectEqual(navigation.popToRoot().text, "blocked: draft")
    expectEqual(policy.calls(of: "shouldPop"), ["shouldPop D", "shouldPop C"])
    expectEqual(navigation.classes, "A B C D")
  }

  @Test func popToOfWhatIsNotBelowTheTopIsIgnored() {
    let navigation = makeNavigation()
    expectEqual(navigation.popTo(navigation.make("X")).text, "ignored: nothing there")
    expectEqual(navigation.popTo(navigation.stack[1]).text, "ignored: nothing there")
    expectEqual(navigation.requestPop(to: navigation.stack[0]).text, "popped")
  }

  @Test func popToAndPopToRootTellWhatWasRemoved() {
    for pop: (NavigationController) -> Outcome in [
      { $0.popTo($0.stack[1]) }, { $0.popToRoot() },
    ] {
      let navigation = makeNavigation(["A", "B", "C", "D"])
      let removed = navigation.stack
      expectEqual(pop(navigation).text, "popped")
      let told = navigation.events.filter { $0.name == .pop }.compactMap(\.controller)
      expectEqual(told.reversed().map(\.className), removed.suffix(told.count).map(\.className))
      expectEqual(told.count, removed.count - navigation.depth)
    }
  }

  @Test func eachIsAskedFromTheTopDownWhileStillOnTheStack() {
    let policy = TestPolicy()
    let navigation = makeNavigation(["A", "B", "C"], policy: policy)
    policy.told = { hook, controller in
      if hook == "shouldPop" {
        #expect(controller.index != nil)
        expectEqual(navigation.classes, "A B C")
      }
    }
    navigation.popToRoot(animated: false)
    expectEqual(policy.calls(of: "shouldPop"), ["shouldPop C", "shouldPop B"])
    expectEqual(policy.pops.map(\.animated), [false, false])
  }

  @Test func callbacksRunFromTheTopDownAndAfterTheStackHasChanged() {
    let policy = TestPolicy()
    let navigation = makeNavigation(["A", "B", "C"], policy: policy)
    policy.told = { hook, controller in
      if hook == "didPop" {
        #expect(controller.index == nil)
        #expect(controller.previous == nil)
        expectEqual(navigation.classes, "A")
      }
    }
    navigation.popToRoot()
    expectEqual(policy.calls(of: "didPop"), ["didPop C", "didPop B"])
    expectEqual(navigation.story([.pop]), ["C.pop", "B.pop"])
  }

  @Test(arguments: [true, false])
  func lifecycleOfACompletedPop(animated: Bool) {
    let navigation = makeNavigation()
    let index = navigation.events.lastIndex
    navigation.pop(animated: animated)
    expectEqual(
      navigation.lifecycle(since: index),
      [
        "B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear",
      ])
    expectEqual(navigation.time, animated ? 0.35 : 0)
    expectEqual(navigation.count(.transitionBegan), animated ? 1 : 0)
  }

  @Test func onlyTheTopOfSeveralHasALifecycle() {
    let navigation = makeNavigation(["A", "B", "C"])
    let index = navigation.events.lastIndex
    navigation.popToRoot()
    expectEqual(
      navigation.lifecycle(since: index),
      [
        "C.willDisappear", "A.willAppear", "C.didDisappear", "A.didAppear",
      ])
  }

  @Test(arguments: [true, false])
  func afterPopToRootEverythingWorks(animated: Bool) {
    let navigation = makeNavigation(["A", "B", "C", "D"])
    navigation.popToRoot(animated: animated)
    expectEqual(navigation.pan(makePan())?.text, "ignored: root")
    for leave: (NavigationController) -> Outcome? in [{ $0.pan(makePan()) }, { $0.tapBack() }] {
      #expect(navigation.push(navigation.make("E")).controller != nil)
      expectEqual(leave(navigation)?.text, "popped")
    }
    #expect(navigation.transition == nil && !navigation.isFrozen && navigation.check().isEmpty)
  }

  @Test func eachExitEmitsOneEventWithItsSource() {
    let navigation = makeNavigation(["A", "B", "C", "D", "E"])
    navigation.tapBack()
    navigation.pan(makePan())
    navigation.pickBackMenu(1)
    navigation.pop()
    let sources = navigation.events.since(0).filter { $0.name == .pop }
      .map { $0["source"]?.description ?? "" }
    expectEqual(sources, ["backButton", "edgeGesture", "backMenu", "programmatic"])
  }

  @Test func aTransitionRefusesPopsUntilItIsOver() {
    let navigation = makeNavigation(["A", "B", "C"])
    navigation.pop(settle: false)
    expectEqual(navigation.pop().text, "ignored: transition")
    navigation.advance(by: 0.34)
    expectEqual(navigation.pop().text, "ignored: transition")
    navigation.advance(by: 0.01)
    expectEqual(navigation.pop().text, "popped")
  }

  @Test func callsFromInsideAHookAreBusy() {
    let policy = TestPolicy()
    let navigation = makeNavigation(["A", "B", "C"], policy: policy)
    var results: [String] = []
    policy.told = { _, _ in
      guard results.isEmpty else { return }
      results.append(navigation.pop().text)
      results.append(navigation.tapBack().text)
      results.append(navigation.tap(at: ScreenPoint()).text)
      results.append(navigation.pan(makePan())?.text ?? "")
      results.append(navigation.touch(.began, at: ScreenPoint())?.text ?? "")
      results.append(navigation.push(navigation.make("X")).reason ?? "")
      results.append(navigation.setRoot(navigation.make("X")).reason ?? "")
      navigation.advance(by: 1)
      navigation.settle()
    }
    expectEqual(navigation.pop().text, "popped")
    expectEqual(results, Array(repeating: "ignored: busy", count: 5) + ["busy", "busy"])
    expectEqual(navigation.classes, "A B")
    expectEqual(navigation.time, 0.35)
  }

  @Test func callsFromAnEventListenerAreBusy() {
    let navigation = makeNavigation(["A", "B", "C"])
    var results: Set<String> = []
    let observation = navigation.scene.observe { _ in results.insert(navigation.pop().text) }
    navigation.pop()
    withExtendedLifetime(observation) {}
    expectEqual(results, ["ignored: busy"])
  }
}
