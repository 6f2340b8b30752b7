import Expectations
import NavhostNavigation
import Testing

/// contract.md, section 6: what is presented, and how it leaves.
struct PresentingTests {
  private let policy = TestPolicy()
  private let navigation: NavigationController

  init() {
    navigation = makeNavigation(["A", "B"], policy: policy)
  }

  private func present(
    _ classes: [String] = ["S"], style: Presentation.Style = .sheet
  ) throws -> NavigationController {
    let top = navigation.scene.topNavigation ?? navigation
    let sheet = try #require(top.present(top.make(classes[0]), style: style).navigation)
    for name in classes.dropFirst() { sheet.push(sheet.make(name)) }
    return sheet
  }

  @Test func aSheetLeavesWhatIsBelowInPeace() throws {
    let index = navigation.events.lastIndex
    let sheet = try present()
    expectEqual(navigation.lifecycle(since: index), ["S.willAppear", "S.didAppear"])
    #expect(navigation.presented === sheet && sheet.presenting === navigation)
    #expect(navigation.isCovered && !sheet.isCovered)
    #expect(navigation.check().isEmpty)
  }

  @Test func aFullScreenPresentationMakesItDisappearAndAppear() throws {
    let index = navigation.events.lastIndex
    let screen = try present(style: .fullScreen)
    expectEqual(
      navigation.lifecycle(since: index),
      [
        "B.willDisappear", "S.willAppear", "S.didAppear", "B.didDisappear",
      ])
    let next = navigation.events.lastIndex
    expectEqual(screen.dismiss().text, "dismissed")
    expectEqual(
      navigation.lifecycle(since: next),
      [
        "S.willDisappear", "B.willAppear", "B.didAppear", "S.didDisappear",
      ])
    #expect(navigation.check().isEmpty)
  }

  @Test func theEventsOfAnotherStackCarryItsNumber() throws {
    let index = navigation.events.lastIndex
    let sheet = try present()
    sheet.dismiss()
    let stacks = navigation.events.since(index).filter { $0.name != .barChanged }.map(\.stack)
    #expect(Set(stacks) == [sheet.number] && sheet.number == 2)
    expectEqual(
      navigation.story(since: index, [.push, .present, .dismiss, .pop, .transitionBegan]),
      [
        "S.push", "S.present", "S.transitionBegan", "S.dismiss", "S.pop", "B.transitionBegan",
      ])
  }

  @Test func aDismissalAsksAllOfTheStackFromTheTopDown() throws {
    let sheet = try present(["S", "T"])
    policy.calls = []
    expectEqual(sheet.requestDismiss().text, "dismissed")
    expectEqual(policy.calls(of: "shouldPop"), ["shouldPop T", "shouldPop S"])
    expectEqual(policy.calls(of: "didPop"), ["didPop T", "didPop S"])
    let pop = try #require(policy.pops.first)
    #expect(pop.dismisses && pop.count == 2 && pop.target === navigation.top)
    expectEqual(pop.source, .request)
    #expect(navigation.presented == nil && sheet.depth == 0 && sheet.presenting == nil)
  }

  @Test func aNoKeepsIt() throws {
    let sheet = try present(["S", "T"])
    policy.onPop = { controller, _ in
      controller.className == "S" ? .deny(reason: "draft") : .abstain
    }
    expectEqual(sheet.requestDismiss().text, "blocked: draft")
    #expect(sheet.classes == "S T" && navigation.presented === sheet)
    #expect(navigation.check().isEmpty)
  }

  @Test func whatIsAboveLeavesWithItAndIsAskedFirst() throws {
    let sheet = try present(["S"])
    let other = try present(["U", "V"])
    policy.calls = []
    expectEqual(sheet.requestDismiss().text, "dismissed")
    expectEqual(policy.calls(of: "shouldPop"), ["shouldPop V", "shouldPop U", "shouldPop S"])
    expectEqual(policy.pops.last?.count, 3)
    #expect(!other.isAttached && !sheet.isAttached)
    #expect(navigation.check().isEmpty)
  }

  @Test func aQuestionWaitsAndAYesDismisses() throws {
    let sheet = try present()
    policy.onPop = { _, _ in .ask(Question("Discard?")) }
    expectEqual(sheet.requestDismiss().text, "deferred")
    expectEqual(navigation.question?.message, "Discard?")
    expectEqual(sheet.requestDismiss().text, "ignored: question open")
    expectEqual(navigation.answer(true)?.text, "dismissed")
    #expect(navigation.check().isEmpty)
  }

