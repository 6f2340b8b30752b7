import Expectations
import NavhostNavigation
import Testing

/// Popovers and form sheets, and a tap beside them (contract 6).
@Suite struct TapOutsideTests {
  private let policy = TestPolicy()
  private let navigation: NavigationController

  init() {
    navigation = makeNavigation(["A", "B"], policy: policy)
  }

  private func present(_ style: Presentation.Style) throws -> NavigationController {
    try #require(navigation.present(navigation.make("S"), style: style).navigation)
  }

  @Test(arguments: Presentation.Style.allCases)
  func whichStyleHasWhichWay(_ style: Presentation.Style) throws {
    let hasDrag = [.sheet, .formSheet].contains(style)
    let hasOutside = [.popover, .formSheet].contains(style)
    var sheet = try present(style)
    expectEqual(sheet.swipeDown()?.text, hasDrag ? "dismissed" : "ignored: nothing there")
    sheet.dismiss()
    sheet = try present(style)
    let drag = Pan(from: ScreenPoint(x: 195, y: 60), to: ScreenPoint(x: 200, y: 800))
    expectEqual(sheet.pan(drag)?.kind == .dismissed, hasDrag)
    sheet.dismiss()
    sheet = try present(style)
    expectEqual(sheet.tapOutside().text, hasOutside ? "dismissed" : "ignored: nothing there")
    sheet.dismiss()
    sheet = try present(style)
    expectEqual(sheet.escape().text, style == .fullScreen ? "ignored: root" : "dismissed")
    sheet.dismiss()
    #expect(navigation.tapOutside().text == "ignored: nothing there" && navigation.check().isEmpty)
  }

  @Test func whatIsBelowAPopoverOrAFormSheetStays() throws {
    for style in [Presentation.Style.popover, .formSheet] {
      let index = navigation.events.lastIndex
      try present(style).tapOutside()
      expectEqual(
        navigation.lifecycle(since: index),
        ["S.willAppear", "S.didAppear", "S.willDisappear", "S.didDisappear"])
      #expect(policy.calls.filter { $0.hasSuffix("A") || $0.hasSuffix("B") }.isEmpty)
    }
  }

  @Test func allOfItsStackIsAskedOnceFromTheTopDown() throws {
    let sheet = try present(.popover)
    sheet.push(sheet.make("T"))
    policy.calls = []
    expectEqual(sheet.tapOutside().kind, .dismissed)
    expectEqual(policy.calls(of: "shouldPop"), ["shouldPop T", "shouldPop S"])
    expectEqual(policy.calls(of: "gestureShouldBegin"), [])
    for pop in policy.pops + policy.popped {
      #expect(pop.source == .tapOutside && pop.dismisses && pop.count == 2 && pop.animated)
      expectEqual(pop.target?.className, "B")
    }
    expectEqual(navigation.explanation?.source, .tapOutside)
  }

  @Test func aNoKeepsItAndAQuestionWaits() throws {
    let sheet = try present(.formSheet)
    policy.onPop = { _, _ in .deny(reason: "draft") }
    expectEqual(sheet.tapOutside().text, "blocked: draft")
    policy.onPop = { _, _ in .ask(Question("?")) }
    expectEqual(sheet.tapOutside().text, "deferred")
    expectEqual(sheet.tapOutside().text, "ignored: question open")
    #expect(navigation.answer(true)?.text == "dismissed" && navigation.presented == nil)
  }

  @Test func modalInPresentationRefusesItAndHearsOfTheAttempt() throws {
    let sheet = try present(.popover)
    sheet.push(sheet.make("T") { $0.modalInPresentation = true })
    policy.calls = []
    expectEqual(sheet.tapOutside().text, "ignored: modal")
    expectEqual(policy.calls, ["didAttemptToDismiss T"])
    policy.flags["modalInPresentation"] = { _, _ in false }
    sheet.top?.title = "asked afresh"
    expectEqual(sheet.tapOutside().text, "dismissed")
  }

  @Test func whatKeepsATapFromIt() throws {
    let sheet = try present(.popover)
    let bar = try #require(sheet.tabs([sheet.make("Tab")]).tabs)
    bar.select(1)
    expectEqual(sheet.tapOutside().text, "ignored: hidden")
    expectEqual(bar.navigations[1].tapOutside(settle: false).kind, .dismissed)
    expectEqual(navigation.present(navigation.make("X")).reason, "transition")
    navigation.settle()
    let below = try present(.popover)
    let above = try #require(below.present(below.make("U")).navigation)
    expectEqual(below.tapOutside().text, "ignored: covered")
    let inner = try #require(above.embed(above.make("I"), in: above.stack[0]).navigation)
    expectEqual(inner.tapOutside().text, "ignored: nothing there")
    above.dismiss()
    expectEqual(below.tapOutside().kind, .dismissed)
    expectEqual(below.tapOutside().text, "ignored: nothing there", "it has left")
  }

  @Test func anEmbeddedRootPassesAnEscapeOnFromItsTabsToo() throws {
    let sheet = try present(.formSheet)
    let inner = try #require(sheet.embed(sheet.make("I"), in: sheet.stack[0]).navigation)
    let tabs = try #require(inner.tabs([inner.make("J")]).tabs)
    tabs.select(1)
    expectEqual(tabs.navigations[1].escape().kind, .dismissed)
    expectEqual(policy.pops.map(\.source), [.escape, .escape, .escape])
    expectEqual(policy.pops.map(\.dismisses), [true, true, true])
  }
}
