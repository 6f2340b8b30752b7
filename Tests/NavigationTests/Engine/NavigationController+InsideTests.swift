import Expectations
import NavhostNavigation
import Testing

/// Touches on a stack reach the one inside its top first (contract 6, `nav.embed`).
@Suite struct NavigationControllerInsideTests {
  private let policy = TestPolicy()
  private let outer: NavigationController
  private let inner: NavigationController

  init() throws {
    (outer, inner) = try Self.nested(policy)
  }

  private static func nested(
    _ policy: TestPolicy, profile: Profile = .ios17, guards: Bool = true
  ) throws -> (outer: NavigationController, inner: NavigationController) {
    let outer = makeNavigation(["A", "B"], guards: guards, profile: profile, policy: policy)
    let inner = try #require(outer.embed(outer.make("X"), in: outer.stack[1]).navigation)
    inner.push(inner.make("Y"))
    return (outer, inner)
  }

  /// Which stack the last gesture was decided on.
  private func decider() -> Int? {
    outer.events.since(0).last { $0.name == .decision }?.stack
  }

  @Test func itsOwnPopGestureBeginsWhereItsGuardsLetIt() {
    let index = outer.events.lastIndex
    expectEqual(outer.pan(makePan())?.text, "popped")
    #expect(inner.classes == "X" && outer.classes == "A B")
    let names: Set<EventName> = [.decision, .gestureBegan, .gestureEnded, .pop, .transitionEnded]
    let events = outer.events.since(index).filter { names.contains($0.name) }
    #expect(events.count == 5 && events.allSatisfy { $0.stack == inner.number })
    expectEqual(policy.calls(of: "shouldPop"), ["shouldPop Y"])
    expectEqual(policy.gestures.count, 2, "asked once, and told of the end")
    #expect(inner.transition == nil && !inner.hasFingers && !outer.hasFingers)
    expectEqual(outer.pan(makePan())?.text, "popped")
    #expect(outer.classes == "A" && decider() == outer.number, "the inner one is at its root")
    #expect(outer.check().isEmpty)
  }

  @Test func eachOfGuardsOneToThreeLeavesTheGestureToTheOuter() throws {
    let changes: [(inout ControllerSettings) -> Void] = [
      { $0.interactivePopDisabled = true }, { $0.gesture = GestureMode.none },
      { $0.maxInitialDistance = 3 },
    ]
    for change in changes {
      let (outer, inner) = try Self.nested(policy)
      change(&inner.stack[1].settings)
      expectEqual(outer.pan(makePan())?.text, "popped")
      expectEqual(outer.classes, "A", "as if there were none inside")
    }
    let (far, within) = try Self.nested(policy)
    far.top?.settings.gesture = .fullscreen
    expectEqual(far.pan(makePan(from: 200, to: 380))?.text, "popped")
    #expect(far.classes == "A" && within.depth == 2, "an edge gesture does not begin there")
  }

  @Test func anotherGuardOrANoOfTheInnerIsTheOutcome() throws {
    inner.stack[1].settings.hidesBackButton = true
    expectEqual(outer.pan(makePan())?.text, "ignored: custom back button")
    expectEqual(decider(), inner.number)
    inner.stack[1].settings.hidesBackButton = false
    policy.onPop = { _, _ in .deny(reason: "draft") }
    expectEqual(outer.pan(makePan())?.text, "blocked: draft")
    #expect(policy.calls(of: "shouldPop") == ["shouldPop Y"] && decider() == inner.number)
    policy.onPop = { _, _ in .ask(Question("?")) }
    #expect(outer.pan(makePan())?.text == "deferred" && outer.answer(true)?.kind == .popped)
    #expect(inner.depth == 1 && outer.depth == 2)
  }

  @Test func aSwipeThatGoesBackIsTheInnersToo() {
    expectEqual(outer.pan(makePan(to: 60, duration: 2))?.text, "cancelled")
    #expect(inner.depth == 2 && outer.depth == 2 && decider() == inner.number)
    #expect(inner.transition == nil, "it is run to its end")
  }

  @Test func theInnermostIsTriedFirstThenThoseAroundIt() throws {
    let deepest = try #require(inner.embed(inner.make("P"), in: inner.stack[1]).navigation)
    deepest.push(deepest.make("Q"))
    for expected in [deepest, inner, outer] {
      expectEqual(outer.pan(makePan())?.text, "popped")
      expectEqual(decider(), expected.number)
    }
    #expect(outer.classes == "A" && outer.check().isEmpty)
  }

