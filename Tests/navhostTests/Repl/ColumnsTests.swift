import Expectations
import Testing

@testable import navhost

/// How wide text is on a terminal.
@Suite struct ColumnsTests {
  @Test func `Wide letters take two columns, marks on letters none`() {
    expectEqual(Columns.width("日本"), 4)
    expectEqual(Columns.width("e\u{301}a"), 2)
    expectEqual(Columns.fit("日本語", 4), "日… ")
  }

  @Test func `Text is cut or filled up to its column`() {
    #expect(Columns.fit("ab", 4) == "ab  " && Columns.fit("abcd", 4) == "abcd")
    #expect(Columns.fit("abcde", 4) == "abc…" && Columns.fit("abc", 0) == "")
    #expect(Columns.cut("abc", 4) == "abc" && Columns.cut("abcde", 4) == "abc…")
    #expect(Columns.center("ab", 5) == " ab  " && Columns.center("abcdef", 4) == "abc…")
  }

  @Test func `A table's columns are as wide as their widest cell, the last is left alone`() {
    expectEqual(Columns.table([["a", "b"], ["long", "c", "d"]]), "a     b\nlong  c  d")
    expectEqual(Columns.table([]), "")
  }
}
