import Expectations
import NavhostSupport
import Testing

@Suite("Numbers in pictures and reports")
struct DecimalTextTests {
  @Test(
    "two digits, no exponent",
    arguments: [
      (0, "0"), (-0.001, "0"), (1, "1"), (1.5, "1.5"), (1.05, "1.05"), (-2.345, "-2.35"),
      (1e300, "1000000000"), (.nan, "0"), (.infinity, "0"), (1.0 / 3, "0.33"),
    ])
  func text(_ number: Double, _ text: String) {
    expectEqual(DecimalText.short(number), text)
  }

  @Test(arguments: [(1.0, 3, "1.000"), (1.2345, 3, "1.235"), (-0.5, 1, "-0.5"), (7.6, 0, "8")])
  func digitsAreFixed(_ number: Double, _ places: Int, _ text: String) {
    expectEqual(DecimalText.fixed(number, places: places), text)
  }
}
