import Navigation
import Rendering
import Testing

@Suite struct ScreenPictureTests {
  @Test func titlesAreText() {
    let svg = ScreenPicture.svg(Screen(pane: .titled("Notes")))
    #expect(svg.contains(">Notes</text>"))
  }
}

extension Pane {
  static func titled(_ title: String?, _ className: String = "Editor") -> Pane {
    Pane(className: className, bar: BarState(title: title))
  }
}
