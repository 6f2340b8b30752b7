import Expectations
import Testing

@testable import navhost

@Suite struct IndentationTests {
  @Test(arguments: [
    ("for i = 1, 2 do", "  "), ("x = 1", ""), ("f = function(a)", "  "), ("if a then b() end", ""),
    ("t = {", "  "), ("  nested(", "    "), ("  x = 'do'", "  "), ("x -- do", ""),
    ("if a then\n  b()\nelse", "  "),
  ])
  func `The next line is indented behind an opening`(text: String, spaces: String) {
    expectEqual(Indentation.next(text), spaces)
  }

  @Test func `A closing line moves back`() {
    for line in ["  end", "    end)", "  else", "  }", "  until x"] {
      #expect(Indentation.closes(line))
    }
    for line in ["end", "  ending()", "  x = 1", ""] { #expect(!Indentation.closes(line)) }
  }
}
