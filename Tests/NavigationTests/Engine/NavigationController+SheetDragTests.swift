import Expectations
import NavhostNavigation
import Testing

/// contract.md, section 6: a sheet under a finger.
struct SheetDragTests {
  private let policy = TestPolicy()
  private let navigation: NavigationController
  private let sheet: NavigationController

  init() throws {
    navigation = makeNavigation(["A"], policy: policy)
    sheet = try #require(navigation.present(navigation.make("S")).navigation)
    policy.calls = []
  }

  private func drag(by way: Double, sideways: Double = 0, from y: Double = 300) -> String? {
    let start = ScreenPoint(x: 195, y: y)
    return sheet.pan(
      Pan(from: start, to: ScreenPoint(x: 195 + sideways, y: y + way), duration: 0.5))?.text
  }

  @Test func swipingDownDismisses() {
    expectEqual(sheet.swipeDown()?.text, "dismissed")
    expectEqual(policy.pops.map(\.source), [.sheetSwipe])
    #expect(policy.calls(of: "gestureShouldBegin").isEmpty)
    expectEqual(policy.calls(of: "shouldPop"), ["shouldPop S"])
    #expect(navigation.presented == nil && navigation.check().isEmpty)
  }

  @Test func eachCallbackComesOnce() {
    let index = navigation.events.lastIndex
    sheet.swipeDown()
    expectEqual(navigation.lifecycle(since: index), ["S.willDisappear", "S.didDisappear"])
  }

  @Test func halfWayBackIsCancelled() {
    let index = navigation.events.lastIndex
    expectEqual(drag(by: 200), "cancelled")
    expectEqual(
      navigation.lifecycle(since: index), ["S.willDisappear", "S.willAppear", "S.didAppear"])
    #expect(navigation.presented === sheet && navigation.count(.transitionCancelled) == 1)
    #expect(navigation.check().isEmpty)
    expectEqual(sheet.swipeDown()?.text, "dismissed")
  }

  @Test func moreThanHalfTheScreensHeightDecidesWithTheSpeed() {
    // 400 pt in 1 s: 400 + 0.3 * 400 = 520 > 422; 300 pt: 390 < 422.
    expectEqual(sheet.swipeDown(distance: 300, duration: 1)?.text, "cancelled")
    expectEqual(sheet.swipeDown(distance: 400, duration: 1)?.text, "dismissed")
  }

  @Test func underTheFingerItFollows() {
    #expect(sheet.swipeDown(distance: 422, release: false) == nil)
    #expect(sheet.transition?.kind == .dismiss && sheet.transition?.interactive == true)
    expectEqual(sheet.transition?.progress, 0.5)
    expectEqual(sheet.touch(.cancelled, at: ScreenPoint(x: 195, y: 469))?.text, "cancelled")
    navigation.settle()
    #expect(navigation.check().isEmpty)
  }

  @Test func aStackInsideIsHiddenOnceThePushOfTheSheetHasBegun() throws {
    let container = try #require(sheet.top)
    let inner = try #require(navigation.embed(navigation.make("I"), in: container).navigation)
    sheet.push(navigation.make("T"))
    sheet.push(navigation.make("U"), settle: false)
    expectEqual(sheet.transition?.kind, .push)
    let down = Pan(
      from: ScreenPoint(x: 195, y: 300), to: ScreenPoint(x: 195, y: 800), duration: 0.5)
    expectEqual(inner.pan(down)?.text, "ignored: hidden")
    navigation.settle()
    #expect(navigation.check().isEmpty)
  }

  @Test(arguments: [true, false])
  func whatIsPutInsideUnderTheFingerShowsIfTheSheetStays(leaves: Bool) throws {
    #expect(sheet.swipeDown(distance: leaves ? 700 : 100, duration: 1, release: false) == nil)
    let container = try #require(sheet.top)
    let index = navigation.events.lastIndex
    _ = navigation.embed(navigation.make("I"), in: container)
    sheet.touch(.ended, at: ScreenPoint(x: 195, y: leaves ? 747 : 147))
    navigation.settle()
    expectEqual(
      navigation.lifecycle(since: index),
      (leaves
        ? ["S.didDisappear"] : ["S.willAppear", "S.didAppear", "I.willAppear", "I.didAppear"]))
    #expect(navigation.check().isEmpty)
  }

