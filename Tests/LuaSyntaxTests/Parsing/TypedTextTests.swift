import Expectations
import NavhostLuaSyntax
import Testing

/// What a line at a prompt is.
@Suite struct TypedTextTests {
  @Test func eachTextIsOneOfFour() {
    for text in ["1 + 1", "f()", "#t", "...", "'a'", "nav.top", "{1, 2}"] {
      expectEqual(TypedText(text), .expression, "\(text)")
    }
    for text in ["x = 1", "local a <const> = 1", "for i = 1, 2 do end", "return 1", "::a:: goto a"]
    {
      expectEqual(TypedText(text), .statement, "\(text)")
    }
    for text in ["x =", "f(", "function f()", "[[a", "--[[", "'a\\", "1 +", "if x then"] {
      expectEqual(TypedText(text), .incomplete, "\(text)")
    }
    for text in ["x x", "'a", "end", "1 = 2", "x = = 1", "break"] {
      expectEqual(TypedText(text), .wrong, "\(text)")
    }
  }

  @Test func whatIsOpenIsToldLineByLine() {
    let open = { (lines: [String]) in
      var blocks = OpenBlocks()
      for line in lines { blocks.take(line) }
      return blocks.isOpen
    }
    for lines in [
      ["t = {"], ["f(", "1"], ["while x do", "do", "end"], ["for i = 1, 2 do"], ["repeat"],
      ["function f()", "if x then end"], ["s = [==[", "]]"], ["--[[", "end"], ["for i in x()"],
    ] {
      #expect(open(lines), "\(lines)")
    }
    for lines in [
      ["x = 1"], ["t = {", "}"], ["while x do", "end"], ["do", "end"], ["repeat", "until x"],
      ["s = [==[ (", "]==]"], ["--[[ {", "]]"], ["'('"], ["-- ("], ["if x then", "else", "end"],
    ] {
      #expect(!open(lines), "\(lines)")
    }
  }
}
