import Expectations
import NavhostNavigation
import Testing

/// contract.md, section 3: taps and the long-press menu; rules 13, 27, 28, 187.
struct TapTests {
  @Test func tapBackPops() {
    let policy = TestPolicy()
    let navigation = makeNavigation(policy: policy)
    expectEqual(navigation.tapBack().text, "popped")
    expectEqual(policy.pops.map(\.source), [.backButton])
    expectEqual(navigation.classes, "A")
  }

  @Test func aCustomButtonAsksWithCustomItem() {
    let policy = TestPolicy()
    let navigation = makeNavigation(
      policy: policy, settings: makeSettings { $0.customBackButton = true })
    expectEqual(navigation.tapBack().text, "popped")
    expectEqual(policy.pops.map(\.source), [.customBackButton])
  }

  @Test func noBackButtonToTap() {
    expectEqual(makeNavigation(["A"]).tapBack().text, "ignored: no back button")
    expectEqual(makeNavigation([]).tapBack().text, "ignored: no back button")
    for settings in [
      makeSettings { $0.hidesBackButton = true }, makeSettings { $0.barHidden = true },
    ] {
      expectEqual(makeNavigation(settings: settings).tapBack().text, "ignored: no back button")
    }
  }

  @Test func aVetoLeavesEverythingAndRestoresTheDimmedButton() {
    let policy = TestPolicy()
    policy.onPop = { _, _ in .deny(reason: "unsaved") }
    let navigation = makeNavigation(policy: policy)
    var alpha = 1.0
    policy.told = { _, _ in alpha = navigation.backButtonAlpha }
    expectEqual(navigation.tapBack().text, "blocked: unsaved")
    #expect(alpha < 1)
    expectEqual(navigation.backButtonAlpha, 1)
    expectEqual(navigation.classes, "A B")
  }

  @Test func aTapInTheButtonsFrameIsATapOnIt() throws {
    for direction in NavigationScene.LayoutDirection.allCases {
      let navigation = makeNavigation(direction: direction)
      let frame = try #require(navigation.bar.back?.frame)
      #expect(frame.width >= 44 && frame.height >= 44)
      expectEqual(navigation.tap(at: frame.center).text, "popped")
    }
  }

  @Test func aTapElsewhereHitsNothing() {
    expectEqual(
      makeNavigation().tap(at: ScreenPoint(x: 200, y: 500)).text, "ignored: nothing there")
    expectEqual(makeNavigation().tap(at: ScreenPoint(x: 380, y: 60)).text, "ignored: nothing there")
  }

  @Test func rawTouchesTapToo() throws {
    let navigation = makeNavigation()
    let point = try #require(navigation.bar.back?.frame.center)
    #expect(navigation.touch(.began, at: point) == nil)
    #expect(navigation.backButtonAlpha < 1)
    expectEqual(navigation.touch(.ended, at: point)?.text, "popped")
    expectEqual(navigation.backButtonAlpha, 1)
  }

  @Test func aCancelledTouchTapsNothing() throws {
    let navigation = makeNavigation()
    let point = try #require(navigation.bar.back?.frame.center)
    navigation.touch(.began, at: point)
    expectEqual(navigation.touch(.cancelled, at: point)?.kind, .ignored)
    expectEqual(navigation.classes, "A B")
    expectEqual(navigation.backButtonAlpha, 1)
  }

  @Test func aTapStartsAndEndsOnTheButton() throws {
    for (start, end, pops) in [(2.0, 8.0, true), (2, -5, false), (-5, 2, false), (-8, -2, false)] {
      let navigation = makeNavigation()
      let frame = try #require(navigation.bar.back?.frame)
      navigation.touch(.began, at: ScreenPoint(x: frame.maxX - start, y: 60))
      navigation.touch(.moved, at: ScreenPoint(x: frame.maxX - (start + end) / 2, y: 60))
      let outcome = navigation.touch(.ended, at: ScreenPoint(x: frame.maxX - end, y: 60))
      expectEqual(outcome?.text, pops ? "popped" : "ignored: too short", "\(start) to \(end)")
    }
  }

  @Test func theButtonIsDimmedByAFingerOnItOnly() throws {
    let navigation = makeNavigation()
    let point = try #require(navigation.bar.back?.frame.center)
    navigation.touch(.began, at: point)
    #expect(navigation.backButtonAlpha < 1)
    navigation.touch(.began, at: ScreenPoint(x: 200, y: 400), id: 2)
    expectEqual(navigation.backButtonAlpha, 1, "two fingers tap nothing")
    navigation.touch(.ended, at: point)
    navigation.touch(.ended, at: ScreenPoint(x: 200, y: 400), id: 2)
    navigation.push(navigation.make("C"), settle: false)
    navigation.touch(.began, at: point)
    expectEqual(navigation.backButtonAlpha, 1, "a bar in transition takes no touch")
    navigation.touch(.ended, at: point)
    navigation.settle()
    navigation.touch(.began, at: point)
    navigation.pop(settle: false)
    expectEqual(navigation.touch(.ended, at: point)?.text, "ignored: transition")
    expectEqual(navigation.backButtonAlpha, 1, "the transition took the tap")
  }

