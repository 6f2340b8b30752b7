import Expectations
import Testing

@testable import navhost

@Suite struct StyleTests {
  private let coloured = Style(isColoured: true)

  @Test func `Without colours text is as it was`() {
    expectEqual(Style.plain.paint("x", .error), "x")
    expectEqual(Style.plain.lua("local x = 'a' -- b"), "local x = 'a' -- b")
  }

  @Test func `Colours begin and end with their text`() {
    expectEqual(coloured.paint("x", .prompt), "\u{1B}[1;36mx\u{1B}[0m")
    expectEqual(coloured.lua("x = 1"), "x = \u{1B}[33m1\u{1B}[0m")
  }

  @Test func `Each kind of piece has its colour, names and marks have none`() {
    let pieces = Style.pieces("local x = 'a' .. 5 -- b").filter { $0.text != " " }
    expectEqual(
      pieces,
      [
        StyledText("local", .word), StyledText("x"), StyledText("="), StyledText("'a'", .string),
        StyledText(".."), StyledText("5", .number), StyledText("-- b", .faint),
      ])
    expectEqual(Style.pieces("f('op").last, StyledText("'op", .string))
  }

  @Test func `A dot command is a word where there is such a one`() {
    expectEqual(
      Style.pieces("  .use a.lua"),
      [
        StyledText("  "), StyledText(".use", .word), StyledText(" a.lua"),
      ])
    expectEqual(Style.pieces(".uze a")[at: 1], StyledText(".uze"))
    expectEqual(Style.pieces(".5 + 1").first, StyledText(".5", .number))
  }
}
