import Expectations
import NavhostNavigation
import NavhostRendering
import Testing

@Suite("Comparing drawings")
struct PictureComparisonTests {
  private func bytes(_ title: String) -> [UInt8] {
    let screen = Screen(pane: Pane(className: "A", bar: BarState(title: title)))
    return Array(ScreenPicture.picture(of: screen).svg.utf8)
  }

  @Test("alike")
  func same() {
    expectEqual(PictureComparison.compare(svg: bytes("A"), with: bytes("A")), .same)
  }

  @Test("different: both stand side by side in a sound file")
  func different() throws {
    let result = PictureComparison.compare(svg: bytes("Old"), with: bytes("New"))
    guard case .different(let message, let shown) = result else {
      Issue.record("they are alike")
      return
    }
    expectEqual(message, "the picture differs from line 2 of the file on")
    let svg = String(decoding: shown, as: UTF8.self)
    try parse(svg)
    #expect(svg.contains(">Old</text>") && svg.contains(">New</text>"))
  }

  @Test(
    "what is stored may be no picture at all", arguments: ["", "<svg", "viewBox=\"0 0 x\"", "\0"])
  func hostile(_ stored: String) throws {
    guard
      case .different(_, let shown) = PictureComparison.compare(
        svg: Array(stored.utf8), with: bytes("New"))
    else {
      Issue.record("they are alike")
      return
    }
    try parse(String(decoding: shown, as: UTF8.self))
  }
}