  @Test func ofTwoInOneControllerTheLastIsMeantAndOfTabsTheOneThatIsShown() throws {
    let second = try #require(outer.embed(outer.make("S"), in: outer.stack[1]).navigation)
    #expect(outer.stack[1].embedded === second && outer.stack[1].embeddedStacks.count == 2)
    let bar = try #require(second.tabs([second.make("T")]).tabs)
    let tab = bar.navigations[1]
    tab.push(tab.make("U"))
    bar.select(1)
    #expect(outer.pan(makePan())?.text == "popped" && tab.classes == "T")
    #expect(outer.pan(makePan())?.text == "popped" && outer.classes == "A", "the first is below")
    #expect(outer.check().isEmpty)
  }

  @Test func bothInOneControllerAreAskedAndAppearWithIt() throws {
    let second = try #require(outer.embed(outer.make("S"), in: outer.stack[1]).navigation)
    second.push(second.make("T"))
    policy.calls = []
    outer.tapBack()
    expectEqual(
      policy.calls(of: "shouldPop").map { $0.suffix(1) }, ["T", "S", "Y", "X", "B"],
      "the upper one first")
    expectEqual(policy.calls(of: "didDisappear").map { $0.suffix(1) }, ["B", "Y", "T"])
  }

  @Test func whatBeginsInTheOutersBarIsTheOuters() {
    expectEqual(outer.pan(makePan(y: 90))?.text, "popped")
    #expect(outer.classes == "A" && decider() == outer.number)
  }

  @Test func underAHiddenBarAllOfItIsTheInners() {
    outer.top?.settings.barHidden = true
    #expect(outer.pan(makePan(y: 20))?.text == "popped" && inner.depth == 1)
  }

  @Test func theBarOfTheMiddleOneIsItsOwn() throws {
    let deepest = try #require(inner.embed(inner.make("P"), in: inner.stack[1]).navigation)
    deepest.push(deepest.make("Q"))
    #expect(outer.pan(makePan(y: 120))?.text == "popped" && decider() == inner.number)
  }

  @Test func aTapReachesTheInnerBackButton() throws {
    let place = try #require(inner.bar.back).frame
    let point = ScreenPoint(x: place.x + 5, y: place.y + 5)
    outer.touch(.began, at: point)
    #expect(inner.backButtonAlpha < 1 && outer.backButtonAlpha == 1 && outer.check().isEmpty)
    expectEqual(outer.touch(.ended, at: point)?.text, "popped")
    #expect(inner.classes == "X" && inner.backButtonAlpha == 1 && decider() == inner.number)
    inner.settle()
    inner.push(inner.make("Z"))
    expectEqual(outer.tap(at: ScreenPoint(x: 200, y: 700)).text, "ignored: nothing there")
    expectEqual(decider(), inner.number)
    #expect(outer.tap(at: ScreenPoint(x: 20, y: 60)).text == "popped" && outer.classes == "A")
  }

  @Test func aPressedButtonLooksNormalAgainWhateverComes() throws {
    let place = try #require(inner.bar.back).frame
    let point = ScreenPoint(x: 5, y: place.y + 5)
    for phase in [TouchPhase.moved, .ended, .cancelled] {
      outer.touch(.began, at: point)
      outer.touch(phase, at: ScreenPoint(x: phase == .moved ? 60 : 5, y: 700))
      expectEqual(inner.backButtonAlpha, 1)
      outer.touch(.cancelled, at: point)
    }
    outer.touch(.began, at: point)
    outer.touch(.began, at: point, id: 2)
    expectEqual(inner.backButtonAlpha, 1, "two fingers")
  }

  @Test func rawTouchesFollowTheFingerOnTheInnerStack() {
    outer.touch(.began, at: ScreenPoint(x: 5, y: 400))
    #expect(inner.recognizerState == .possible && outer.recognizerState == .possible)
    #expect(outer.touch(.moved, at: ScreenPoint(x: 105, y: 400)) == nil)
    #expect(outer.recognizerState == .failed && inner.recognizerState == .began)
    outer.touch(.began, at: ScreenPoint(x: 200, y: 500), id: 2)
    outer.touch(.moved, at: ScreenPoint(x: 300, y: 500), id: 2)
    outer.touch(.moved, at: ScreenPoint(x: 200, y: 400))
    #expect(inner.transition?.progress == 0.5 && outer.transition == nil)
    outer.touch(.ended, at: ScreenPoint(x: 300, y: 500), id: 2)
    expectEqual(outer.touch(.ended, at: ScreenPoint(x: 300, y: 400))?.text, "popped")
    #expect(!outer.hasFingers && !inner.hasFingers)
    inner.settle()
    #expect(outer.check().isEmpty)
  }

  @Test func aFingerThatIsFarAwayAsItGoesUpIsTheInnersToo() {
    outer.touch(.began, at: ScreenPoint(x: 5, y: 400))
    outer.advance(by: 0.1)
    expectEqual(outer.touch(.ended, at: ScreenPoint(x: 300, y: 400))?.text, "popped")
    outer.settle()
    #expect(inner.classes == "X" && !inner.hasFingers && outer.check().isEmpty)
  }

