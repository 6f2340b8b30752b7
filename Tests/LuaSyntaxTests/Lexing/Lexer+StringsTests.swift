import Expectations
import NavhostLuaSyntax
import Testing

@Suite struct LexerStringsTests {
  static let mistakes = [
    Mistake("unfinished string near '\"abc'", "local a = «\"abc\nreturn a"),
    Mistake("unfinished string near <eof>", "return «'abc"),
    Mistake("unfinished string near <eof>", "return «'abc\\"),
    Mistake("invalid escape sequence near '\"\\q'", "return «\"\\q\""),
    Mistake("hexadecimal digit expected near '\"\\xg'", "return «\"\\xg0\""),
    Mistake("hexadecimal digit expected near '\"\\x1\"'", "return «\"\\x1\""),
    Mistake("decimal escape too large near '\"\\256\"'", "return «\"\\256\""),
    Mistake("missing '{' in \\u{xxxx} near '\"\\u1'", "return «\"\\u12\""),
    Mistake("hexadecimal digit expected near '\"\\u{}'", "return «\"\\u{}\""),
    Mistake("missing '}' in \\u{xxxx} near '\"\\u{12\"'", "return «\"\\u{12\""),
    Mistake("UTF-8 value too large near '\"\\u{80000000'", "return «\"\\u{8000000000}\""),
    Mistake("unfinished long string (starting at line 2) near <eof>", "local a\na = «[[ abc"),
    Mistake("unfinished long string (starting at line 1) near <eof>", "return «[==[ ]=] ]]"),
    Mistake("unfinished long comment (starting at line 2) near <eof>", "f()\n--«[=[ ]]"),
    Mistake("invalid long string delimiter near '[=='", "return «[==a"),
  ]

  @Test(arguments: mistakes) func aMistakeIsNamedAtItsPlace(_ mistake: Mistake) {
    mistake.check()
  }

  private func string(_ text: String) throws -> String {
    var lexer = Lexer(SourceText(file: "a.lua", text: text))
    let token = try lexer.next()
    expectEqual(token.kind, .string)
    expectEqual(token.range, 0..<text.utf8.count)
    return token.text
  }

  @Test(arguments: [
    ("'a\"b'", "a\"b"), ("\"a'b\"", "a'b"), ("''", ""),
    ("'\\a\\b\\f\\n\\r\\t\\v\\\\\\\"\\''", "\u{7}\u{8}\u{C}\n\r\t\u{B}\\\"'"),
    ("'\\x41\\x7a'", "Az"), ("'\\65\\0651\\0'", "AA1\0"), ("'\\u{48}\\u{20ac}'", "H€"),
    ("'a\\z \n\t b'", "ab"), ("'a\\z'", "a"), ("'a\\\nb'", "a\nb"), ("'a\\\r\nb'", "a\nb"),
    ("'a\\\rb'", "a\nb"), ("'\\195\\169é'", "éé"),
  ])
  func escapesAreReadAsInLua(_ text: String, _ expected: String) throws {
    try expectEqual(string(text), expected)
  }

  @Test(arguments: [
    ("[[a]]", "a"), ("[[\na\n]]", "a\n"), ("[[\r\na]]", "a"), ("[[\n\na]]", "\na"),
    ("[=[a]]b]=]", "a]]b"), ("[==[]=]]==]", "]=]"), ("[[\\n]]", "\\n"), ("[[]]", ""),
    ("[=[[[a]=]", "[[a"),
  ])
  func aLongBracketKeepsWhatStandsInIt(_ text: String, _ expected: String) throws {
    try expectEqual(string(text), expected)
  }
}
