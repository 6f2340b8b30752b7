import Expectations
import NavhostNavigation
import Testing

/// contract.md, section 6: what `ios26` does differently.
struct ProfileTests {
  private let policy = TestPolicy()

  private func make(
    _ classes: [String] = ["A", "B", "C"], _ settings: ControllerSettings = makeSettings()
  ) -> NavigationController {
    makeNavigation(classes, profile: .ios26, policy: policy, settings: settings)
  }

  @Test func aPanOnTheContentPops() {
    let navigation = make()
    expectEqual(navigation.pan(makePan(from: 100, to: 390))?.text, "popped")
    expectEqual(policy.pops.first?.source, .contentGesture)
    expectEqual(policy.gestures.first?.kind, .content)
    expectEqual(navigation.pan(makePan(from: 20, to: 390))?.text, "popped")
    expectEqual(policy.pops.last?.source, .edgeGesture)
  }

  @Test func inTheOlderProfileItIsTooFar() {
    let navigation = makeNavigation(["A", "B"])
    expectEqual(navigation.pan(makePan(from: 100, to: 390))?.text, "ignored: distance")
  }

  @Test func theSettingSwitchesItOff() {
    let navigation = make(["A", "B"], makeSettings { $0.interactiveContentPopDisabled = true })
    expectEqual(navigation.pan(makePan(from: 100, to: 390))?.text, "ignored: distance")
    expectEqual(navigation.pan(makePan())?.text, "popped")
  }

  @Test func itsGuards() {
    expectEqual(make(["A"]).pan(makePan(from: 100, to: 390))?.text, "ignored: root")
    expectEqual(
      make(["A", "B"], makeSettings { $0.maxInitialDistance = 60 })
        .pan(makePan(from: 100, to: 390))?.text, "ignored: distance")
    expectEqual(
      make(["A", "B"], makeSettings { $0.customBackButton = true })
        .pan(makePan(from: 100, to: 390))?.text, "ignored: custom back button")
    expectEqual(make().pan(makePan(from: 200, to: 100))?.text, "ignored: direction")
  }

  @Test func aCallEndsTheRunningTransitionAndIsCarriedOut() {
    let navigation = make()
    navigation.pop(settle: false)
    let index = navigation.events.lastIndex
    #expect(navigation.push(navigation.make("D")).controller != nil)
    expectEqual(navigation.lifecycle(since: index).prefix(2), ["C.didDisappear", "B.didAppear"])
    #expect(navigation.classes == "A B D" && navigation.check().isEmpty)
  }

  @Test func oneUnderAFingerStillRefuses() {
    let navigation = make()
    navigation.pan(makePan(to: 100, release: false))
    expectEqual(navigation.pop().text, "ignored: transition")
  }

  @Test func aSwipeTakesARunningPopOverAndLetsItFinish() {
    let navigation = make()
    navigation.tapBack(settle: false)
    navigation.advance(by: 0.1)
    policy.calls = []
    expectEqual(navigation.pan(makePan())?.text, "popped")
    expectEqual(navigation.classes, "A B")
    #expect(policy.calls(of: "shouldPop").isEmpty)
    #expect(policy.calls(of: "gestureShouldBegin").isEmpty)
    #expect(navigation.check().isEmpty)
  }

  @Test func whereItGoesBackWhatHadLeftReturns() {
    let navigation = make()
    navigation.popToRoot(settle: false)
    navigation.advance(by: 0.1)
    let index = navigation.events.lastIndex
    expectEqual(navigation.pan(makePan(to: 40, duration: 0.3))?.text, "cancelled")
    expectEqual(navigation.classes, "A B C")
    expectEqual(navigation.story(since: index, [.push]), ["B.push", "C.push"])
    expectEqual(navigation.lifecycle(since: index).suffix(2), ["A.didDisappear", "C.didAppear"])
    #expect(navigation.check().isEmpty)
  }

  @Test func aRunningPushIsTakenBack() {
    let navigation = make(["A"])
    navigation.push(navigation.make("B"), settle: false)
    navigation.advance(by: 0.2)
    expectEqual(navigation.pan(makePan())?.text, "popped")
    #expect(navigation.classes == "A" && policy.calls(of: "shouldPop").isEmpty)
    navigation.push(navigation.make("B"), settle: false)
    expectEqual(navigation.pan(makePan(to: 40, duration: 0.3))?.text, "cancelled")
    #expect(navigation.classes == "A B" && navigation.check().isEmpty)
  }

