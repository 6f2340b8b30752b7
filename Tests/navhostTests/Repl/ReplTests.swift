import Expectations
import NavhostPluginHost
import Testing

@testable import navhost

/// The REPL as a function of lines.
@Suite struct ReplTests {
  @Test func `An unfinished statement goes on in the next line`() throws {
    let fixture = try ReplFixture()
    try expectEqual(fixture.enter("for i = 1, 3 do"), "…")
    #expect(fixture.repl.isIncomplete)
    try expectEqual(fixture.enter("sum = (sum or 0) + i"), "…")
    try expectEqual(fixture.enter("end"), "")
    try expectEqual(fixture.enter("sum"), "6")
  }

  @Test(arguments: [
    ["1 +", "2"], ["{", "3", "}"], ["(function()", "return 3", "end)()"], ["[[", "]] and 3"],
    ["1 --[[", "]] + 2"], ["\"a\\", "b\" and 3"], ["not", "false"],
  ])
  func `An unfinished expression goes on, too`(lines: [String]) throws {
    let fixture = try ReplFixture()
    try expectEqual(fixture.enter(lines[0]), "…")
    for line in lines.dropFirst().dropLast() { try fixture.enter(line) }
    let last = try fixture.enter(lines[lines.count - 1])
    #expect(["3", "{3}", "true"].contains(last))
  }

  @Test func `Empty lines and comments show nothing`() throws {
    let fixture = try ReplFixture()
    for line in ["", "   ", "-- a remark", ";"] { try expectEqual(fixture.enter(line), "") }
  }

  @Test func `A wrong statement is forgotten`() throws {
    let fixture = try ReplFixture()
    try expectEqual(fixture.error("x = = 1").message, "stdin:1: unexpected symbol near '='")
    try expectEqual(fixture.enter("1"), "1")
    #expect(try fixture.error("print(\"abc").message.hasPrefix("stdin:3: unfinished string"))
    #expect(!fixture.repl.isIncomplete)
  }

  @Test func `Lines count on, and errors name theirs`() throws {
    let fixture = try ReplFixture()
    try fixture.enter("x = 1", "")
    try expectEqual(fixture.error("error('no')").message, "stdin:3: no")
    try fixture.enter("function f()", "  return nothing.here", "end")
    try expectEqual(
      fixture.error("f()").message, "stdin:5: attempt to index a nil value (global 'nothing')")
  }

  @Test func `What is incomplete at the end is an error`() throws {
    let fixture = try ReplFixture()
    try fixture.enter("f(")
    guard case .failed(let error)? = fixture.repl.end() else { throw Unexpected(description: "?") }
    expectEqual(error.message, "stdin:1: unexpected symbol near <eof>")
    #expect(fixture.repl.end() == nil)
  }

  @Test func `Locals end with their statement, globals stay`() throws {
    let fixture = try ReplFixture()
    try fixture.enter("local a = 1; b = a")
    try expectEqual(fixture.enter("a, b"), "nil\t1")
  }

  @Test func `The last result is kept in _ and its further values in _2, _3`() throws {
    let fixture = try ReplFixture()
    try fixture.enter("40 + 2")
    try expectEqual(fixture.enter("_ + 1"), "43")
    try expectEqual(fixture.enter("__"), "42")
    try fixture.enter("'a', {1}, 'c'")
    try expectEqual(fixture.enter("_, _2, _3"), "\"a\"\t{1}\t\"c\"")
    try fixture.enter("t = {}", "t")
    try expectEqual(fixture.enter("_ == t"), "true")
    try fixture.enter("8")
    try expectEqual(fixture.enter("_, _2, _3"), "8")
    try fixture.enter("5", "nil", "x = 1")
    try expectEqual(fixture.enter("_"), "5")
    try fixture.enter("print")
    try expectEqual(fixture.enter("_ == print"), "true")
  }

  @Test func `A result is kept whatever guards the globals`() throws {
    let fixture = try ReplFixture()
    try fixture.enter(
      "setmetatable(_G, {__newindex = function() error('strict') end, __index = error})")
    try expectEqual(fixture.enter("7"), "7")
    try expectEqual(fixture.enter("_"), "7")
  }

  @Test func `os.exit leaves with its status`() throws {
    let fixture = try ReplFixture()
    expectEqual(fixture.repl.enter("os.exit(7)"), .left(7))
    expectEqual(fixture.repl.enter("pcall(os.exit, true)"), .left(0))
  }
}