  @Test func whereTheProgramDismissesTheStackItsQuestionIsDropped() throws {
    let sheet = try present()
    policy.onPop = { _, pop in pop.source == .programmatic ? .abstain : .ask(Question("?")) }
    sheet.escape()
    expectEqual(sheet.dismiss().text, "dismissed")
    #expect(navigation.question == nil && policy.drops == 1)
    #expect(navigation.check().isEmpty)
  }

  @Test func aQuestionBelowStaysOpen() throws {
    policy.onPop = { _, _ in .ask(Question("?")) }
    navigation.requestPop()
    let sheet = try present()
    policy.onPop = { _, _ in .abstain }
    sheet.dismiss()
    #expect(navigation.question != nil)
    expectEqual(navigation.answer(true)?.text, "popped")
  }

  @Test func touchesBelowAreCovered() throws {
    let sheet = try present(["S", "T"])
    expectEqual(navigation.tapBack().text, "ignored: covered")
    expectEqual(navigation.pan(makePan())?.text, "ignored: covered")
    expectEqual(navigation.tap(at: ScreenPoint(x: 20, y: 60)).text, "ignored: covered")
    expectEqual(navigation.escape().text, "ignored: covered")
    expectEqual(navigation.pickBackMenu(1).text, "ignored: covered")
    expectEqual(navigation.present(navigation.make("X")).reason, "covered")
    expectEqual(sheet.tapBack().text, "popped")
    expectEqual(navigation.pop().text, "popped", "the program may")
    #expect(navigation.check().isEmpty)
  }

  @Test func oneThatHasLeftDoesNothing() throws {
    let sheet = try present()
    sheet.dismiss()
    expectEqual(sheet.push(sheet.make("X")).reason, "nothing there")
    expectEqual(sheet.pop().text, "ignored: nothing there")
    expectEqual(sheet.dismiss().text, "ignored: nothing there")
    expectEqual(sheet.pan(makePan())?.text, "ignored: nothing there")
    expectEqual(sheet.present(sheet.make("X")).reason, "nothing there")
    expectEqual(navigation.dismiss().text, "ignored: nothing there")
    expectEqual(navigation.requestDismiss().text, "ignored: nothing there")
  }

  @Test func theTransitionIsThePresentedOnes() throws {
    let sheet = try #require(
      navigation.present(navigation.make("S"), settle: false).navigation)
    #expect(sheet.transition?.kind == .present && navigation.transition == nil)
    expectEqual(navigation.pop().text, "ignored: transition")
    navigation.settle()
    expectEqual(sheet.dismiss(settle: false).text, "dismissed")
    expectEqual(sheet.transition?.kind, .dismiss)
    expectEqual(navigation.tapBack().text, "ignored: transition")
    navigation.advance(by: 0.35)
    #expect(sheet.transition == nil && navigation.tapBack().text == "popped")
    #expect(navigation.check().isEmpty)
  }

  @Test func escapePopsThenDismissesAndStopsAtTheRoot() throws {
    let sheet = try present(["S", "T"])
    expectEqual(sheet.escape().text, "popped")
    expectEqual(sheet.escape().text, "dismissed")
    expectEqual(policy.pops.map(\.source), [.escape, .escape])
    expectEqual(navigation.escape().text, "popped")
    expectEqual(navigation.escape().text, "ignored: root")
  }

  @Test func presentingFromInsideAHookIsBusyAndLosesNothing() throws {
    var reason: String?
    policy.told = { [navigation] _, _ in
      reason = navigation.present(navigation.make("S")).reason ?? "presented"
    }
    navigation.tapBack()
    #expect(reason == "busy" && navigation.presented == nil && navigation.check().isEmpty)
  }

  @Test func nothingOfASceneStaysAliveWithoutItsRoot() throws {
    weak var scene: NavigationScene?
    weak var sheet: NavigationController?
    do {
      let navigation = makeNavigation(["A", "B"])
      scene = navigation.scene
      sheet = navigation.present(navigation.make("S"), style: .fullScreen, settle: false).navigation
      _ = navigation.embed(navigation.make("X"), in: navigation.stack[0])
      _ = navigation.tabs([navigation.make("T")])
      navigation.policy = nil
    }
    #expect(sheet == nil && scene == nil)
  }
}
