import PluginHost
import Testing

@testable import navhost

/// The REPL as a function of lines.
@Suite struct ReplTests {
  @Test func `An unfinished statement goes on in the next line`() throws {
    let fixture = try ReplFixture()
    #expect(try fixture.enter("for i = 1, 3 do") == "…")
    #expect(fixture.repl.isIncomplete)
    #expect(try fixture.enter("sum = (sum or 0) + i") == "…")
    #expect(try fixture.enter("end") == "")
    #expect(try fixture.enter("sum") == "6")
  }

  @Test(arguments: [
    ["1 +", "2"], ["{", "3", "}"], ["(function()", "return 3", "end)()"], ["[[", "]] and 3"],
    ["1 --[[", "]] + 2"], ["\"a\\", "b\" and 3"], ["not", "false"],
  ])
  func `An unfinished expression goes on, too`(lines: [String]) throws {
    let fixture = try ReplFixture()
    #expect(try fixture.enter(lines[0]) == "…")
    for line in lines.dropFirst().dropLast() { try fixture.enter(line) }
    let last = try fixture.enter(lines[lines.count - 1])
    #expect(["3", "{3}", "true"].contains(last))
  }

  @Test func `Empty lines and comments show nothing`() throws {
    let fixture = try ReplFixture()
    for line in ["", "   ", "-- a remark", ";"] { #expect(try fixture.enter(line) == "") }
  }

  @Test func `A wrong statement is forgotten`() throws {
    let fixture = try ReplFixture()
    #expect(try fixture.error("x = = 1").message == "stdin:1: unexpected symbol near '='")
    #expect(try fixture.enter("1") == "1")
    #expect(try fixture.error("print(\"abc").message.hasPrefix("stdin:3: unfinished string"))
    #expect(!fixture.repl.isIncomplete)
  }

  @Test func `Lines count on, and errors name theirs`() throws {
    let fixture = try ReplFixture()
    try fixture.enter("x = 1", "")
    #expect(try fixture.error("error('no')").message == "stdin:3: no")
    try fixture.enter("function f()", "  return nothing.here", "end")
    #expect(
      try fixture.error("f()").message
        == "stdin:5: attempt to index a nil value (global 'nothing')")
  }

  @Test func `What is incomplete at the end is an error`() throws {
    let fixture = try ReplFixture()
    try fixture.enter("f(")
    guard case .failed(let error)? = fixture.repl.end() else { throw Unexpected(description: "?") }
    #expect(error.message == "stdin:1: unexpected symbol near <eof>")
    #expect(fixture.repl.end() == nil)
  }

  @Test func `Locals end with their statement, globals stay`() throws {
    let fixture = try ReplFixture()
    try fixture.enter("local a = 1; b = a")
    #expect(try fixture.enter("a, b") == "nil\t1")
  }

  @Test func `The last result is kept in _ and its further values in _2, _3`() throws {
    let fixture = try ReplFixture()
    try fixture.enter("40 + 2")
    #expect(try fixture.enter("_ + 1") == "43")
    #expect(try fixture.enter("__") == "42")
    try fixture.enter("'a', {1}, 'c'")
    #expect(try fixture.enter("_, _2, _3") == "\"a\"\t{1}\t\"c\"")
    try fixture.enter("t = {}", "t")
    #expect(try fixture.enter("_ == t") == "true")
    try fixture.enter("8")
    #expect(try fixture.enter("_, _2, _3") == "8")
    try fixture.enter("5", "nil", "x = 1")
    #expect(try fixture.enter("_") == "5")
    try fixture.enter("print")
    #expect(try fixture.enter("_ == print") == "true")
  }

  @Test func `A result is kept whatever guards the globals`() throws {
    let fixture = try ReplFixture()
    try fixture.enter(
      "setmetatable(_G, {__newindex = function() error('strict') end, __index = error})")
    #expect(try fixture.enter("7") == "7")
    #expect(try fixture.enter("_") == "7")
  }

