import Expectations
import NavhostNavigation
import Testing

@testable import NavhostRendering

@Suite("Texts of a bar in motion")
struct ScreenDrawingBarMotionTests {
  private func svg(_ lower: String, _ upper: String, to x: Double) -> String {
    let scene = Scene()
    scene.push(lower)
    scene.push(upper)
    scene.pan(from: ScreenPoint(x: 4, y: 400), to: ScreenPoint(x: x, y: 400), release: false)
    return scene.picture().svg
  }

  @Test("a text that has room is drawn whole, in its colour")
  func whole() {
    let lines = svg("Notes", "List", to: 120).split(separator: "\n")
    for title in ["Notes", "List"] {
      let line = lines.first { $0.contains(">\(title)</text>") }
      #expect(line?.contains("fill=\"#000000\"") == true)
    }
  }

  @Test("long titles fade before they meet, and before the arrow")
  func faded() throws {
    let long = "A title that takes the whole width"
    let svg = svg(long, "Another that takes all of it", to: 230)
    let line = try #require(svg.split(separator: "\n").first { $0.contains(">\(long)</text>") })
    #expect(line.contains("fill=\"url(#"))
  }

  @Test("of a title and the button that takes its place only one is seen", arguments: [60.0, 330])
  func oneAtATime(_ x: Double) {
    let svg = svg("A title that is much too long", "Another title", to: x)
    let title = svg.contains(">A title that is much too long</text>")
    #expect(title != svg.contains(">Back</text>"))
    expectEqual(title, x > 200)
  }
}