  @Test func modalInPresentationRefusesAndTells() {
    sheet.top?.settings.modalInPresentation = true
    expectEqual(sheet.swipeDown()?.text, "ignored: modal")
    expectEqual(policy.calls, ["didAttemptToDismiss S"])
    expectEqual(sheet.escape().text, "dismissed", "other ways are as always")
  }

  @Test func aVerticalRegionKeepsTheDragUnlessAtItsTop() {
    let frame = ScreenRect(x: 0, y: 200, width: 390, height: 400)
    func set(_ handles: Region.Handles, _ offset: Double?) {
      sheet.top?.settings.regions = [
        Region(name: "list", frame: frame, handles: handles, offset: offset)
      ]
    }
    set(.vertical, 40)
    expectEqual(drag(by: 500), "ignored: region")
    set(.all, nil)
    expectEqual(drag(by: 500), "ignored: region")
    set(.horizontal, 40)
    expectEqual(drag(by: 40), "cancelled")
    set(.vertical, 0)
    expectEqual(drag(by: 500), "dismissed")
  }

  @Test func moreSidewaysIsAPopGesture() {
    expectEqual(drag(by: 50, sideways: 60), "ignored: root")
    expectEqual(drag(by: -100), "ignored: root", "upwards is no drag of the sheet")
  }

  @Test func theFirstRefusalIsTheReason() throws {
    sheet.top?.settings.modalInPresentation = true
    policy.onPop = { _, _ in .ask(Question("?")) }
    sheet.requestDismiss()
    expectEqual(sheet.swipeDown()?.text, "ignored: question open")
    navigation.answer(false)
    let above = try #require(sheet.present(sheet.make("U"), style: .fullScreen).navigation)
    expectEqual(sheet.swipeDown()?.text, "ignored: covered")
    expectEqual(above.swipeDown()?.text, "ignored: nothing there")
    expectEqual(navigation.swipeDown()?.text, "ignored: nothing there")
  }

  @Test func aNoAndAQuestionEndTheDrag() {
    policy.onPop = { _, _ in .deny(reason: "draft") }
    expectEqual(sheet.swipeDown()?.text, "blocked: draft")
    policy.onPop = { _, _ in .ask(Question("Discard?")) }
    expectEqual(sheet.swipeDown()?.text, "deferred")
    expectEqual(navigation.answer(true)?.text, "dismissed")
    expectEqual(policy.pops.last?.source, .sheetSwipe)
    #expect(navigation.check().isEmpty)
  }

  /// What becomes of a finger that comes down at 195, 300, goes so far, and rests before it goes up.
  private func dragAndRest(_ way: ScreenPoint) -> String? {
    let start = ScreenPoint(x: 195, y: 300)
    sheet.touch(.began, at: start)
    let end = ScreenPoint(x: start.x + way.x, y: start.y + way.y)
    sheet.touch(.moved, at: end)
    navigation.advance(by: 1)
    return sheet.touch(.ended, at: end)?.text
  }

  @Test(arguments: [(421.5, "cancelled"), (422, "cancelled"), (422.5, "dismissed")])
  func exactlyHalfTheHeightGoesBack(way: Double, outcome: String) {
    expectEqual(dragAndRest(ScreenPoint(y: way)), outcome)
  }

  @Test(arguments: [(20.0, 20.0), (-20, 20), (21, 20), (20, 21), (-20, 21)])
  func exactlyDiagonalIsNotDownward(x: Double, y: Double) {
    let isDrag = y > x.magnitude
    expectEqual(dragAndRest(ScreenPoint(x: x, y: y)), isDrag ? "cancelled" : "ignored: root")
    #expect(policy.calls(of: "shouldPop").isEmpty != isDrag)
  }
}