  @Test func aSwipeThatGoesBackIsTakenOverAgain() {
    let navigation = make()
    navigation.pan(makePan(to: 60, duration: 1, settle: false))
    #expect(navigation.transition != nil)
    expectEqual(navigation.pan(makePan())?.text, "popped")
    #expect(navigation.classes == "A B" && navigation.check().isEmpty)
  }

  /// Swipes that are refused while B comes, by what stands on B.
  private static let refusedSwipes: [(pan: Pan, settings: ControllerSettings, reason: String)] = [
    (makePan(), makeSettings { $0.interactivePopDisabled = true }, "gesture disabled"),
    (makePan(), makeSettings { $0.gesture = GestureMode.none }, "gesture disabled"),
    (makePan(from: 100), makeSettings { $0.maxInitialDistance = 60 }, "distance"),
    (makePan(from: 100), makeSettings { $0.interactiveContentPopDisabled = true }, "distance"),
    (makePan(from: 300, to: 100), makeSettings(), "direction"),
    (
      Pan(from: ScreenPoint(x: 200, y: 200), to: ScreenPoint(x: 200, y: 400), duration: 0.1),
      makeSettings(),
      "direction"
    ),
    (makePan(), makeSettings { $0.customBackButton = true }, "custom back button"),
    (makePan(), makeSettings { $0.hidesBackButton = true }, "custom back button"),
    (makePan(from: 100), makeSettings { $0.barHidden = true }, "custom back button"),
    (makePan(), makeSettings { $0.regions = [makeMap()] }, "region"),
    (makePan(from: 100), makeSettings { $0.regions = [makeMap()] }, "region"),
    (makePan(fingers: 2), makeSettings(), "fingers"),
    (makePan(to: 8), makeSettings(), "too short"),
  ]

  private static func makeMap() -> Region {
    Region(name: "map", frame: ScreenRect(x: 0, y: 100, width: 390, height: 700), handles: .all)
  }

  @Test(arguments: refusedSwipes.indices)
  func aSwipeThatIsRefusedEndsNothingAndTakesNothingOver(row: Int) {
    var (pan, settings, reason) = Self.refusedSwipes[row]
    pan.duration = 0.1
    let navigation = make(["A"])
    navigation.push(
      navigation.makeController(className: "B", settings: settings), settle: false)
    expectEqual(navigation.pan(pan)?.text, "ignored: \(reason)")
    #expect(navigation.transition?.kind == .push && navigation.transition?.interactive == false)
    #expect(navigation.count(.transitionEnded) == 0 && navigation.classes == "A B")
    navigation.settle()
    #expect(navigation.check().isEmpty)
  }

  /// Calls that are refused while C comes.
  private static let refusedCalls: [@Sendable (NavigationController) -> String?] = [
    { $0.push($0.stack[0]).reason }, { $0.push($0.make("Refused")).reason },
    { $0.setStack([]).reason }, { $0.pickBackMenu(7).reason },
    { $0.tap(at: ScreenPoint(x: 200, y: 600)).reason }, { $0.swipeDown()?.reason },
    { $0.present($0.stack[1]).reason }, { $0.tapBack().reason }, { $0.requestPop().reason },
    { $0.escape().reason }, { $0.requestStack([$0.stack[0]]).reason },
    { $0.popTo($0.make("X")).reason }, { $0.pan(makePan(from: 1, duration: 0.1))?.reason },
  ]

  @Test(arguments: refusedCalls.indices)
  func aCallThatIsRefusedEndsNothing(row: Int) {
    let navigation = make(["A", "B"])
    navigation.push(navigation.make("C") { $0.customBackButton = true }, settle: false)
    policy.onPop = { _, _ in .deny(reason: "no") }
    policy.onPush = { _, _ in .deny(reason: "no") }
    #expect(Self.refusedCalls[row](navigation) != nil)
    #expect(navigation.transition?.kind == .push && navigation.count(.transitionEnded) == 0)
  }

