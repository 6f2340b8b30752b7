import Expectations
import Foundation
import Testing

@testable import NavhostNavigation
@testable import NavhostRendering

@Suite("A map of where a gesture may begin")
struct GestureMapDrawingTests {
  @Test("two refusals are told apart without colours: by their lines and their letters")
  func withoutColors() throws {
    let policy = FixedPolicy()
    let scene = Scene(.init(gesture: .fullscreen), policy: policy)
    scene.push("Home")
    scene.push("Player") {
      $0.maxInitialDistance = 260
      $0.regions = [
        Region(
          name: "Covers", frame: ScreenRect(x: 0, y: 280, width: 390, height: 180),
          handles: .horizontal, offset: 120)
      ]
    }
    policy.gesture = { touch in
      touch.start.y > 700
        ? .deny(reason: "low") : touch.start.y < 200 ? .deny(reason: "high") : .abstain
    }
    let grid = try #require(scene.navigation.probeGestures(side: 20))
    let svg = GestureMap.picture(of: grid, on: scene.screen).svg
    let tiles = svg.matches(of: #/<pattern id="n\d+"[^>]*><path d="([^"]*)"/#).map {
      String($0.output.1)
    }
    // Guard distance, guard region, and the two refusals: each once on the screen and in the legend.
    #expect(Set(tiles).count >= 4)
    for letter in ["A", "B", "C"] {
      expectEqual(svg.components(separatedBy: ">\(letter)</text>").count, 3, "\(letter)")
    }
    // Of two refusals the one of more squares comes first.
    let (high, low) = (try #require(svg.range(of: "high")), try #require(svg.range(of: "low")))
    #expect(high.lowerBound < low.lowerBound)
  }

  private func grid(_ rows: [[GestureProbe]], pop: Verdict.Answer = .abstain) -> GestureGrid {
    GestureGrid(
      side: 50, columns: rows[0].count, rows: rows.count, probes: rows.flatMap { $0 }, pop: pop)
  }

  @Test("the legend tells shares, what begins first, then by size")
  func legend() {
    let (free, low) = (GestureProbe(.begins), GestureProbe(.blocked, Refusal("low")))
    let root = GestureProbe(.guarded, Refusal("root"))
    let rows = [[root, root, root, root], [free, low, low, root]]
    let entries = GestureMap.layer(of: grid(rows), on: Screen()).legend
    expectEqual(entries.map(\.words), ["The swipe begins", "A policy refuses", "Guard: root"])
    #expect(
      entries.map(\.detail) == ["13% of the screen", "25% of the screen: low", "63% of the screen"])
    let many = Array(repeating: root, count: 200)
    let tiny = GestureMap.layer(of: grid([many, [free] + many.dropFirst()]), on: Screen()).legend
    expectEqual(tiny.first?.detail, "less than 1% of the screen")
  }

  @Test("equal squares side by side and below each other are one shape")
  func shapes() {
    let (free, no) = (GestureProbe(.begins), GestureProbe(.guarded, Refusal("root")))
    let rows = [[free, free, no], [free, free, no], [free, no, no]]
    let svg = GestureMap.layer(of: grid(rows), on: Screen()).svg
    let places = svg.matches(
      of: #/<rect x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)" fill="#\w+" fill-opacity/#)
    let shapes = places.map { "\($0.output.1) \($0.output.2) \($0.output.3) \($0.output.4)" }
    expectEqual(shapes.sorted(), ["0 0 100 100", "0 100 50 50", "100 0 50 100", "50 100 100 50"])
  }

  @Test("letters begin anew after the last")
  func letters() {
    expectEqual([0, 25, 26].map(GestureMapDrawing.letter), ["A", "Z", "A"])
  }
}
