import Expectations
import NavhostNavigation
import Testing

/// contract.md, "Colors".
struct ColorTests {
  @Test func componentsAreBroughtIntoRange() {
    expectEqual(ColorValue(red: -1, green: 2, blue: .nan).hex, "#00ff00")
  }

  @Test func luminanceWeighsTheComponents() {
    expectEqual(ColorValue(red: 1, green: 0, blue: 0).luminance, 0.299)
    expectEqual(ColorValue(red: 0, green: 1, blue: 0).luminance, 0.587)
    expectEqual(ColorValue(red: 0, green: 0, blue: 1).luminance, 0.114)
  }
}
