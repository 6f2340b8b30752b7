import Expectations
import NavhostNavigation
import Testing

@testable import NavhostRendering

@Suite("A gesture in several screens side by side")
struct FilmStripDrawingTests {
  private func swipe(to x: Double, release: Bool = true) -> Timeline {
    let scene = Scene()
    scene.push("Notes")
    scene.push("List")
    scene.pan(from: ScreenPoint(x: 5, y: 400), to: ScreenPoint(x: x, y: 400), release: release)
    return scene.recorder.gesture
  }

  @Test(
    "there are as many screens as are asked for, from two on",
    arguments: [
      (-1, 2), (2, 2), (6, 6), (24, 24), (1000, 24),
    ])
  func count(_ wanted: Int, _ count: Int) {
    let svg = FilmStrip.picture(of: swipe(to: 300), frames: wanted).svg
    expectEqual(svg.ranges(of: "<g transform=\"scale(0.4513)\">").count, count)
  }

  @Test("each tells its time and what happens")
  func words() throws {
    let svg = FilmStrip.picture(of: swipe(to: 300), frames: 4).svg
    for text in ["0 s", "0.2 s", "0.4 s", "0.6 s", "finger down", "at rest", "Swipe – popped"] {
      #expect(svg.contains(">\(text)</text>"), "\(text)")
    }
    #expect(
      svg.contains(#/>finger down, \d+%<\/text>/#) && svg.contains(#/>released, \d+%<\/text>/#))
    #expect(FilmStrip.picture(of: swipe(to: 300, release: false)).svg.contains(">Swipe</text>"))
  }

  @Test("an open question is told")
  func question() {
    let policy = FixedPolicy()
    policy.pop = .ask(Question("Leave?"))
    let scene = Scene(policy: policy)
    scene.push("Notes")
    scene.push("List")
    scene.pan(from: ScreenPoint(x: 5, y: 400), to: ScreenPoint(x: 300, y: 400))
    let svg = FilmStrip.picture(of: scene.recorder.gesture).svg
    #expect(svg.contains(">a question is open</text>"))
  }
}
