import Expectations
import Testing

@testable import navhost

@Suite struct KeyParserTests {
  private func keys(_ text: String) -> [Key] {
    var parser = KeyParser()
    return text.utf8.compactMap { parser.take($0) }
  }

  @Test(arguments: [
    ("a", Key.character("a")), ("é", .character("é")), ("日", .character("日")), ("\r", .enter),
    ("\n", .enter), ("\t", .tab), ("\u{7F}", .backspace), ("\u{01}", .control("a")),
    ("\u{1F}", .control("_")), ("\u{1B}[A", .up), ("\u{1B}OB", .down), ("\u{1B}[1~", .home),
    ("\u{1B}[H", .home), ("\u{1B}[4~", .end), ("\u{1B}OF", .end), ("\u{1B}[3~", .delete),
    ("\u{1B}[1;5C", .wordRight), ("\u{1B}[1;5D", .wordLeft), ("\u{1B}\r", .newline),
    ("\u{1B}b", .alt("b")), ("\u{1B}\u{7F}", .alt("\u{7F}")),
  ])
  func `Bytes become keys`(text: String, key: Key) {
    expectEqual(keys(text), [key])
  }

  @Test func `What is pasted comes in one piece, its line ends as they were`() {
    expectEqual(
      keys("\u{1B}[200~for\r\n  x\rend\u{1B}[201~y"), [.paste("for\n  x\nend"), .character("y")])
  }

  @Test func `What nobody knows is dropped, and the next key is heard`() {
    expectEqual(keys("\u{1B}[99zx"), [.character("x")])
    var parser = KeyParser()
    let broken: [UInt8] = [0xFF, 0xC3, 0x28, 0x61]
    let heard = broken.compactMap { parser.take($0) }
    expectEqual(heard.last, .character("a"))
  }

  @Test func `ESC alone is a key once nothing follows`() {
    var parser = KeyParser()
    let first = parser.take(0x1B)
    #expect(first == nil && parser.isWaiting)
    let key = parser.giveUp()
    #expect(key == .escape && !parser.isWaiting)
  }
}
