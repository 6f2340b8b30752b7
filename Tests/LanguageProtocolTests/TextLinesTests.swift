import Expectations
import NavhostSupport
import Testing

@testable import NavhostLanguageProtocol

@Suite struct TextLinesTests {
  private let text = "a\u{1D11E}é\r\nb\n\rc\r"

  /// The same by Swift's own strings: lines end at LF, CR, and CR LF.
  private func expected(_ text: String) -> [(offset: Int, position: TextPosition)] {
    var result: [(Int, TextPosition)] = []
    var (line, units, offset) = (0, 0, 0)
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      result.append((offset, TextPosition(line: line, character: units)))
      offset += UTF8.width(scalar)
      units += UTF16.width(scalar)
      let isPair = scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
      if scalar == "\n" || (scalar == "\r" && !isPair) { (line, units) = (line + 1, 0) }
    }
    result.append((offset, TextPosition(line: line, character: units)))
    return result
  }

  @Test(arguments: [
    "", "a", "a\u{1D11E}é\r\nb\n\rc\r", "\n\n", "ä\u{10FFFF}\u{800}x\ny", "\r\r\n\n", "\u{FEFF}x",
    "x\n" + String(repeating: "a\u{1D11E}é", count: 300) + "\nx",
  ])
  func `Every place goes there and back`(text: String) {
    let lines = TextLines(Array(text.utf8))
    for (offset, position) in expected(text) {
      expectEqual(lines.position(of: offset), position, "\(offset) of \(text.debugDescription)")
      // Between CR and LF nothing can be named.
      let isBetween =
        offset > 0 && lines.bytes[offset - 1] == 13
        && offset < lines.bytes.count && lines.bytes[offset] == 10
      if !isBetween { expectEqual(lines.offset(of: position), offset) }
    }
  }

  @Test func `Places beyond the text are its ends`() {
    let lines = TextLines(Array(text.utf8))
    expectEqual(lines.offset(of: TextPosition(line: 0, character: 99)), 7)
    expectEqual(lines.offset(of: TextPosition(line: 99, character: 0)), lines.bytes.count)
    expectEqual(lines.position(of: 999), TextPosition(line: 4, character: 0))
    // In the middle of a character of two units: its beginning.
    expectEqual(lines.offset(of: TextPosition(line: 0, character: 2)), 1)
  }

  @Test func `An edit of a long line moves what is behind it`() {
    var lines = TextLines(Array("\n\(String(repeating: "é", count: 3000))".utf8))
    let place = TextPosition(line: 1, character: 1500)
    lines.replace(TextRange(place, place), with: "\u{1D11E}")
    expectEqual(lines.position(of: lines.bytes.count), TextPosition(line: 1, character: 3002))
    lines.replace(TextRange(TextPosition(line: 0, character: 0), place), with: "")
    expectEqual(lines.position(of: lines.bytes.count), TextPosition(line: 0, character: 1502))
  }

  @Test func `A line that an edit makes long is measured`() {
    var lines = TextLines(Array("a\nb\nc".utf8))
    let end = TextPosition(line: 1, character: 1)
    lines.replace(TextRange(end, end), with: String(repeating: "é", count: 3000))
    expectEqual(lines.position(of: 6003), TextPosition(line: 1, character: 3001))
    expectEqual(lines.position(of: 4003), TextPosition(line: 1, character: 2001))
    lines.replace(TextRange(end, TextPosition(line: 1, character: 2900)), with: "")
    expectEqual(lines.position(of: lines.bytes.count), TextPosition(line: 2, character: 1))
  }

  @Test func `Edits are put in where they belong`() {
    var lines = TextLines(Array("local 𝄞 = 1\nreturn 𝄞\n".utf8))
    func range(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> TextRange {
      TextRange(TextPosition(line: a, character: b), TextPosition(line: c, character: d))
    }
    lines.replace(range(1, 7, 1, 9), with: "x\ny")
    expectEqual(String(decoding: lines.bytes, as: UTF8.self), "local 𝄞 = 1\nreturn x\ny\n")
    lines.replace(range(0, 6, 0, 8), with: "")
    expectEqual(String(decoding: lines.bytes, as: UTF8.self), "local  = 1\nreturn x\ny\n")
    lines.replace(range(2, 0, 9, 0), with: "z")
    expectEqual(String(decoding: lines.bytes, as: UTF8.self), "local  = 1\nreturn x\nz")
    lines.replace(range(2, 1, 0, 0), with: "!")
    expectEqual(String(decoding: lines.bytes, as: UTF8.self), "local  = 1\nreturn x\nz!")
    expectEqual(lines.position(of: lines.bytes.count), TextPosition(line: 2, character: 2))
  }

  @Test func `Bytes that are no UTF-8 do no harm`() {
    let lines = TextLines([0xFF, 0x80, 0x61, 10, 0xC3])
    for offset in 0...5 {
      #expect(lines.offset(of: lines.position(of: offset)) <= 5)
    }
  }

  @Test(arguments: 0..<50)
  func `After edits the lines are those of the text`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pieces = ["", "a", "\r", "\n", "\r\n", "é\n", "\n\r", "𝄞", "x\r\ny\rz\n"]
    var lines = TextLines([])
    for _ in 0..<60 {
      func place() -> TextPosition {
        TextPosition(line: random.below(8), character: random.below(6))
      }
      lines.replace(TextRange(place(), place()), with: pieces[random.below(pieces.count)])
      let fresh = TextLines(lines.bytes)
      for offset in 0...lines.bytes.count {
        expectEqual(lines.position(of: offset), fresh.position(of: offset))
      }
    }
  }

  /// In many lines each change finds its place at once; it took the whole text to find the lines again.
  @Test func `Many edits of a long text are soon done`() {
    var lines = TextLines(Array(String(repeating: "-- line\n", count: 100_000).utf8))
    for number in 0..<5_000 {
      let start = TextPosition(line: 99_000 - number * 10, character: 3)
      let end = TextPosition(line: start.line, character: 7)
      lines.replace(TextRange(start, end), with: "edit")
    }
    expectEqual(lines.bytes.count, 800_000)
    expectEqual(lines.bytes.count(where: { $0 == UInt8(ascii: "d") }), 5_000)
  }
}
