import Expectations
import Foundation
import NavhostNavigation
import ProgramSupport
import Testing

@testable import NavhostRendering

@Suite("What stands for a view")
struct ScreenDrawingContentTests {
  @Test("the row of the swipe says why an edge swipe is refused")
  func swipeRow() {
    let cases: [(String, (inout ControllerSettings) -> Void)] = [
      ("refused: custom back button", { $0.customBackButton = true }),
      ("refused: no back button", { $0.hidesBackButton = true }),
      ("refused: hidden bar", { $0.barHidden = true }),
      ("from the edge", { _ in }), ("off", { $0.interactivePopDisabled = true }),
    ]
    for (text, change) in cases {
      let scene = Scene()
      scene.push("Home")
      scene.push("Detail", "Detail", change)
      #expect(scene.picture().svg.contains(">\(text)</text>"), "\(text)")
      let fingers = scene.navigation.pan(
        Pan(from: ScreenPoint(x: 5, y: 400), to: ScreenPoint(x: 300, y: 400)))
      expectEqual(fingers?.kind == .popped, text == "from the edge", "\(text)")
    }
    let scene = Scene(.init(guards: false))
    scene.push("Home")
    scene.push("Detail") { $0.customBackButton = true }
    #expect(scene.picture().svg.contains(">from the edge</text>"))
  }

  @Test("the app's own screenshot lies under the bar")
  func photo() throws {
    let scene = Scene()
    scene.push("Home")
    scene.push("Inbox") { $0.picture = "inbox.png" }
    expectEqual(scene.recorder.photos, ["inbox.png"])
    var options = PictureOptions()
    options.photos["inbox.png"] = [0x89, 0x50, 0x4E, 0x47]
    let svg = scene.picture(options).svg
    let image = try #require(svg.range(of: "<image x=\"0\" y=\"0\" width=\"390\" height=\"844\""))
    let bar = try #require(svg.range(of: ">Inbox</text>"))
    #expect(image.lowerBound < bar.lowerBound)
    #expect(svg.contains("data:image/png;base64,iVBORw=="))
    #expect(!svg.contains(">Class</text>"))
  }

  @Test("the rows tell the class, the place on the stack and where it is")
  func rows() {
    let scene = Scene()
    scene.push("Home", "HomeScreen")
    #expect(scene.picture().svg.contains(">root</text>"))
    #expect(scene.picture().svg.contains(">–</text>"))
    let mail = scene.push("Mail", "MailScreen")
    #expect(scene.picture().svg.contains(">2 of 2</text>"))
    let inner = scene.navigation.makeController(className: "Inbox", title: "Inbox")
    _ = scene.navigation.embed(inner, in: mail)
    for text in ["Inside", "MailScreen", "Inbox", "root"] {
      #expect(scene.picture().svg.contains(">\(text)</text>"), "\(text)")
    }
  }

  @Test("a full-screen swipe may begin anywhere, or within its distance")
  func distances() {
    for (limit, text) in [(0.0, "anywhere"), (260, "within 260 pt"), (12.5, "within 12.5 pt")] {
      let scene = Scene(.init(gesture: .fullscreen))
      scene.push("Home")
      scene.push("Detail") { $0.maxInitialDistance = limit }
      #expect(scene.picture().svg.contains(">\(text)</text>"), "\(text)")
    }
    let none = Scene(.init(gesture: .none))
    none.push("Home")
    none.push("Detail")
    #expect(none.picture().svg.contains(">off</text>"))
  }

  @Test("a region keeps the cards of text away from it; without its outline they are there")
  func covered() {
    let scene = Scene()
    scene.push("Home") {
      $0.regions = [
        Region(name: "Map", frame: ScreenRect(x: 0, y: 91, width: 390, height: 753), handles: .all)
      ]
    }
    let bars = { (options: PictureOptions) in
      scene.picture(options).svg.ranges(of: "height=\"10\" rx=\"5\"").count
    }
    expectEqual(bars(PictureOptions()), 0)
    #expect(bars(PictureOptions(showsRegions: false)) > 4)
  }

  @Test("a narrow screen has no list, and each class has its own lines")
  func narrow() {
    let narrow = Scene(.init(width: 140, height: 400))
    narrow.push("Home", "HomeScreen")
    #expect(!narrow.picture().svg.contains(">Class</text>"))
    let pictures = ["A", "B"].map { name in
      let scene = Scene()
      scene.push("Home", name)
      return scene.picture().svg.replacing(">\(name)</text>", with: "")
    }
    #expect(pictures[at: 0] != pictures[at: 1])
  }
}
