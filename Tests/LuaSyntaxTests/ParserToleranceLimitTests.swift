import Expectations
import Testing

@testable import NavhostLuaSyntax

/// A tolerant parser gives up after so many errors, and says so.
@Suite struct ParserToleranceLimitTests {
  @Test func `It goes on behind so many errors`() {
    let lines = Array(repeating: "x = = 1\n", count: Parser.maximumErrors)
    expectEqual(
      Parser.parseTolerantly(SourceText(file: "", text: lines.joined())).errors.count, 200)
    let more = Parser.parseTolerantly(SourceText(file: "", text: (lines + lines).joined()))
    #expect(more.errors.count == 201 && more.isTorn)
    #expect(more.errors.last?.message.hasPrefix("more than 200 lines cannot be read") == true)
  }

  @Test func `A function that is only named takes nothing that follows`() {
    let text = "local p = {}\nfunction p.should\nlocal q = 1\nreturn p\n"
    let chunk = Parser.parseTolerantly(SourceText(file: "", text: text))
    expectEqual(chunk.body.block.statements.count, 4)
    expectEqual(chunk.errors.map(\.message), ["'(' expected near 'local'"])
  }
}
