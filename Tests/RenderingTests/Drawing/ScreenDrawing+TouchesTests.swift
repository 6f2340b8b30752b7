import Expectations
import NavhostNavigation
import Testing

@testable import NavhostRendering

@Suite("Fingers and their trails")
struct ScreenDrawingTouchesTests {
  private func points(_ places: [(Double, Double)]) -> [ScreenPoint] {
    Trail(places.map { ScreenPoint(x: $0.0, y: $0.1) }).points
  }

  @Test("points on a straight way, and points that stand still, are left out")
  func corners() {
    expectEqual(
      points([(0, 0), (1, 0), (2, 0), (3, 0)]), [ScreenPoint(), ScreenPoint(x: 3, y: 0)])
    expectEqual(points([(0, 0), (0, 0.01), (5, 0)]), [ScreenPoint(), ScreenPoint(x: 5, y: 0)])
    expectEqual(points([(0, 0), (5, 0), (5, 5)]).count, 3)
    expectEqual(points([(0, 0), (5, 0), (2, 0)]).count, 3, "a way back is a corner")
    expectEqual(points([(7, 7)]), [ScreenPoint(x: 7, y: 7)])
  }

  @Test("a long way keeps its ends and 48 points at most")
  func thinned() {
    let way = (0..<4096).map { (Double($0) / 10, Double($0 % 2) * 50) }
    let kept = points(way)
    #expect(kept.count <= 48)
    #expect(kept.first == ScreenPoint(x: 0, y: 0) && kept.last == ScreenPoint(x: 409.5, y: 50))
  }

  @Test("the band has a piece for each part, and a disc where two meet")
  func outline() {
    let trail = Trail([ScreenPoint(), ScreenPoint(x: 10, y: 0), ScreenPoint(x: 10, y: 10)])
    expectEqual(trail.outline.ranges(of: "Z").count, 3)
    #expect(trail.outline.hasPrefix("M0 -1 L10 -3 L10 3 L0 1 Z "))
    expectEqual(Trail([ScreenPoint()]).outline, "")
  }

  @Test("a finger that has not moved has no trail, and one far off is cut")
  func fingers() {
    var screen = Screen(pane: Pane(className: "A", bar: BarState(title: "A")))
    screen.touches = [TouchMark(finger: 1, path: [ScreenPoint(x: 5, y: 5)])]
    let still = ScreenPicture.picture(of: screen).svg
    screen.touches[0].path.append(ScreenPoint(x: 1e6, y: 5))
    let moved = ScreenPicture.picture(of: screen).svg
    #expect(still.contains("r=\"13\"") && !still.contains("r=\"9\""))
    #expect(moved.contains("r=\"9\"") && moved.contains("<path d=\"M5 4 L"))
    #expect(moved.contains("<rect x=\"-24\" y=\"-24\" width=\"438\" height=\"892\"/></clipPath>"))
    #expect(
      !ScreenPicture.picture(of: screen, PictureOptions(showsTouches: false)).svg
        .contains("r=\"13\""))
  }
}
