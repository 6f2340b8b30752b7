import Expectations
import Testing

@testable import navhost

@Suite struct EditorRowsTests {
  @Test func `A line that is too long goes on in the next row`() {
    var rows = EditorRows(columns: 5, .plain)
    rows.add("> abcdef")
    rows.markCursor()
    expectEqual(rows.rows, ["> abc", "def"])
    #expect(rows.cursor == (1, 3))
  }

  @Test func `A cursor behind a full row stands in the next`() {
    var rows = EditorRows(columns: 4, .plain)
    rows.add("abcd")
    rows.markCursor()
    #expect(rows.cursor == (1, 0))
  }

  @Test func `A wide letter is not cut in two`() {
    var rows = EditorRows(columns: 4, .plain)
    rows.add("abc日")
    expectEqual(rows.rows, ["abc", "日"])
  }

  @Test func `No colour goes on behind its text or in the next row`() {
    var rows = EditorRows(columns: 80, Style(isColoured: true))
    rows.add(">", .prompt)
    rows.add(" ")
    rows.add("'a\nb'", .string)
    rows.close()
    expectEqual(
      rows.rows, ["\u{1B}[1;36m>\u{1B}[0m \u{1B}[32m'a\u{1B}[0m", "\u{1B}[32mb'\u{1B}[0m"])
  }

  @Test func `Of more rows than there are those around the cursor are shown`() {
    var rows = EditorRows(columns: 10, .plain)
    for line in 1...9 {
      rows.add("\(line)")
      if line == 8 { rows.markCursor() }
      rows.breakLine()
    }
    let fitted = rows.fitted(4)
    expectEqual(fitted.rows, ["6", "7", "8", "9"])
    #expect(fitted.cursor == (2, 1))
  }
}
