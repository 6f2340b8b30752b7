import Expectations
import Foundation
import NavhostNavigation
import ProgramSupport
import Testing

@testable import NavhostRendering

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
      let device = Device(ScreenSize(width: width, height: height))
      #expect(device.cutout == cutout && device.hasHomeIndicator == hasIndicator, "\(width)")
      let flat = Device(ScreenSize(width: height, height: width))
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
    expectEqual(scene.navigation.tap(at: back.frame.center).kind, .popped)
  }
}
