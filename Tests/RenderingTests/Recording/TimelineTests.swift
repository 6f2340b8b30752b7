import Expectations
import NavhostNavigation
import NavhostRendering
import Testing

@Suite("A recorded gesture")
struct TimelineTests {
  @Test("follows the finger, then the transition to its end")
  func popped() throws {
    let scene = Scene()
    scene.push("Notes", "NotesController")
    scene.push("Shopping list")
    scene.pan(from: ScreenPoint(x: 5, y: 400), to: ScreenPoint(x: 265, y: 420))
    let timeline = scene.recorder.gesture
    expectEqual(timeline.outcome, "popped")
    #expect(abs(timeline.end - timeline.start - 0.6) < 1e-6)
    let middle = try #require(timeline.screen(at: timeline.start + 0.25 / 2))
    #expect(abs((middle.slide?.progress ?? 0) - 0.3) < 0.05)
    expectEqual(middle.touches.count, 1)
    let settling = try #require(timeline.screen(at: timeline.start + 0.25 + 0.175))
    #expect(abs((settling.slide?.progress ?? 0) - (1 + 260.0 / 390) / 2) < 0.01)
    #expect(settling.touches.isEmpty)
    let end = try #require(timeline.screen(at: timeline.end))
    #expect(end.slide == nil && end.lower?.className == "NotesController")
    try expectStored(FilmStrip.picture(of: timeline), "film-strip")
  }

  @Test("a cancelled swipe goes back")
  func cancelled() throws {
    let scene = Scene()
    scene.push("Notes")
    scene.push("Shopping list")
    scene.pan(from: ScreenPoint(x: 5, y: 400), to: ScreenPoint(x: 65, y: 420))
    let timeline = scene.recorder.timeline
    let late = try #require(timeline.screen(at: timeline.end - 0.035))
    #expect(abs((late.slide?.progress ?? 0) - 0.0154) < 0.001)
    expectEqual(timeline.outcome, "cancelled")
  }

  @Test("nothing recorded is a picture too")
  func empty() throws {
    let strip = FilmStrip.picture(of: Scene().recorder.timeline).svg
    try parse(strip)
    #expect(strip.contains(">No swipe yet</text>"))
    try parse(Animation.picture(of: Scene().recorder.timeline).svg)
  }
}