  @Test func theMenuListsTitlesNearestFirst() {
    let navigation = makeNavigation(["A", "B", "C"])
    expectEqual(navigation.backMenu, ["B", "A"])
    navigation.stack[0].title = nil
    expectEqual(navigation.backMenu, ["B", "Back"])
    #expect(makeNavigation(["A"]).backMenu.isEmpty)
  }

  @Test func theMenuKeepsItsTitlesBesideAnArrowAlone() {
    let navigation = makeNavigation(settings: makeSettings { $0.showsPreviousTitle = false })
    expectEqual(navigation.bar.back?.title, "")
    expectEqual(navigation.backMenu, ["A"])
  }

  @Test func aCustomButtonHasNoMenu() {
    let navigation = makeNavigation(settings: makeSettings { $0.customBackButton = true })
    #expect(navigation.backMenu.isEmpty)
    expectEqual(navigation.pickBackMenu(1).text, "ignored: no back button")
  }

  @Test func pickingEntryIPopsIControllers() {
    let policy = TestPolicy()
    let navigation = makeNavigation(["A", "B", "C"], policy: policy)
    expectEqual(navigation.pickBackMenu(3).text, "ignored: nothing there")
    expectEqual(navigation.pickBackMenu(0).text, "ignored: nothing there")
    expectEqual(navigation.pickBackMenu(2).text, "popped")
    #expect(policy.pops.allSatisfy { $0.source == .backMenu && $0.count == 2 })
    expectEqual(policy.calls(of: "shouldPop").count, 2)
  }

  @Test func theMenusPopIsToldBeforeWhatAppears() {
    let navigation = makeNavigation(["A", "B", "C"])
    let index = navigation.events.lastIndex
    navigation.pickBackMenu(2)
    expectEqual(
      navigation.story(since: index, [.pop, .didAppear]), ["C.pop", "B.pop", "A.didAppear"])
  }

  @Test func theSameDecisionOverAllTriggers() {
    for trigger: (NavigationController) -> Outcome? in [
      { $0.tapBack() }, { $0.pan(makePan()) }, { $0.pickBackMenu(1) }, { $0.requestPop() },
      { $0.pop() },
    ] {
      let policy = TestPolicy()
      policy.onPop = { _, _ in .deny(reason: "no") }
      expectEqual(trigger(makeNavigation(policy: policy))?.text, "blocked: no")
    }
  }

  @Test func theReasonIsMadeForEachEvent() {
    let policy = TestPolicy()
    policy.onPop = { _, _ in .deny() }
    let navigation = makeNavigation(policy: policy)
    navigation.pan(makePan())
    navigation.tapBack()
    expectEqual(policy.pops.map(\.source), [.edgeGesture, .backButton])
  }

  /// Rules 94 and 95: 44 points high, in the middle of the bar, and every point of it answers; one
  /// beside it does not.
  @Test(arguments: [NavigationScene.LayoutDirection.ltr, .rtl], ["", "Back"])
  func allOfTheButtonAnswers(direction: NavigationScene.LayoutDirection, title: String) throws {
    let settings = makeSettings { $0.backTitle = title }
    let bar = makeNavigation(direction: direction, settings: settings).bar
    let frame = try #require(bar.back?.frame)
    expectEqual(frame.height, 44)
    expectEqual(frame.y, BarLayout.statusHeight + (BarLayout.barHeight - frame.height) / 2)
    let (right, foot) = (frame.x + frame.width, frame.y + frame.height)
    for (x, y, isInside) in [
      (frame.x, frame.y, true), (right - 0.1, frame.y, true), (frame.x, foot - 0.1, true),
      (right - 0.1, foot - 0.1, true), (frame.x - 0.1, frame.y, false),
      (right + 0.1, foot - 1, false),
      (frame.x, frame.y - 0.1, false), (frame.x, foot + 0.1, false),
    ] {
      let navigation = makeNavigation(direction: direction, settings: settings)
      let outcome = navigation.tap(at: ScreenPoint(x: x, y: y)).text
      expectEqual(outcome, isInside ? "popped" : "ignored: nothing there", "\(x), \(y)")
    }
  }
}
