import Expectations
import NavhostLuaSyntax
import Testing

/// The pieces that colours and completion go by.
@Suite struct PieceTests {
  private func pieces(_ text: String) -> [String] {
    Piece.all(of: text).filter { $0.kind != .space }.map { "\($0.kind) \($0.text)" }
  }

  @Test func eachHasItsKind() {
    expectEqual(
      pieces("local x = 'a\\'' .. [==[b]]]==] -- end"),
      [
        "keyword local", "name x", "symbol =", "string 'a\\''", "symbol ..", "string [==[b]]]==]",
        "comment -- end",
      ])
    expectEqual(
      pieces("#t == 0x1p-2 //3"),
      [
        "symbol #", "name t", "symbol ==", "number 0x1p-2", "symbol //", "number 3",
      ])
    expectEqual(pieces("a--[[b\nc]]d"), ["name a", "comment --[[b\nc]]", "name d"])
  }

  @Test func whatIsNotClosedGoesToTheEnd() {
    expectEqual(pieces("f('na"), ["name f", "symbol (", "openString 'na"])
    expectEqual(pieces("x = [=[a]]"), ["name x", "symbol =", "openString [=[a]]"])
    expectEqual(pieces("x --[[a\nb"), ["name x", "comment --[[a\nb"])
  }

  @Test func whatTheLexerRefusesIsAPiece() {
    expectEqual(
      pieces("'\\q' 3x [=a"), ["string '\\q'", "number 3x", "symbol [", "symbol =", "name a"])
    expectEqual(pieces("é → x"), ["symbol é", "symbol →", "name x"])
  }

  @Test(arguments: [
    "", "   ", "x = 1 -- é", "'\\", "\"\\", "[", "[=", "--", "--[[", "0x", "1..2", "a.b:c{}",
    "\u{7C1}\n\t",
    "\r\n-- a\r-- b\n", "-", "~", "!", "$x@y",
  ])
  func togetherTheyAreTheText(_ text: String) {
    expectEqual(Piece.all(of: text).map(\.text).joined(), text)
  }
}
