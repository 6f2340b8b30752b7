import Testing

@testable import Navigation

/// The mistakes of the field, each made by switching the protecting code off: the invariants see it.
struct FaultsTests {
  private func found(
    _ faults: Faults, classes: [String] = ["A", "B"], direction: LayoutDirection = .ltr,
    policy: TestPolicy? = nil, _ run: (NavigationController) -> Void
  ) -> [String] {
    let navigation = makeNavigation(classes, direction: direction, policy: policy)
    navigation.top?.settings.barHidden = false
    navigation.stack[0].settings.barHidden = classes.count > 1
    navigation.faults = faults
    run(navigation)
    return navigation.check().map(\.rule)
  }

  @Test func freezeIsFound() {
    #expect(
      found([.noRootGuard], classes: ["A"]) { $0.pan(makePan()) }
        == ["never frozen with guards on"])
  }

  @Test func wrongBarAfterACancelIsFound() {
    #expect(
      found([.keepBarAfterCancel]) { $0.pan(makePan(to: 40, duration: 1)) }
        == ["the bar shows what the top declares"])
  }

  @Test func askingTwiceIsFound() {
    let policy = TestPolicy()
    #expect(
      found([.askTwice], policy: policy) { $0.pan(makePan()) }
        == ["one ask of each hook for a gesture"])
  }

  @Test func notAskingIsFound() {
    let policy = TestPolicy()
    #expect(
      found([.skipAsk], policy: policy) { $0.pan(makePan()) }
        == ["one ask of each hook for a gesture"])
    #expect(policy.calls(of: "shouldPop").isEmpty)
  }

  @Test func askingAStaleControllerIsFound() {
    let stale = found([.askRemembered], classes: ["A", "B", "C"]) { navigation in
      navigation.pan(makePan(to: 40, duration: 1))
      navigation.pop()
      let left = navigation.makeController(className: "D")
      navigation.push(left)
      navigation.lastAsked = navigation.stack[0]
      navigation.pan(makePan())
    }
    #expect(stale == ["the asked controller is the leaving one"])
  }

  @Test func theWrongEdgeInRTLIsFound() {
    #expect(
      found([.leftEdgeInRTL], direction: .rtl) { navigation in
        navigation.push(navigation.make("C") { $0.gesture = .edge })
        navigation.touch(.began, at: Point(x: 15, y: 400))
        navigation.touch(.moved, at: Point(x: 3, y: 400))
      } == ["an edge gesture starts at the leading edge"])
  }

  @Test func aButtonThatStaysDimmedIsFound() {
    let policy = TestPolicy()
    policy.onPop = { _, _ in .deny() }
    #expect(
      found([.leaveButtonDimmed], policy: policy) {
        $0.stack[1].settings.barHidden = false
        $0.tapBack()
      } == ["the dimmed button returns (rule 13)"])
  }

  @Test func aStuckTransitionIsFound() {
    #expect(
      found([.stuckTransition]) { navigation in
        navigation.pop(settle: false)
        navigation.advance(by: 1)
      } == ["never stuck in a transition"])
  }

  @Test func aPopToldForACancelledSwipeIsFound() {
    #expect(
      found([.popOnCancel]) { $0.pan(makePan(to: 40, duration: 1)) }
        == ["the events tell the same story as the stack"])
  }

  @Test func aTopThatIsNotWhereItsContainerIsIsFound() throws {
    let (outer, inner) = (makeNavigation(), makeNavigation())
    outer.top?.embedded = inner
    #expect(inner.check().isEmpty)
    inner.top?.appearance = .disappeared
    #expect(inner.check().map(\.rule) == ["lifecycle pairs match (rule 192)"])
  }

  @Test func theSameRunsWithoutAFaultFindNothing() {
    let policy = TestPolicy()
    let runs: [(NavigationController) -> Void] = [
      { $0.pan(makePan()) }, { $0.pan(makePan(to: 40, duration: 1)) }, { $0.tapBack() },
    ]
    for run in runs { #expect(found([], policy: policy, run).isEmpty) }
    #expect(found([], classes: ["A"]) { $0.pan(makePan()) }.isEmpty)
  }

  @Test func aViolationNamesTheRuleAndTheLastEvents() {
    let navigation = makeNavigation(["A"])
    navigation.faults = [.noRootGuard]
    navigation.pan(makePan())
    let text = navigation.check().first?.description ?? ""
    #expect(text.contains("never frozen with guards on"))
    #expect(text.contains("gestureBegan"))
  }
}
