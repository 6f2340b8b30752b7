import Expectations
import NavhostNavigation
import Testing

@testable import NavhostRendering

@Suite("What stands on a screen: sheets, stacks inside, tab bars")
struct ScreenTests {
  private func controller(_ scene: Scene, _ title: String) -> Controller {
    scene.navigation.makeController(className: "Editor", title: title)
  }

  @Test("under a sheet the screen below is seen, and the status area is its own")
  func sheet() throws {
    let scene = Scene()
    scene.push("Home")
    _ = scene.navigation.present(controller(scene, "Compose"), animated: false)
    let screen = scene.screen
    expectEqual(screen.cover, Cover(.sheet))
    expectEqual(screen.below.first?.lower?.bar.title, "Home")
    let svg = scene.picture().svg
    for title in ["Home", "Compose"] { #expect(svg.contains(">\(title)</text>")) }
    expectEqual(svg.ranges(of: ">9:41</text>").count, 1)
    try parse(svg)
    try expectStored(scene.picture(), "sheet")
  }

  @Test("what is full screen hides everything below")
  func fullScreen() {
    let scene = Scene()
    scene.push("Home")
    _ = scene.navigation.present(
      controller(scene, "Compose"), style: .fullScreen, animated: false)
    #expect(scene.screen.below.isEmpty)
    #expect(!scene.picture().svg.contains(">Home</text>"))
  }

  @Test("a sheet follows the finger, and is seen to leave")
  func drag() throws {
    let scene = Scene()
    scene.push("Home")
    let made = scene.navigation.present(controller(scene, "Compose"), animated: false)
    let sheet = try #require(made.navigation)
    sheet.touch(.began, at: ScreenPoint(x: 195, y: 80))
    sheet.touch(.moved, at: ScreenPoint(x: 195, y: 100))
    sheet.touch(.moved, at: ScreenPoint(x: 195, y: 502))
    expectEqual(scene.screen.cover?.slide, Slide(.dismiss, progress: 0.5))
    #expect(scene.picture().svg.contains("translate(0 422)"))
    sheet.touch(.moved, at: ScreenPoint(x: 195, y: 700))
    sheet.touch(.ended, at: ScreenPoint(x: 195, y: 800))
    #expect(scene.navigation.scene.presentations.isEmpty)
    expectEqual(scene.screen.cover?.slide?.kind, .dismiss)
    expectEqual(scene.screen.lower?.bar.title, "Compose")
    scene.navigation.settle()
    #expect(scene.screen.cover == nil)
    expectEqual(scene.screen.lower?.bar.title, "Home")
  }

  /// An inbox inside a mail screen, with two screens of its own.
  private func nested(_ scene: Scene) throws -> NavigationController {
    scene.push("Home")
    let mail = scene.push("Mail", "MailScreen")
    let made = scene.navigation.embed(controller(scene, "Inbox"), in: mail)
    let inner = try #require(made.navigation)
    inner.push(controller(scene, "Letter"), animated: false)
    return inner
  }

  @Test("a stack inside a controller stands under its bar, with its own bar and screen")
  func inside() throws {
    let scene = Scene()
    let inner = try nested(scene)
    expectEqual(inner.bar.back?.frame.y, 91)
    let svg = scene.picture().svg
    for text in ["Home", "Mail", "Inbox", "Letter", "MailScreen"] {
      #expect(svg.contains(">\(text)</text>"))
    }
    #expect(svg.contains("translate(0 44)"))
    expectEqual(svg.ranges(of: ">9:41</text>").count, 1)
    try parse(svg)
    try expectStored(scene.picture(), "inside")
  }

  @Test("where the bar around it is hidden, its own takes that place")
  func insideWithoutBar() throws {
    let scene = Scene()
    _ = try nested(scene)
    scene.navigation.top?.settings.barHidden = true
    scene.navigation.top?.embedded?.top?.settings.barColor = .color(.black)
    let svg = scene.picture().svg
    #expect(!svg.contains(">Mail</text>") && svg.contains(">Letter</text>"))
    #expect(!svg.contains("translate(0 44)"))
    expectEqual(scene.screen.topBar?.color, .black)
  }

  @Test("its own swipe moves inside it, and stays as it was recorded")
  func swipeInside() throws {
    let scene = Scene()
    let inner = try nested(scene)
    inner.pan(Pan(from: ScreenPoint(x: 5, y: 400), to: ScreenPoint(x: 265, y: 400)))
    scene.recorder.rested()
    let gesture = scene.recorder.gesture
    let middle = try #require(gesture.screen(at: gesture.start + 0.25 / 2))
    let slide = try #require(middle.lower?.inside.first?.slide)
    #expect(slide.kind == .pop && abs(slide.progress - 0.3) < 0.05 && middle.slide == nil)
    let settling = try #require(gesture.screen(at: gesture.start + 0.25 + 0.175))
    let end = (1 + 260.0 / 390) / 2
    #expect(abs((settling.running?.progress ?? 0) - end) < 0.01)
    #expect(gesture.screen(at: gesture.end)?.isMoving == false)
  }

  @Test("each tab is named, and the one that is shown is told by its shape")
  func tabs() throws {
    let scene = Scene()
    scene.push("Home")
    let bar = try #require(scene.navigation.tabs([controller(scene, "Search")]).tabs)
    expectEqual(scene.screen.tabs, TabStrip(titles: ["Home", "Search"], selected: 0))
    bar.select(1)
    expectEqual(scene.screen.tabs?.selected, 1)
    try expectStored(scene.picture(), "tabs")
    bar.select(0)
    scene.push("Detail") { $0.hidesBottomBarWhenPushed = true }
    #expect(scene.screen.tabs == nil)
  }
}
