import Navigation
import Rendering
import Testing

@Suite("A recorded gesture")
struct TimelineTests {
  @Test("follows the finger, then the transition to its end")
  func popped() throws {
    let scene = Scene()
    scene.push("Notes", "NotesController")
    scene.push("Shopping list")
    scene.pan(from: Point(x: 5, y: 400), to: Point(x: 265, y: 420))
    let timeline = scene.recorder.gesture
    #expect(timeline.outcome == "popped")
    #expect(abs(timeline.end - timeline.start - 0.6) < 1e-6)
    let middle = try #require(timeline.screen(at: timeline.start + 0.25 / 2))
    #expect(abs((middle.slide?.progress ?? 0) - 0.3) < 0.05)
    #expect(middle.touches.count == 1)
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
    scene.pan(from: Point(x: 5, y: 400), to: Point(x: 65, y: 420))
    let timeline = scene.recorder.timeline
    let late = try #require(timeline.screen(at: timeline.end - 0.035))
    #expect(abs((late.slide?.progress ?? 0) - 0.0154) < 0.001)
    #expect(timeline.outcome == "cancelled")
  }

  @Test("only the last gesture is kept, and little of what follows it")
  func bounded() {
    let scene = Scene()
    scene.push("Notes")
    scene.pan(from: Point(x: 5, y: 400), to: Point(x: 105, y: 420))
    let before = scene.recorder.timeline.end
    for number in 0..<1000 { scene.push("\(number)") }
    scene.navigation.advance(by: 10)
    #expect(scene.recorder.timeline.end == before)
  }

  @Test(
    "a script in motion shows what stands still for a moment, and fingers only while they are down")
  func animation() throws {
    let scene = Scene(.init(), .everything)
    scene.push("Notes", "NotesController")
    scene.push("Shopping list")
    scene.pan(from: Point(x: 5, y: 400), to: Point(x: 265, y: 420))
    let frames = Animation.frames(of: scene.recorder.timeline)
    #expect(frames.count > 12)
    #expect(frames.first?.duration == 0.9 && frames.last?.duration == 0.9)
    #expect(frames.last?.screen.touches.isEmpty == true)
    try parse(Animation.picture(of: scene.recorder.timeline).svg)
    scene.push("Later")
    let gesture = scene.recorder.gesture
    #expect(abs(gesture.end - gesture.start - 0.6) < 1e-6)
    #expect(gesture.screen(at: gesture.start)?.touches.count == 1)
  }

  @Test("a navigation controller that takes another's place begins with no fingers")
  func another() {
    let scene = Scene(.init(), .everything)
    scene.push("Notes")
    scene.push("Shopping list")
    scene.pan(from: Point(x: 5, y: 400), to: Point(x: 265, y: 420), release: false)
    let end = scene.recorder.timeline.end
    let next = NavigationController()
    scene.recorder.watch(next)
    next.setRoot(next.makeController(className: "Fresh"))
    scene.recorder.rested()
    let timeline = scene.recorder.timeline
    #expect(timeline.end > end)
    #expect(timeline.screen(at: timeline.end)?.touches.isEmpty == true)
  }

  @Test("a screen that comes anew has no gesture yet")
  func anew() {
    let scene = Scene()
    scene.push("A")
    scene.pan(from: Point(x: 4, y: 400), to: Point(x: 300, y: 400))
    #expect(scene.recorder.gesture.outcome == "ignored: root")
    scene.recorder.watch(NavigationController())
    #expect(scene.recorder.gesture.isEmpty && scene.recorder.gesture.outcome == nil)
  }

  @Test("nothing recorded is a picture too")
  func empty() throws {
    let strip = FilmStrip.picture(of: Scene().recorder.timeline).svg
    try parse(strip)
    #expect(strip.contains(">No swipe yet</text>"))
    try parse(Animation.picture(of: Scene().recorder.timeline).svg)
  }
}
