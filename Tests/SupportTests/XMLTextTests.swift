import Expectations
import NavhostSupport
import Testing

/// Text in XML: reports and pictures write it by the same rules.
@Suite struct XMLTextTests {
  @Test func marksAreEscapedEverywhere() {
    for place in [XMLText.Place.element, .attribute, .line] {
      expectEqual(XMLText.escaped("<a & \"b\">", in: place), "&lt;a &amp; &quot;b&quot;&gt;")
    }
    expectEqual(XMLText.attribute("n", "a\nb\t\""), " n=\"a&#10;b&#9;&quot;\"")
  }

  @Test func lineEndsAreAsThePlaceWantsThem() {
    expectEqual(XMLText.escaped("a\nb\tc"), "a\nb\tc")
    expectEqual(XMLText.escaped("a\nb\u{2028}c", in: .line), "a b c")
  }

  @Test func whatHasNoPlaceIsReplacedOrGoes() {
    expectEqual(XMLText.escaped("a\u{1B}\r\u{FFFE}b"), "a\u{FFFD}\u{FFFD}\u{FFFD}b")
    expectEqual(XMLText.escaped("a\u{1B}\u{FFFE}b", in: .line), "ab")
    expectEqual(XMLText.plain("a\u{0}<b"), "a<b")
  }
}
