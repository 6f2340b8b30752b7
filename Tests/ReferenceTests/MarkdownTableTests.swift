import Expectations
import Testing

@testable import NavhostReference

@Suite struct MarkdownTableTests {
  @Test func aTableHasARuleBelowItsHead() {
    expectEqual(
      MarkdownTable.text(["a", "b"], [["1", "2"], ["", "3"]]),
      "| a | b |\n| --- | --- |\n| 1 | 2 |\n|  | 3 |")
  }

  @Test func aBarInACellEndsNoCell() {
    #expect(MarkdownTable.text(["a"], [["x|y||"]]).hasSuffix("| x\\|y\\|\\| |"))
  }

  @Test func fieldsHaveDefaultsWhereOneMayBeLeftOut() {
    let must = Reference.Field("x", .number, unit: "pt", writable: true, "Where.")
    expectEqual(
      MarkdownTable.fields([must]),
      "| field | type | meaning |\n| --- | --- | --- |\n| `x` | number, pt | Where. Writable. |")
    let may = Reference.Field("y", .boolean, fallback: "true", "Whether.")
    let none = Reference.Field("z", .string, optional: true, "What.")
    expectEqual(
      MarkdownTable.fields([must, may, none]).split(separator: "\n").dropFirst(2),
      [
        "| `x` | number, pt |  | Where. Writable. |", "| `y` | boolean | `true` | Whether. |",
        "| `z` | string | nil | What. |",
      ])
  }

  @Test(arguments: [
    (Reference.LuaType.any, "any value"), (.record, "table of data"), (.color, "colour"),
    (.fill, "colour or list of colours"), (.function("fun()"), "function"), (.object("Pop"), "Pop"),
    (.list(.either([.string, .integer])), "list of string or integer"),
    (.word("no such list"), "no such list"), (.word("HookName"), "HookName"),
  ])
  func aTypeIsWords(_ type: Reference.LuaType, _ expected: String) {
    expectEqual(MarkdownTable.type(type), expected)
  }

  @Test func aShortListOfWordsIsToldWhole() throws {
    for list in Reference.vocabularies {
      let words = MarkdownTable.type(.word(list.name))
      expectEqual(words == list.name, list.words.count > 4, "\(list.name)")
      #expect(words == list.name || list.spellings.allSatisfy { words.contains("`\"\($0)\"`") })
    }
  }

  @Test(arguments: [
    ("", 5, []), ("one", 2, ["one"]), ("one two", 7, ["one two"]), ("one two", 6, ["one", "two"]),
    ("a  b c", 3, ["a b", "c"]), ("a longword b", 4, ["a", "longword", "b"]),
  ])
  func linesAreBrokenBetweenWords(_ text: String, _ width: Int, _ lines: [String]) {
    expectEqual(TextWrap.lines(text, width: width), lines)
  }
}
