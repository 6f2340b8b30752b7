import Expectations
import ProgramSupport
import Testing

/// Lines, and what ends them.
@Suite struct ReplLoopTests {
  @Test func `The first uncaught error ends it with status 1`() throws {
    let run = try ProgramRun.repl(["1", "", "error('no')", "2"])
    expectEqual(run.output, "1\n")
    expectEqual(run.errors, "navhost: stdin:3: no\n")
    expectEqual(run.status, 1)
  }

  @Test func `keep-going carries on`() throws {
    let run = try ProgramRun.repl(["error('no')", "x = = 1", "2"], ["--keep-going"])
    expectEqual(run.output, "2\n")
    expectEqual(run.errors, "navhost: stdin:1: no\nnavhost: stdin:2: unexpected symbol near '='\n")
    expectEqual(run.status, 0)
  }

  @Test func `A wrong statement and one that never ends are errors`() throws {
    let wrong = try ProgramRun.repl(["x = = 1"])
    expectEqual(wrong.errors, "navhost: stdin:1: unexpected symbol near '='\n")
    expectEqual(wrong.status, 1)
    let open = try ProgramRun.repl(["1", "while true do"])
    #expect(open.errors.hasPrefix("navhost: stdin:2: 'end' expected near <eof>"))
    expectEqual(open.status, 1)
  }

  @Test func `os.exit ends with its status`() throws {
    let run = try ProgramRun.repl(["io.write('x')", "os.exit(7)", "1"])
    #expect(run.output.hasPrefix("x"))
    expectEqual(run.status, 7)
  }

  @Test func `A last line without an end is a line`() throws {
    try expectEqual(ProgramRun(["repl"], input: "1 + 1").output, "2\n")
    try expectEqual(ProgramRun(["repl"], input: "").status, 0)
    try expectEqual(ProgramRun(["repl"], input: "1 + 1\r\n").output, "2\n")
  }

  @Test(arguments: [
    "while true do end",
    "coroutine.wrap(function() while true do end end)()",
    "local _ = ('a'):rep(40):find(('a*'):rep(40) .. 'b')",
    "pcall(function() while true do end end)",
  ])
  func `Ctrl-C stops what runs`(line: String) throws {
    let run = try Interrupted(["repl", "--keep-going"], input: "print 'ready' \(line)\n1 + 1\n")
    expectEqual(run.output, "ready\n2\n")
    expectEqual(run.errors, "interrupted\n")
    expectEqual(run.status, 0)
  }

  @Test func `Ctrl-C without keep-going is status 130`() throws {
    let run = try Interrupted(["repl"], input: "print 'ready' while true do end\n1\n")
    expectEqual(run.output, "ready\n")
    expectEqual(run.status, 130)
  }

  @Test func `load enters a file's lines, to the first error`() throws {
    let scratch = try Folder([
      "good.lua": "for i = 1, 2 do\n  print(i)\nend\nx = 5\nx",
      "bad.lua": "print('a')\nerror('no')\nprint('b')\n", "open.lua": "f(",
      "round.lua": ".load round.lua\n",
    ])
    let input = [
      ".load good.lua", ".load bad.lua", "x + 1", ".load open.lua", "7", ".load none.lua",
    ]
    let run = try ProgramRun.repl(input, ["--keep-going"], in: scratch.url)
    expectEqual(run.output, "1\n2\n5\na\n6\n7\n")
    #expect(run.errors.contains(": no\n") && run.errors.contains("near <eof>"))
    #expect(run.errors.contains("none.lua: No such file"))
    let round = try ProgramRun.repl([".load round.lua", "1"], ["--keep-going"], in: scratch.url)
    #expect(round.output == "1\n" && round.errors.contains("without end"))
  }
}
