import Expectations
import NavhostNavigation
import Testing

@testable import NavhostRendering

@Suite("A recording that moves")
struct AnimationTests {
  @Test(
    "a script in motion shows what stands still for a moment, and fingers only while they are down")
  func animation() throws {
    let scene = Scene(.init(), .everything)
    scene.push("Notes", "NotesController")
    scene.push("Shopping list")
    scene.pan(from: ScreenPoint(x: 5, y: 400), to: ScreenPoint(x: 265, y: 420))
    let frames = Animation.frames(of: scene.recorder.timeline)
    #expect(frames.count > 12)
    #expect(frames.first?.duration == 0.9 && frames.last?.duration == 0.9)
    #expect(frames.last?.screen.touches.isEmpty == true)
    try parse(Animation.picture(of: scene.recorder.timeline).svg)
    scene.push("Later")
    let gesture = scene.recorder.gesture
    #expect(abs(gesture.end - gesture.start - 0.6) < 1e-6)
    expectEqual(gesture.screen(at: gesture.start)?.touches.count, 1)
  }

  @Test("what moves has twenty frames a second, what stands still one of nine tenths")
  func frames() {
    let scene = Scene(.init(), .everything)
    scene.push("A")
    scene.push("B")
    scene.navigation.advance(by: 100)
    scene.recorder.rested()
    scene.navigation.pop()
    scene.recorder.rested()
    let frames = Animation.frames(of: scene.recorder.timeline)
    expectEqual(frames.map(\.duration).max(), 0.9)
    let moving = frames.filter { $0.screen.isMoving }
    #expect((6...8).contains(moving.count), "a pop takes 0.35 s")
    #expect(moving.allSatisfy { $0.duration == 1 / Animation.rate })
    expectEqual(frames.first?.screen.lower?.bar.title, "A")
    expectEqual(frames.last?.screen.lower?.bar.title, "A")
    #expect(!frames.contains { $0.screen.lower == nil })
  }

  @Test("each frame is seen for its share of the whole time, the first from the beginning")
  func shares() throws {
    let scene = Scene(.init(), .everything)
    for title in ["A", "B", "C"] { scene.push(title) }
    let svg = Animation.picture(of: scene.recorder.timeline).svg
    let times = svg.matches(of: #/keyTimes="([^"]*)" calcMode="discrete" dur="([^"]*)"/#).map {
      "\($0.output.1) \($0.output.2)"
    }
    expectEqual(times, ["0;0.33333 2.7s", "0;0.33333;0.66667 2.7s", "0;0.66667;1 2.7s"])
    expectEqual(svg.ranges(of: "<g visibility=\"visible\">").count, 1)
    expectEqual(svg.ranges(of: "<g visibility=\"hidden\">").count, 2)
  }

  @Test("however long the script, there are 600 frames at most")
  func bounded() {
    let scene = Scene(.init(), .everything)
    scene.push("A")
    for _ in 0..<80 {
      scene.push("B")
      scene.pan(from: ScreenPoint(x: 5, y: 400), to: ScreenPoint(x: 300, y: 400))
    }
    expectEqual(Animation.frames(of: scene.recorder.timeline).count, 600)
  }
}