  @Test func `os.exit leaves with its status`() throws {
    let fixture = try ReplFixture()
    #expect(fixture.repl.enter("os.exit(7)") == .left(7))
    #expect(fixture.repl.enter("pcall(os.exit, true)") == .left(0))
  }

  @Test func `An error points at what it means`() throws {
    let fixture = try ReplFixture()
    let cases: [(String, Int, Int)] = [
      ("x = nav.tip.title", 8, 3), ("foo.bar()", 0, 3), ("x = 1 1", 6, 1), ("nav.top:jump()", 4, 3),
      ("  error('no')", 2, 5), ("1 + {} .. nil", 0, 13),
      ("nav.push{class = 'X', titel = 'x'}", 22, 5), ("nav.on('pusch', print)", 8, 5),
      ("nav.pan{frm = {5, 400}}", 8, 3),
    ]
    for (line, column, length) in cases {
      let excerpt = try fixture.error(line).excerpt
      #expect(excerpt?.line == line)
      #expect(excerpt.map { [$0.column, $0.length] } == [column, length], "\(line)")
    }
  }

  @Test func `A long line is cut around what the error means`() throws {
    let fixture = try ReplFixture()
    let blanks = String(repeating: " ", count: 40)
    for line in ["oops()" + blanks + "-- c", blanks + "oops()" + blanks + ";", blanks + "oops()"] {
      let excerpt = try #require(try fixture.error(line).excerpt).fitted(30)
      #expect(excerpt.line.count == 30)
      let start = excerpt.line.index(excerpt.line.startIndex, offsetBy: excerpt.column)
      #expect(excerpt.line[start...].hasPrefix("oops"), "\(line)")
      #expect(excerpt.length == 4)
    }
    let short = try #require(try fixture.error("oops()").excerpt)
    #expect(short.fitted(30) == short)
  }

  @Test func `An error of the caller names no line that nobody typed`() throws {
    let fixture = try ReplFixture()
    #expect(try fixture.error("error('x', 2)").message == "x")
    try fixture.enter("function f() error('y', 2) end")
    #expect(try fixture.error("f()").message == "y")
  }

  @Test func `A hook that fails is told once`() throws {
    let fixture = try ReplFixture()
    try fixture.enter("nav.use{name = 'bad', shouldPop = function() error('no') end}")
    for line in ["nav.setRoot('A')", "nav.push('B')", "nav.tapBack()"] { try fixture.enter(line) }
    #expect(fixture.repl.faults() == ["fault in bad, shouldPop: stdin:1: no"])
    #expect(fixture.repl.faults() == [])
    try fixture.enter("nav.reset()")
    #expect(fixture.repl.faults() == [])
    try fixture.enter("nav.setStack{'A', 'B'}", "nav.tapBack()")
    try fixture.enter("nav.setStack{'A', 'B'}", "nav.tapBack()")
    #expect(
      fixture.repl.faults() == [
        "fault in bad, shouldPop: stdin:1: no", "fault in bad, shouldPop: stdin:1: no",
        "bad is quarantined: mend it, then .reload bad",
      ])
    try fixture.enter("nav.hook('B', 'backTitle', function() return 5 end)", "nav.push('B')")
    #expect(fixture.repl.faults().first?.hasPrefix("fault in a hook of the script, ") == true)
  }

  @Test func `An error in a function shows the calls that led to it`() throws {
    let fixture = try ReplFixture()
    try fixture.enter("function g() error('deep') end", "function f() g() end")
    let error = try fixture.error("f()")
    #expect(error.excerpt?.line == "function g() error('deep') end")
    #expect(error.calls.count >= 2)
    #expect(error.calls.allSatisfy { !$0.contains("[repl]") && !$0.contains("[C]") })
    #expect(try fixture.error("error('flat')").calls.isEmpty)
  }
}
