import Foundation
import Navigation
import ProgramSupport
import Testing

@testable import Rendering

@Suite("The phone around a screen")
struct DeviceTests {
  private func svg(_ width: Double, _ height: Double, _ options: PictureOptions = .init()) -> String
  {
    let scene = Scene(.init(width: width, height: height))
    scene.push("Home")
    scene.push("Detail")
    return scene.picture(options).svg
  }

  @Test("a notch, an island or neither, by the size of the screen")
  func cutouts() {
    let cases: [(Double, Double, Device.Cutout, Bool)] = [
      (390, 844, .notch, true), (375, 812, .notch, true), (393, 852, .island, true),
      (402, 874, .island, true), (440, 956, .island, true), (375, 667, .none, false),
      (320, 568, .none, false), (820, 1180, .none, true), (768, 1024, .none, false),
    ]
    for (width, height, cutout, hasIndicator) in cases {
      let device = Device(Size(width: width, height: height))
      #expect(device.cutout == cutout && device.hasHomeIndicator == hasIndicator, "\(width)")
      let flat = Device(Size(width: height, height: width))
      #expect(flat.cutout == cutout && flat.isLandscape)
    }
  }

  @Test("the home indicator is drawn where there is no home button only")
  func indicator() {
    let indicator = "height=\"5\" rx=\"2.5\""
    #expect(svg(393, 852).contains(indicator))
    #expect(!svg(375, 667).contains(indicator))
  }

  @Test("the island is black and in its place, in landscape at the right")
  func island() {
    #expect(svg(393, 852).contains("<rect x=\"133.5\" y=\"11\" width=\"126\" height=\"37\""))
    #expect(svg(852, 393).contains("<rect x=\"804\" y=\"133.5\" width=\"37\" height=\"126\""))
  }

  @Test("in landscape there is no status area, and the bar is 32 pt high where the back button is")
  func landscape() throws {
    let scene = Scene(.init(width: 844, height: 390))
    scene.push("Home")
    scene.push("Detail")
    let back = try #require(scene.navigation.bar.back)
    #expect(back.frame.y == 0 && back.frame.height == 32)
    let svg = scene.picture().svg
    #expect(!svg.contains("9:41"))
    #expect(svg.contains("width=\"844\" height=\"32\""))
    #expect(scene.navigation.tap(at: back.frame.center).kind == .popped)
  }

  @Test("the row of the swipe says why an edge swipe is refused")
  func swipeRow() {
    let cases: [(String, (inout ControllerSettings) -> Void)] = [
      ("refused: custom item", { $0.customBackButton = true }),
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
        Pan(from: Point(x: 5, y: 400), to: Point(x: 300, y: 400)))
      #expect((fingers?.kind == .popped) == (text == "from the edge"), "\(text)")
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
    #expect(scene.recorder.photos == ["inbox.png"])
    var options = PictureOptions()
    options.photos["inbox.png"] = [0x89, 0x50, 0x4E, 0x47]
    let svg = scene.picture(options).svg
    let image = try #require(svg.range(of: "<image x=\"0\" y=\"0\" width=\"390\" height=\"844\""))
    let bar = try #require(svg.range(of: ">Inbox</text>"))
    #expect(image.lowerBound < bar.lowerBound)
    #expect(svg.contains("data:image/png;base64,iVBORw=="))
    #expect(!svg.contains(">Class</text>"))
  }
}
