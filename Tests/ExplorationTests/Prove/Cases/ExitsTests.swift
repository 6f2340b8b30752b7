import Expectations
import NavhostNavigation
import NavhostPluginHost
import Testing

@testable import NavhostExploration

/// The ways to leave a screen, as a table tries them.
@Suite struct ExitsTests {
  private func lines(
    _ source: PopSource, count: Int = 1, total: Int = 4, _ more: CaseWorld.Values = [:]
  ) -> [String] {
    let values = ["source": "\"\(source.rawValue)\"", "count": "\(count)"].merging(more) { $1 }
    return Exits.lines(.shouldPop, values, total: total, pushed: "")
  }

  @Test func thereIsOneForEachSource() {
    let plain = PopSource.allCases.map { lines($0).last ?? "" }
    #expect(!plain.contains(""))
    expectEqual(Set(plain).count, plain.count - 2, "two are taps, two pans from the middle")
  }

  @Test func severalLeaveWhereTheyCan() {
    expectEqual(lines(.backMenu, count: 3), ["nav.backMenu(3)"])
    expectEqual(lines(.request), ["nav.requestPop()"])
    expectEqual(lines(.request, count: 2), ["nav.requestPop{count = 2}"])
    #expect(
      lines(.programmatic) == ["nav.pop()"] && lines(.programmatic, count: 3) == ["nav.popTo(1)"])
    expectEqual(
      lines(.deepLink, count: 2),
      [
        "nav.setStack({nav.stack[1], nav.stack[2]}, {ask = true, animated = true})"
      ])
  }

  @Test func theProgramMayDoItWithoutAnimation() {
    expectEqual(lines(.programmatic, ["animated": "false"]), ["nav.pop({animated = false})"])
    expectEqual(
      lines(.programmatic, count: 2, ["animated": "false"]), ["nav.popTo(2, {animated = false})"])
    expectEqual(
      lines(.deepLink, count: 3, ["animated": "false"]),
      ["nav.setStack({nav.stack[1]}, {ask = true})"])
    expectEqual(lines(.request, ["animated": "false"]), ["nav.requestPop{animated = false}"])
    expectEqual(
      lines(.programmatic, ["animated": "false", "dismisses": "true"]),
      ["nav.presented.dismiss({animated = false})"])
  }

  @Test func fiveDismissAndTwoDoNothingElse() {
    let dismissing = PopSource.allCases.filter { Exits.dismisses("\"\($0.rawValue)\"") }
    expectEqual(dismissing, [.escape, .sheetSwipe, .tapOutside, .request, .programmatic])
    expectEqual(
      PopSource.allCases.filter { Exits.alwaysDismisses("\"\($0.rawValue)\"") },
      [.sheetSwipe, .tapOutside])
    expectEqual(lines(.escape, ["dismisses": "true"]), ["nav.presented.escape()"])
    expectEqual(lines(.escape), ["nav.escape()"])
  }

  @Test func aPanOnTheContentNeedsItsProfile() {
    #expect(Exits.needsContentPan(["source": "\"contentGesture\""]))
    #expect(Exits.needsContentPan(["kind": "\"content\""]))
    #expect(!Exits.needsContentPan(["source": "\"edgeGesture\"", "kind": "\"edge\""]))
  }
}
