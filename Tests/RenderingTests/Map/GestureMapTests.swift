import Expectations
import Foundation
import NavhostNavigation
import Testing

@testable import NavhostRendering

@Suite("Where a gesture may begin")
struct GestureMapTests {
  private func scene(_ direction: NavigationScene.LayoutDirection, _ policy: FixedPolicy) -> Scene {
    let scene = Scene(.init(direction: direction, gesture: .fullscreen), policy: policy)
    scene.push("Home")
    scene.push("Player") {
      $0.maxInitialDistance = 260
      $0.regions = [
        Region(
          name: "Covers", frame: ScreenRect(x: 0, y: 280, width: 390, height: 180),
          handles: .horizontal, offset: 120)
      ]
    }
    policy.gesture = { $0.start.y > 700 ? .deny(reason: "the player's own") : .abstain }
    return scene
  }

  @Test("in both directions", arguments: NavigationScene.LayoutDirection.allCases)
  func map(_ direction: NavigationScene.LayoutDirection) throws {
    let scene = scene(direction, FixedPolicy())
    let grid = try #require(scene.navigation.probeGestures(side: 10))
    #expect(grid.columns == 39 && grid.rows == 85)
    let near = direction == .ltr ? 0 : 38
    expectEqual(grid.probes[near].answer, .begins)
    expectEqual(
      grid.probes[38 - near], GestureProbe(.guarded, .distance, "more than 260 pt from the edge"))
    expectEqual(grid.probes[30 * 39 + near], GestureProbe(.guarded, .region, "Covers"))
    expectEqual(
      grid.probes[80 * 39 + near], GestureProbe(.blocked, Refusal("the player's own"), "policy"))
    try expectStored(
      GestureMap.picture(of: grid, on: scene.screen), "map-\(direction.rawValue)")
  }

  @Test("asking changes nothing: no events, no explanation, no question")
  func asking() throws {
    let policy = FixedPolicy()
    let scene = scene(.ltr, policy)
    policy.pop = .ask(Question("Leave?"))
    let (events, explanation) = (scene.navigation.events.lastIndex, scene.navigation.explanation)
    let grid = try #require(scene.navigation.probeGestures(side: 50))
    #expect(policy.gestureCalls > 0 && policy.dropped == 1)
    expectEqual(grid.pop, .ask(Question("Leave?")))
    expectEqual(scene.navigation.events.lastIndex, events)
    expectEqual(scene.navigation.explanation, explanation)
    #expect(scene.navigation.question == nil)
    let svg = GestureMap.picture(of: grid, on: scene.screen).svg
    #expect(svg.contains("The swipe asks first"))
  }

  @Test("the number of questions is bounded")
  func bounded() throws {
    let scene = Scene(.init(width: 1e6, height: 1e6))
    let grid = try #require(scene.navigation.probeGestures(side: 1))
    #expect((1...21_000).contains(grid.probes.count))
    #expect(grid.probes.allSatisfy { $0 == GestureProbe(.guarded, Refusal("root")) })
  }

  @Test(
    "squares with the same answer for the same reason are one kind",
    arguments: [
      (GestureProbe(.begins), Verdict.Answer.abstain, MapArea.Kind.begins, nil as String?),
      (GestureProbe(.begins), .allow(reason: nil), .begins, nil),
      (GestureProbe(.begins), .deny(reason: "unsaved"), .blocked, "unsaved"),
      (GestureProbe(.begins), .ask(Question("Leave?")), .asks, "Leave?"),
      (GestureProbe(.blocked, Refusal("no")), .abstain, .blocked, "no"),
      (GestureProbe(.guarded, .region), .abstain, .soft, "region"),
      (
        GestureProbe(.guarded, Refusal("custom back button")), .deny(reason: "x"), .soft,
        "custom back button"
      ),
      (GestureProbe(.guarded, Refusal("root")), .abstain, .hard, "root"),
      (GestureProbe(.guarded, .questionOpen), .abstain, .waits, "Discard?"),
    ])
  func areas(
    _ probe: GestureProbe, _ pop: Verdict.Answer, _ kind: MapArea.Kind, _ reason: String?
  ) {
    let grid = GestureGrid(
      side: 1, columns: 1, rows: 1, probes: [probe], pop: pop, openQuestion: "Discard?")
    let area = MapArea(probe, in: grid)
    #expect(area.kind == kind && area.reason == reason)
    expectEqual(area.words, kind == .soft || kind == .hard ? "Guard: \(reason ?? "")" : area.words)
    expectEqual(area.details, kind == .soft || kind == .hard ? [] : reason.map { [$0] } ?? [])
  }

  @Test("an area names who is behind it: of the gesture, else of the pop, or what a guard goes by")
  func authors() {
    func area(_ probe: GestureProbe, _ pop: Verdict.Answer = .abstain) -> MapArea {
      MapArea(
        probe,
        in: GestureGrid(
          side: 1, columns: 1, rows: 1, probes: [probe], pop: pop, popBy: "pop (p.lua:2)"))
    }
    let begins = GestureProbe(.begins, nil, "lifts (l.lua:4)")
    expectEqual(area(begins).details, ["lifts (l.lua:4), pop (p.lua:2)"])
    expectEqual(area(begins, .deny(reason: "unsaved")).details, ["pop (p.lua:2)", "unsaved"])
    expectEqual(area(begins, .ask(Question("Leave?"))).details, ["pop (p.lua:2)", "Leave?"])
    let low = GestureProbe(.blocked, Refusal("low"), "player (p.lua:9)")
    expectEqual(area(low).details, ["player (p.lua:9)", "low"])
    #expect(!area(low).isSame(as: area(GestureProbe(.blocked, Refusal("low"), "other"))))
    let far = GestureProbe(
      .guarded, Refusal("distance"), "more than 60 pt from the edge, set by the app")
    expectEqual(area(far).details, ["more than 60 pt from the edge, set by the app"])
  }
}
