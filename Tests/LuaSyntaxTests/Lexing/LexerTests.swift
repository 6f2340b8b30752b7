import Expectations
import NavhostLuaSyntax
import Testing

@Suite struct LexerTests {
  private func tokens(_ text: String, isPiece: Bool = false) throws -> [Token] {
    var lexer = Lexer(SourceText(file: "a.lua", text: text), isPiece: isPiece)
    var list: [Token] = []
    while true {
      let token = try lexer.next()
      if token.kind == .endOfFile { return list }
      list.append(token)
    }
  }

  @Test(arguments: [
    ("a_1 _ end endx", [TokenKind.name, .name, .end, .name]),
    ("...  .. . ..", [.ellipsis, .concat, .dot, .concat]), ("....", [.ellipsis, .dot]),
    ("a--b\nc", [.name, .name]), ("--[[x\n]]a--[==[ ]] ]==]b", [.name, .name]),
    ("--[x\na", [.name]), ("- -a", [.minus, .minus, .name]),
    ("a\t\u{B}\u{C}\r\nb", [.name, .name]),
    ("~=~ ==<=<<>>=", [.notEqual, .tilde, .equal, .lessOrEqual, .shiftLeft, .shiftRight, .assign]),
    ("// / :: :", [.doubleSlash, .slash, .doubleColon, .colon]),
    ("a[b]", [.name, .openBracket, .name, .closeBracket]),
    ("! @ $ é", [.unknown, .unknown, .unknown, .unknown, .unknown]), ("", []),
    ("x.y:z", [.name, .dot, .name, .colon, .name]), (".5 a..b", [.number, .name, .concat, .name]),
  ])
  func eachTokenHasItsKind(_ text: String, _ kinds: [TokenKind]) throws {
    try expectEqual(tokens(text).map(\.kind), kinds)
  }

  @Test func theEndComesForEver() throws {
    var lexer = Lexer(SourceText(file: "a.lua", text: "a"))
    try expectEqual(
      (0..<4).map { _ in try lexer.next().kind },
      [.name]
        + Array(repeating: .endOfFile, count: 3))
  }

  @Test func aFileMayBeginWithALineForTheSystem() throws {
    try expectEqual(tokens("#!/usr/bin/env lua\na").map(\.text), ["a"])
    try expectEqual(tokens("\u{FEFF}# x\ra").map(\.text), ["a"])
    try expectEqual(tokens("\u{FEFF}a").map(\.text), ["a"])
    try expectEqual(tokens("#a", isPiece: true).map(\.kind), [.hash, .name])
    try expectEqual(tokens("\n#a").map(\.kind), [.hash, .name])
  }

  @Test(arguments: [
    ("3", 3.0, true), ("0x10", 16, true), ("0XfF", 255, true), ("3.", 3, false), (".5", 0.5, false),
    ("1e2", 100, false), ("1E-2", 0.01, false), ("0x.8p1", 1, false), ("0xAp-1", 5, false),
    ("9223372036854775807", 0x1p63, true),
    ("9223372036854775808", 0x1p63, false),
  ])
  func aNumberHasItsValue(_ text: String, _ value: Double, _ isInteger: Bool) throws {
    let token = try #require(try tokens(text).first)
    expectEqual(token.value, value)
    expectEqual(token.kind, isInteger ? .integer : .number)
    expectEqual(token.range, 0..<text.utf8.count)
  }

  @Test(arguments: [
    ("3x", "3x"), ("0x", "0x"), ("1e", "1e"), ("1e+", "1e+"), ("1..2", "1..2"), ("0xp1", "0xp1"),
    ("3.4.5", "3.4.5"), ("1_000", "1_"), ("0x1g", "0x1g"), ("08e", "08e"),
  ])
  func whatSticksToANumberMakesItMalformed(_ text: String, _ quoted: String) {
    Mistake("malformed number near '\(quoted)'", "return «" + text).check()
  }
}
