import Expectations
import NavhostSupport
import Testing

/// Text from Lua, made fit to be shown.
@Suite struct TextEscapingTests {
  @Test(
    arguments: [
      ("\u{0}", true), ("\u{1F}", true), (" ", false), ("~", false), ("\u{7F}", true),
      ("\u{9F}", true), ("\u{A0}", false), ("\u{2027}", false), ("\u{2028}", true),
      ("\u{202E}", true), ("\u{202F}", false), ("\u{2066}", true), ("\u{206A}", false),
    ] as [(Unicode.Scalar, Bool)])
  func aControlIsWhatATerminalObeys(_ scalar: Unicode.Scalar, _ expected: Bool) {
    expectEqual(scalar.isControl, expected)
  }

  @Test(arguments: [
    ("plain", 5, "plain"), ("plain", 4, "pla…"), ("a\nb\u{1B}c", 9, "abc"), ("ééé", 3, "ééé"),
    ("ééé", 2, "é…"), ("", 3, ""), ("a\u{202E}b", 1, "…"),
    ("👍🏽👍🏽", 2, "👍🏽👍🏽"),
  ])
  func aLineHasNoControlsAndALimit(_ text: String, _ limit: Int, _ expected: String) {
    expectEqual(Plain.line(text, limit: limit), expected)
  }

  @Test func anEscapedTextKeepsItsLinesAndHasALimit() {
    expectEqual(Plain.escaped("a\n\tb\u{7}", limit: 9), "a\n\tb\\7")
    expectEqual(Plain.escaped("abc", limit: 3), "abc")
    expectEqual(Plain.escaped("abcd", limit: 3), "abc…")
  }

  @Test func textsAreFitForATerminal() {
    expectEqual(Plain.oneLine("a\n\u{1B}[31m\tb"), "a\\n\\27[31m  b")
    expectEqual(Plain.forTerminal("a\n\u{1B}b"), "a\n\\u{1b}b")
    expectEqual(Plain.sameLength("a\u{7}b\t"), "a\u{FFFD}b\t")
    expectEqual(Plain.bytes([97, 0xFF]), "a\\255")
  }

  @Test func controlsAreAsLuaWritesThem() {
    expectEqual(Plain.asInLua("a\n\r\t\u{1B}\u{202E}\"\\é"), "a\\n\\r\\t\\027\\u{202e}\"\\é")
  }

  @Test func aNameStaysOnItsLine() {
    expectEqual(Plain.name("a b/ü.lua"), "a b/ü.lua")
    expectEqual(Plain.name("a\nb\tc\u{1B}\u{2028}"), "a\\nb\\u{9}c\\u{1b}\\u{2028}")
    expectEqual(FileError(path: "a\nb", reason: "gone").message, "a\\nb: gone")
  }

  @Test(
    arguments: [
      ("a", false), ("é", false), (" ", false), ("👍", false), ("\u{7}", true),
      ("\u{200B}", true), ("\u{200D}", true), ("\u{FEFF}", true), ("\u{AD}", true),
      ("\u{2060}", true), ("\u{3164}", true), ("\u{FE0F}", true), ("\u{E0041}", true),
      ("\u{E007F}", true), ("\u{202E}", true), ("\u{FFF9}", true),
    ] as [(Unicode.Scalar, Bool)])
  func aHiddenCharacterIsOneThatNobodySees(_ scalar: Unicode.Scalar, _ expected: Bool) {
    expectEqual(scalar.isHidden, expected)
  }
}
