import Expectations
import NavhostNavigation
import Testing

/// contract.md, "Colors": colours as text.
struct ColorTextTests {
  @Test(arguments: [
    ("#fff", "#ffffff"), ("#1a2B3c", "#1a2b3c"), ("#11223344", "#11223344"),
    ("#112233ff", "#112233"), ("tomato", "#ff6347"), ("RebeccaPurple", "#663399"),
    ("transparent", "#00000000"), ("grey", "#808080"),
  ])
  func readsAndReadsBack(text: String, hex: String) {
    expectEqual(ColorValue(text)?.hex, hex)
  }

  @Test(arguments: [
    "", "#", "#12", "#1234", "#12345", "#1234567", "#gggggg", "reddish", " red", "＃fff",
  ])
  func anythingElseIsNone(text: String) {
    #expect(ColorValue(text) == nil)
  }
}
