import Navigation
import Testing

@testable import Rendering

@Suite("Sheets and tab bars")
struct LayersTests {
  private func controller(_ scene: Scene, _ title: String) -> Controller {
    scene.navigation.makeController(className: "Editor", title: title)
  }

  @Test("under a sheet the screen below is seen, and the status area is its own")
  func sheet() throws {
    let scene = Scene()
    scene.push("Home")
    _ = scene.navigation.present(controller(scene, "Compose"), animated: false)
    let screen = scene.screen
    #expect(screen.cover == Cover(.sheet))
    #expect(screen.below.first?.lower?.bar.title == "Home")
    let svg = scene.picture().svg
    for title in ["Home", "Compose"] { #expect(svg.contains(">\(title)</text>")) }
    #expect(svg.ranges(of: ">9:41</text>").count == 1)
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
    sheet.touch(.began, at: Point(x: 195, y: 80))
    sheet.touch(.moved, at: Point(x: 195, y: 100))
    sheet.touch(.moved, at: Point(x: 195, y: 502))
    #expect(scene.screen.cover?.slide == Slide(.dismiss, progress: 0.5))
    #expect(scene.picture().svg.contains("translate(0 422)"))
    sheet.touch(.moved, at: Point(x: 195, y: 700))
    sheet.touch(.ended, at: Point(x: 195, y: 800))
    #expect(scene.navigation.scene.presentations.isEmpty)
    #expect(scene.screen.cover?.slide?.kind == .dismiss)
    #expect(scene.screen.lower?.bar.title == "Compose")
    scene.navigation.settle()
    #expect(scene.screen.cover == nil)
    #expect(scene.screen.lower?.bar.title == "Home")
  }

  @Test("each tab is named, and the one that is shown is told by its shape")
  func tabs() throws {
    let scene = Scene()
    scene.push("Home")
    let bar = try #require(scene.navigation.tabs([controller(scene, "Search")]).tabs)
    #expect(scene.screen.tabs == TabStrip(titles: ["Home", "Search"], selected: 0))
    bar.select(1)
    #expect(scene.screen.tabs?.selected == 1)
    try expectStored(scene.picture(), "tabs")
    bar.select(0)
    scene.push("Detail") { $0.hidesBottomBarWhenPushed = true }
    #expect(scene.screen.tabs == nil)
  }
}
