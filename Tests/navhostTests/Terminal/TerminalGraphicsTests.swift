import Expectations
import Testing

@testable import navhost

@Suite struct TerminalGraphicsTests {
  @Test func `What a terminal answers tells how it shows pictures`() {
    #expect(TerminalGraphics(answer: "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;c") != nil)
    #expect(TerminalGraphics(answer: "\u{1B}[?62;4;22c") == nil)
    #expect(TerminalGraphics(answer: "\u{1B}[?4c") == nil)
    #expect(TerminalGraphics(answer: "\u{1B}[?1;2c") == nil)
    #expect(TerminalGraphics(answer: "") == nil)
  }

  @Test func `kitty gets the file in pieces, the last one marked`() {
    let text = TerminalGraphics.kitty(Array(repeating: 7, count: 5000))
    let pieces = text.split(separator: "\u{1B}\\")
    expectEqual(pieces.count, 2)
    #expect(pieces[at: 0]?.hasPrefix("\u{1B}_Ga=T,f=100,r=24,m=1;") == true)
    #expect(pieces[at: 1]?.hasPrefix("\u{1B}_Gm=0;") == true)
  }
}