  @Test func whatTakesTheSwipeAwayTakesTheInnersAway() {
    let begin = { [outer] in
      outer.touch(.began, at: ScreenPoint(x: 5, y: 400))
      outer.touch(.moved, at: ScreenPoint(x: 105, y: 400))
    }
    begin()
    expectEqual(outer.touch(.cancelled, at: ScreenPoint(x: 105, y: 400))?.text, "cancelled")
    outer.settle()
    begin()
    inner.top?.settings.interactivePopDisabled = true
    expectEqual(
      outer.touch(.moved, at: ScreenPoint(x: 120, y: 400))?.text, "cancelled: gesture disabled")
    expectEqual(
      outer.touch(.ended, at: ScreenPoint(x: 380, y: 400))?.text, "cancelled: gesture disabled")
    outer.settle()
    inner.top?.settings.interactivePopDisabled = false
    begin()
    outer.pop()
    outer.touch(.moved, at: ScreenPoint(x: 300, y: 400))
    outer.touch(.ended, at: ScreenPoint(x: 300, y: 400))
    #expect(outer.classes == "A" && !outer.hasFingers && outer.check().isEmpty)
  }

  @Test func aPanThatStaysDownIsForgottenOnceItIsDecided() {
    #expect(outer.pan(makePan(release: false)) == nil)
    #expect(inner.transition?.interactive == true)
    expectEqual(outer.touch(.ended, at: ScreenPoint(x: 300, y: 400))?.text, "popped")
    outer.settle()
    policy.onGesture = { _, _ in .deny() }
    inner.push(inner.make("Z"))
    expectEqual(outer.pan(makePan(release: false))?.text, "blocked")
    #expect(!outer.hasFingers && !inner.hasFingers)
  }

  /// A finger on the inner stack itself keeps that one busy.
  @Test func aFingerOnTheInnerItselfLeavesTheOthersToTheOuter() {
    inner.touch(.began, at: ScreenPoint(x: 200, y: 400))
    #expect(outer.pan(makePan())?.text == "popped" && outer.classes == "A")
  }

  @Test func itIsAsOnTheInnerItself() throws {
    for (index, pan) in pans.enumerated() {
      let direct = try Self.nested(TestPolicy())
      let through = try Self.nested(TestPolicy())
      let index = "\(index)"
      expectEqual(through.outer.pan(pan), direct.inner.pan(pan), "\(index)")
      expectEqual(through.inner.depth, direct.inner.depth, "\(index)")
      expectEqual(through.outer.time, direct.outer.time, "\(index)")
    }
  }

  private var pans: [Pan] {
    [0.02, 0.1, 0.25, 1].flatMap { duration in
      [20.0, 60, 150, 196, 204, 380].flatMap { to in
        [1, 3, 15].map { makePan(to: to, duration: duration, steps: $0) }
      }
    }
  }

  @Test func whereThereIsNoneToTakeItItIsAsIfThereWereNoneInside() throws {
    for pan in pans {
      let plain = makeNavigation(["A", "B"], policy: TestPolicy())
      let (outer, inner) = try Self.nested(TestPolicy())
      inner.pop(animated: false)
      let before = outer.time
      expectEqual(outer.pan(pan), plain.pan(pan))
      #expect(outer.classes == plain.classes && abs(outer.time - before - plain.time) < 1e-9)
    }
  }

  @Test func aSheetIsDraggedByWhateverIsInIt() throws {
    let sheet = try #require(outer.present(outer.make("S")).navigation)
    let inside = try #require(sheet.embed(sheet.make("I"), in: sheet.stack[0]).navigation)
    inside.push(inside.make("J"))
    let down = Pan(from: ScreenPoint(x: 200, y: 200), to: ScreenPoint(x: 205, y: 800))
    #expect(sheet.pan(makePan())?.text == "popped" && inside.classes == "I")
    expectEqual(sheet.pan(down)?.text, "dismissed")
  }

  @Test func aProfileWithAContentPanHasItInsideToo() throws {
    let (outer, inner) = try Self.nested(policy, profile: .ios26)
    expectEqual(outer.pan(makePan(from: 150, to: 380))?.text, "popped")
    #expect(inner.classes == "X" && policy.pops.last?.source == .contentGesture)
    inner.push(inner.make("Z"))
    inner.pop(settle: false)
    expectEqual(outer.pan(makePan(from: 150, to: 380, settle: false))?.text, "popped")
    outer.settle()
    #expect(inner.classes == "X" && outer.classes == "A B", "it took the running pop over")
  }

  @Test func withoutGuardsTheInnerFreezesAtItsRoot() throws {
    let (outer, inner) = try Self.nested(policy, guards: false)
    inner.pop()
    expectEqual(outer.pan(makePan())?.text, "ignored: frozen")
    #expect(inner.isFrozen && !outer.isFrozen)
  }
}
