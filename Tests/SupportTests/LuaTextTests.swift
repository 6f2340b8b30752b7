import Expectations
import NavhostSupport
import Testing

@Suite struct LuaTextTests {
  @Test(arguments: [
    ("a", true), ("_", true), ("a_1", true), ("Z9", true), ("", false), ("1a", false),
    ("a-b", false), ("a b", false), ("é", false), ("end", false), ("goto", false), ("End", true),
  ])
  func aNameIsLettersAndDigitsAndNoKeyword(_ text: String, _ expected: Bool) {
    expectEqual(LuaText.isName(text), expected)
  }

  @Test(arguments: [
    (1.0, "1.0"), (-0.5, "-0.5"), (1e300, "1e+300"), (.nan, "0/0"), (.infinity, "math.huge"),
    (-.infinity, "-math.huge"),
  ])
  func aNumberIsReadBackAsAFloat(_ number: Double, _ expected: String) {
    expectEqual(LuaText.number(number), expected)
  }

  @Test(arguments: [
    ("", "\"\""), ("a'b", "\"a'b\""), ("a\"\\\n\r\t", #""a\"\\\n\r\t""#), ("é😀", "\"é😀\""),
    ("\u{0}1\u{1B}[", #""\0001\027[""#), ("\u{7F}", #""\127""#),
    ("\u{85}\u{202E}\u{FEFF}", #""\u{85}\u{202e}\u{feff}""#),
  ])
  func aStringIsQuotedSoThatAllOfItIsSeen(_ text: String, _ expected: String) {
    expectEqual(LuaText.quoted(Array(text.utf8)), expected)
  }

  @Test func bytesThatAreNoTextAreEscapedOneByOne() {
    expectEqual(LuaText.quoted([0x61, 0xFF, 0x0A, 0xC3, 0xA9, 0x00]), #""a\255\n\195\169\000""#)
  }
}
