import Expectations
import NavhostNavigation
import Testing

@testable import NavhostRendering

@Suite("What a recorder keeps")
struct RecorderTests {
  @Test("only the last gesture is kept, and little of what follows it")
  func bounded() {
    let scene = Scene()
    scene.push("Notes")
    scene.pan(from: ScreenPoint(x: 5, y: 400), to: ScreenPoint(x: 105, y: 420))
    let before = scene.recorder.timeline.end
    for number in 0..<1000 { scene.push("\(number)") }
    scene.navigation.advance(by: 10)
    expectEqual(scene.recorder.timeline.end, before)
  }

  @Test("a navigation controller that takes another's place begins with no fingers")
  func another() {
    let scene = Scene(.init(), .everything)
    scene.push("Notes")
    scene.push("Shopping list")
    scene.pan(from: ScreenPoint(x: 5, y: 400), to: ScreenPoint(x: 265, y: 420), release: false)
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
    scene.pan(from: ScreenPoint(x: 4, y: 400), to: ScreenPoint(x: 300, y: 400))
    expectEqual(scene.recorder.gesture.outcome, "ignored: root")
    scene.recorder.watch(NavigationController())
    #expect(scene.recorder.gesture.isEmpty && scene.recorder.gesture.outcome == nil)
  }

  @Test("one that keeps everything keeps every gesture, and the last one apart")
  func everything() {
    let scene = Scene(.init(), .everything)
    scene.push("A")
    for _ in 0..<2 {
      scene.push("B")
      scene.pan(from: ScreenPoint(x: 5, y: 400), to: ScreenPoint(x: 300, y: 400))
    }
    let (whole, last) = (scene.recorder.timeline, scene.recorder.gesture)
    #expect(whole.start < last.start && whole.end == last.end)
    expectEqual(last.outcome, "popped")
    #expect(scene.recorder.entries.count <= Recorder.most)
  }

  @Test("a refused swipe is told with its reason")
  func refused() {
    let policy = FixedPolicy()
    policy.pop = .deny(reason: "unsaved")
    let scene = Scene(policy: policy)
    scene.push("A")
    scene.push("B")
    scene.pan(from: ScreenPoint(x: 5, y: 400), to: ScreenPoint(x: 300, y: 400))
    expectEqual(scene.recorder.gesture.outcome, "blocked: unsaved")
  }

  @Test("two fingers leave two marks, and a finger that is taken away leaves none")
  func fingers() {
    let scene = Scene()
    scene.push("A")
    scene.navigation.touch(.began, at: ScreenPoint(x: 5, y: 400), id: 1)
    scene.navigation.touch(.moved, at: ScreenPoint(x: 9, y: 400), id: 1)
    scene.navigation.touch(.began, at: ScreenPoint(x: 50, y: 400), id: 2)
    scene.navigation.touch(.moved, at: ScreenPoint(x: 60, y: 400), id: 3)
    expectEqual(scene.screen.touches.map(\.finger), [1, 2])
    expectEqual(
      scene.screen.touches.first?.path, [ScreenPoint(x: 5, y: 400), ScreenPoint(x: 9, y: 400)])
    scene.navigation.touch(.cancelled, at: ScreenPoint(x: 9, y: 400), id: 1)
    expectEqual(scene.screen.touches.map(\.finger), [2])
    scene.navigation.touch(.ended, at: ScreenPoint(x: 50, y: 400), id: 2)
    #expect(scene.screen.touches.isEmpty)
  }

  @Test("a call that changes nothing leaves no entry")
  func nothing() {
    let scene = Scene(.init(), .everything)
    scene.push("A")
    let count = scene.recorder.entries.count
    for _ in 0..<5 { scene.recorder.rested() }
    expectEqual(scene.recorder.entries.count, count)
    #expect(scene.recorder.photos.isEmpty)
  }

  @Test("without a stack there is no screen")
  func unwatched() {
    let recorder = Recorder()
    #expect(recorder.screen == nil && recorder.timeline.isEmpty && recorder.gesture.isEmpty)
  }

  /// The way of a finger is kept once, by its touches; each screen kept it again.
  @Test("a screen that is kept has no fingers; the timeline gives them back")
  func fingersOnce() {
    let scene = Scene()
    scene.push("A")
    scene.push("B")
    scene.pan(from: ScreenPoint(x: 5, y: 400), to: ScreenPoint(x: 265, y: 420), release: false)
    let timeline = scene.recorder.timeline
    let screens = timeline.entries.compactMap(\.screen)
    #expect(!screens.isEmpty && screens.allSatisfy { $0.touches.isEmpty })
    expectEqual(timeline.screen(at: timeline.end)?.touches, scene.recorder.screen?.touches)
    #expect(scene.recorder.screen?.touches.isEmpty == false)
  }
}
