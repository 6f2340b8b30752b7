import Expectations
import NavhostNavigation
import Testing

@testable import NavhostRendering

@Suite("Text in too little room")
struct LineFittingTests {
  private let style = TextStyle(size: 17, color: .black)

  @Test("what fits stays, what does not is cut with an ellipsis and no space before it")
  func cut() {
    expectEqual(LineFitting.fitted("Inbox", style, width: 100), "Inbox")
    expectEqual(LineFitting.fitted("A long title", style, width: 70), "A long…")
    expectEqual(LineFitting.fitted("Inbox", style, width: 3), "")
  }

  @Test(
    "no line is wider than the room",
    arguments: [
      "one two three four five", "漢字漢字漢字漢字漢字漢字漢字",
      "Donaudampfschifffahrtsgesellschaftskapitänspatent and more",
    ])
  func wrap(_ text: String) {
    let lines = LineFitting.wrapped(text, style, width: 120, count: 3)
    #expect(lines.count <= 3)
    for line in lines { #expect(style.width(of: line) <= 120) }
  }

  @Test("of a word that is too long nothing is left out between its pieces")
  func longWord() {
    let word = String(repeating: "W", count: 40)
    let lines = LineFitting.wrapped(word, style, width: 200, count: 6)
    expectEqual(lines.joined(), word)
    for line in lines { #expect(style.width(of: line) <= 200) }
    expectEqual(LineFitting.wrapped("WW", style, width: 1, count: 6).count, 2)
  }

  @Test("lines of a message are of like length, and no more than need be")
  func balance() {
    let text = "Your draft has not been saved. If you leave now, it will be lost."
    let plain = LineFitting.wrapped(text, style, width: 400, count: 6)
    let even = LineFitting.balanced(text, style, width: 400, count: 6)
    #expect(even.count == plain.count && even.joined(separator: " ") == text)
    #expect(style.width(of: even[0]) - style.width(of: even[1]) < 40)
    #expect(style.width(of: plain[0]) - style.width(of: plain[1]) > 100)
    expectEqual(LineFitting.balanced(text, style, width: 400, count: 0), [])
  }
}
