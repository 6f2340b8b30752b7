import NavhostLuaSyntax
import Testing

@Suite struct NumberLiteralTests {
  @Test(arguments: [
    ("0", 0.0), ("08", 8), ("123456789", 123_456_789), ("0x0", 0), ("0xfF", 255), ("0X10", 16),
    ("9223372036854775807", 0x1p63), ("0xffffffffffffffff", -1), ("0x1ffffffffffffffff", -1),
  ])
  func aWholeNumberIsAnInteger(_ text: String, _ value: Double) throws {
    let number = try #require(NumberLiteral(text))
    #expect(number.isInteger && number.value == value)
  }

  @Test(arguments: [
    ("1.", 1.0), (".5", 0.5), ("1.5e3", 1500), ("1e-2", 0.01), ("1E+2", 100), ("0x.8", 0.5),
    ("0xAp1", 20), ("0x1.8P-1", 0.75), ("9223372036854775808", 0x1p63), ("1e999", .infinity),
  ])
  func whatHasAPointOrAnExponentOrIsTooLargeIsAFloat(_ text: String, _ value: Double) throws {
    let number = try #require(NumberLiteral(text))
    #expect(!number.isInteger && number.value == value)
  }

  @Test(arguments: [
    "", ".", "x", "0x", "0x.", "1e", "1e+", "e5", "1.2.3", "1 ", "-1", "0xg", "1f", "0x1p",
    "0x1e+1",
    "1p3", "1_0",
  ])
  func anythingElseIsNone(_ text: String) {
    #expect(NumberLiteral(text) == nil)
  }
}
