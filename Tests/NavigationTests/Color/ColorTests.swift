import Navigation
import Testing

/// Contract: colours.
struct ColorTests {
  @Test(arguments: [
    ("#fff", "#ffffff"), ("#1a2B3c", "#1a2b3c"), ("#11223344", "#11223344"),
    ("#112233ff", "#112233"), ("tomato", "#ff6347"), ("RebeccaPurple", "#663399"),
    ("transparent", "#00000000"), ("grey", "#808080"),
  ])
  func readsAndReadsBack(text: String, hex: String) {
    #expect(Color(text)?.hex == hex)
  }

  @Test(arguments: [
    "", "#", "#12", "#1234", "#12345", "#1234567", "#gggggg", "reddish", " red", "＃fff",
  ])
  func anythingElseIsNone(text: String) {
    #expect(Color(text) == nil)
  }

  @Test func componentsAreBroughtIntoRange() {
    #expect(Color(red: -1, green: 2, blue: .nan).hex == "#00ff00")
  }

  @Test func luminanceWeighsTheComponents() {
    #expect(Color(red: 1, green: 0, blue: 0).luminance == 0.299)
    #expect(Color(red: 0, green: 1, blue: 0).luminance == 0.587)
    #expect(Color(red: 0, green: 0, blue: 1).luminance == 0.114)
  }
}