  @Test func aCallThatWaitsForAPersonEndsNothing() {
    let navigation = make(["A", "B"])
    navigation.push(navigation.make("C"), settle: false)
    policy.onPop = { _, _ in .ask(Question("?")) }
    expectEqual(navigation.tapBack().text, "deferred")
    #expect(navigation.transition != nil)
    expectEqual(navigation.answer(true)?.text, "popped")
    #expect(navigation.classes == "A B" && navigation.check().isEmpty)
  }

  /// Calls that are carried out while C comes.
  private static let carriedOut: [@Sendable (NavigationController) -> Bool] = [
    { $0.push($0.make("D"), settle: false).controller != nil },
    { $0.pop(settle: false).kind == .popped },
    { $0.tapBack(settle: false).kind == .popped }, { $0.escape(settle: false).kind == .popped },
    { $0.pickBackMenu(2, settle: false).kind == .popped },
    { $0.requestPop(settle: false).kind == .popped },
    { $0.setStack([$0.make("D")], animated: true, settle: false).controller != nil },
    { $0.requestStack([$0.make("D")], animated: true, settle: false).kind == .popped },
    { $0.present($0.make("S"), settle: false).navigation != nil },
  ]

  @Test(arguments: carriedOut.indices)
  func whatIsCarriedOutEndsWhatRunsFirst(row: Int) {
    let navigation = make(["A", "B"])
    navigation.push(navigation.make("C"), settle: false)
    let index = navigation.events.lastIndex
    #expect(Self.carriedOut[row](navigation))
    let ends = navigation.events.since(index).filter { $0.name == .transitionEnded }
    #expect(ends.count == 1 && ends.first?.controller?.className == "C")
    expectEqual(navigation.lifecycle(since: index).prefix(2), ["B.didDisappear", "C.didAppear"])
    navigation.settle()
    #expect(navigation.check().isEmpty)
  }

  @Test func aTabIsShownWhileASheetLeaves() throws {
    let navigation = make(["A"])
    let tabs = try #require(navigation.tabs([navigation.make("T")]).tabs)
    let sheet = try #require(navigation.present(navigation.make("S")).navigation)
    sheet.dismiss(settle: false)
    expectEqual(tabs.select(1).text, "selected")
    #expect(navigation.count(.transitionEnded) == 2 && navigation.check().isEmpty)
  }

  @Test func aRegionOfTheScreenThatComesBackKeepsItsDrag() {
    let navigation = make(["A", "B"])
    navigation.stack[0].settings.regions = [Self.makeMap()]
    navigation.tapBack(settle: false)
    expectEqual(navigation.pan(makePan(duration: 0.1))?.text, "ignored: root")
    #expect(navigation.transition?.kind == .pop && navigation.transition?.interactive == false)
  }

  @Test func aYesLiftsASoftGuardThereToo() {
    let navigation = make(["A"])
    policy.onGesture = { _, _ in .allow() }
    navigation.push(navigation.make("B") { $0.customBackButton = true }, settle: false)
    expectEqual(navigation.pan(makePan(duration: 0.1))?.text, "popped")
    expectEqual(policy.calls(of: "shouldPop"), ["shouldPop B"])
    #expect(navigation.count(.transitionEnded) == 2 && navigation.classes == "A")
    #expect(navigation.check().isEmpty)
  }

  /// Rule 191: each start is the edge recogniser's or the content's, and both go one way only.
  @Test(arguments: [NavigationScene.LayoutDirection.ltr, .rtl])
  func theContentRecognizerCoversWhatTheEdgeOneDoesNot(direction: NavigationScene.LayoutDirection) {
    for x in stride(from: 0.0, through: 390, by: 5) {
      for sign in [1.0, -1] {
        let navigation = makeNavigation(direction: direction, profile: .ios26, policy: policy)
        policy.gestures = []
        let way = 12 * direction.sign * sign
        navigation.touch(.began, at: ScreenPoint(x: x, y: 400))
        let outcome = navigation.touch(.moved, at: ScreenPoint(x: x + way, y: 400))
        expectEqual(outcome?.text, sign > 0 ? nil : "ignored: direction", "\(x)")
        let distance = direction == .ltr ? x : 390 - x
        let kind = policy.gestures.first?.kind
        expectEqual(kind, sign < 0 ? nil : distance > 20 ? .content : .edge, "\(x)")
        expectEqual(navigation.transition != nil, sign > 0)
        navigation.touch(.cancelled, at: ScreenPoint(x: x + way, y: 400))
      }
    }
  }
}
