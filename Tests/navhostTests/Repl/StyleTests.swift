import Testing

@testable import navhost

@Suite struct StyleTests {
  private let coloured = Style(isColoured: true)

  @Test func `Without colours text is as it was`() {
    #expect(Style.plain.paint("x", .error) == "x")
    #expect(Style.plain.lua("local x = 'a' -- b") == "local x = 'a' -- b")
  }

  @Test func `Colours begin and end with their text`() {
    #expect(coloured.paint("x", .prompt) == "\u{1B}[1;36mx\u{1B}[0m")
    #expect(coloured.lua("x = 1") == "x = \u{1B}[33m1\u{1B}[0m")
  }

  @Test func `Each kind of piece has its colour, names and marks have none`() {
    let pieces = Style.pieces("local x = 'a' .. 5 -- b").filter { $0.text != " " }
    #expect(
      pieces == [
        StyledText("local", .word), StyledText("x"), StyledText("="), StyledText("'a'", .string),
        StyledText(".."), StyledText("5", .number), StyledText("-- b", .faint),
      ])
    #expect(Style.pieces("f('op").last == StyledText("'op", .string))
  }

  @Test func `A dot command is a word where there is such a one`() {
    #expect(
      Style.pieces("  .use a.lua") == [
        StyledText("  "), StyledText(".use", .word), StyledText(" a.lua"),
      ])
    #expect(Style.pieces(".uze a")[1] == StyledText(".uze"))
    #expect(Style.pieces(".5 + 1").first == StyledText(".5", .number))
  }
}
