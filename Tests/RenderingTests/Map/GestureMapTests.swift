import Foundation
import Navigation
import Rendering
import Testing

@Suite("Where a gesture may begin")
struct GestureMapTests {
  private func scene(_ direction: LayoutDirection, _ policy: FixedPolicy) -> Scene {
    let scene = Scene(.init(direction: direction, gesture: .fullscreen), policy: policy)
    scene.push("Home")
    scene.push("Player") {
      $0.maxInitialDistance = 260
      $0.regions = [
        Region(
          name: "Covers", frame: Rect(x: 0, y: 280, width: 390, height: 180),
          handles: .horizontal, offset: 120)
      ]
    }
    policy.gesture = { $0.start.y > 700 ? .deny(reason: "the player's own") : .noOpinion }
    return scene
  }

  @Test("in both directions", arguments: LayoutDirection.allCases)
  func map(_ direction: LayoutDirection) throws {
    let scene = scene(direction, FixedPolicy())
    let grid = try #require(scene.navigation.probeGestures(side: 10))
    #expect(grid.columns == 39 && grid.rows == 85)
    let near = direction == .ltr ? 0 : 38
    #expect(grid.probes[near].answer == .begins)
    #expect(grid.probes[38 - near] == GestureProbe(.guarded, reason: "distance"))
    #expect(grid.probes[30 * 39 + near] == GestureProbe(.guarded, reason: "region"))
    #expect(grid.probes[80 * 39 + near] == GestureProbe(.blocked, reason: "the player's own"))
    try expectStored(
      GestureMap.picture(of: grid, on: scene.screen), "map-\(direction.rawValue)")
  }

  @Test("two refusals are told apart without colours: by their lines and their letters")
  func withoutColors() throws {
    let policy = FixedPolicy()
    let scene = scene(.ltr, policy)
    policy.gesture = { touch in
      touch.start.y > 700
        ? .deny(reason: "low") : touch.start.y < 200 ? .deny(reason: "high") : .noOpinion
    }
    let grid = try #require(scene.navigation.probeGestures(side: 20))
    let svg = GestureMap.picture(of: grid, on: scene.screen).svg
    let tiles = svg.matches(of: #/<pattern id="n\d+"[^>]*><path d="([^"]*)"/#).map {
      String($0.output.1)
    }
    // Guard distance, guard region, and the two refusals: each once on the screen and in the legend.
    #expect(Set(tiles).count >= 4)
    for letter in ["A", "B", "C"] {
      #expect(svg.components(separatedBy: ">\(letter)</text>").count == 3, "\(letter)")
    }
    // Of two refusals the one of more squares comes first.
    let (high, low) = (try #require(svg.range(of: "high")), try #require(svg.range(of: "low")))
    #expect(high.lowerBound < low.lowerBound)
  }

  @Test("asking changes nothing: no events, no explanation, no question")
  func asking() throws {
    let policy = FixedPolicy()
    let scene = scene(.ltr, policy)
    policy.pop = .ask(Question("Leave?"))
    let (events, explanation) = (scene.navigation.events.lastIndex, scene.navigation.explanation)
    let grid = try #require(scene.navigation.probeGestures(side: 50))
    #expect(policy.gestureCalls > 0 && policy.dropped == 1)
    #expect(grid.pop == .ask(Question("Leave?")))
    #expect(scene.navigation.events.lastIndex == events)
    #expect(scene.navigation.explanation == explanation)
    #expect(scene.navigation.question == nil)
    let svg = GestureMap.picture(of: grid, on: scene.screen).svg
    #expect(svg.contains("The swipe asks first"))
  }

  @Test("the number of questions is bounded")
  func bounded() throws {
    let scene = Scene(.init(width: 1e6, height: 1e6))
    let grid = try #require(scene.navigation.probeGestures(side: 1))
    #expect(grid.probes.count <= 21_000)
    #expect(grid.probes.allSatisfy { $0 == GestureProbe(.guarded, reason: "root") })
  }
}
