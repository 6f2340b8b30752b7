import Expectations
import NavhostSupport
import Testing

struct TextSearchTests {
  @Test(
    "every place is found, none over another",
    arguments: [
      ("a.b.c", ".", ["a", "b", "c"]), ("aaaa", "aa", ["", "", ""]), ("aab", "ab", ["a", ""]),
      ("äöü", "ö", ["ä", "ü"]), ("", "x", [""]), ("abc", "", ["abc"]), ("ab", "abc", ["ab"]),
    ])
  func places(_ text: String, _ wanted: String, _ between: [String]) {
    var parts: [String] = []
    var start = text.startIndex
    for place in text.places(of: wanted) {
      parts.append(String(text[start..<place.lowerBound]))
      start = place.upperBound
    }
    expectEqual(parts + [String(text[start...])], between)
    expectEqual(text.holds(wanted), between.count > 1)
  }
}
