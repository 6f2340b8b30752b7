import NavhostSupport
import Testing

/// Text in XML: reports and pictures write it by the same rules.
@Suite struct XMLTextTests {
  @Test func marksAreEscapedEverywhere() {
    for place in [XMLText.Place.element, .attribute, .line] {
      #expect(XMLText.escaped("<a & \"b\">", in: place) == "&lt;a &amp; &quot;b&quot;&gt;")
    }
    #expect(XMLText.attribute("n", "a\nb\t\"") == " n=\"a&#10;b&#9;&quot;\"")
  }

  @Test func lineEndsAreAsThePlaceWantsThem() {
    #expect(XMLText.escaped("a\nb\tc") == "a\nb\tc")
    #expect(XMLText.escaped("a\nb\u{2028}c", in: .line) == "a b c")
  }

  @Test func whatHasNoPlaceIsReplacedOrGoes() {
    #expect(XMLText.escaped("a\u{1B}\r\u{FFFE}b") == "a\u{FFFD}\u{FFFD}\u{FFFD}b")
    #expect(XMLText.escaped("a\u{1B}\u{FFFE}b", in: .line) == "ab")
    #expect(XMLText.plain("a\u{0}<b") == "a<b")
  }
}
