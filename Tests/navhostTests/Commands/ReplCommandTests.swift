import Foundation
import ProgramSupport
import Testing

/// `navhost repl` with lines piped in: contract 5.
@Suite struct ReplCommandTests {
  @Test func `Where standard input is not a terminal there is no banner and no prompt`() throws {
    let run = try ProgramRun.repl(["1 + 1", "for i = 1, 2 do", "print(i)", "end", "x = 1", "'x'"])
    #expect(run.output == "2\n1\n2\n\"x\"\n")
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func `The first uncaught error ends it with status 1`() throws {
    let run = try ProgramRun.repl(["1", "", "error('no')", "2"])
    #expect(run.output == "1\n")
    #expect(run.errors == "navhost: stdin:3: no\n")
    #expect(run.status == 1)
  }

  @Test func `keep-going carries on`() throws {
    let run = try ProgramRun.repl(["error('no')", "x = = 1", "2"], ["--keep-going"])
    #expect(run.output == "2\n")
    #expect(
      run.errors == "navhost: stdin:1: no\nnavhost: stdin:2: unexpected symbol near '='\n")
    #expect(run.status == 0)
  }

  @Test func `A wrong statement and one that never ends are errors`() throws {
    let wrong = try ProgramRun.repl(["x = = 1"])
    #expect(wrong.errors == "navhost: stdin:1: unexpected symbol near '='\n")
    #expect(wrong.status == 1)
    let open = try ProgramRun.repl(["1", "while true do"])
    #expect(open.errors.hasPrefix("navhost: stdin:2: 'end' expected near <eof>"))
    #expect(open.status == 1)
  }

  @Test func `os.exit ends with its status`() throws {
    let run = try ProgramRun.repl(["io.write('x')", "os.exit(7)", "1"])
    #expect(run.output.hasPrefix("x"))
    #expect(run.status == 7)
  }

  @Test func `A last line without an end is a line`() throws {
    #expect(try ProgramRun(["repl"], input: "1 + 1").output == "2\n")
    #expect(try ProgramRun(["repl"], input: "").status == 0)
    #expect(try ProgramRun(["repl"], input: "1 + 1\r\n").output == "2\n")
  }

  @Test func `A script runs first, and what it made is there`() throws {
    let scratch = try Folder([
      "first.lua": "nav.setRoot('Home') x = 5", "bad.lua": "\nerror('no')",
    ])
    let run = try ProgramRun.repl(["x, nav.top"], ["first.lua"], in: scratch.url)
    #expect(run.output == "5\tcontroller 1: Home\n")
    let bad = try ProgramRun.repl(["1"], ["bad.lua"], in: scratch.url)
    #expect(bad.output == "")
    #expect(bad.errors.hasPrefix("navhost: bad.lua:2: no\nstack traceback:"))
    #expect(bad.status == 1)
    #expect(try ProgramRun.repl(["1"], ["none.lua"], in: scratch.url).status == 1)
  }

  @Test func `Plugins are loaded from ./plugins or from where it is said`() throws {
    let plugin = "return {name = 'p'}"
    let scratch = try Folder(["plugins/p.lua": plugin, "other/q.lua": "return {}"])
    let line = "for _, p in ipairs(nav.plugins()) do print(p.name) end"
    #expect(try ProgramRun.repl([line], in: scratch.url).output == "p\n")
    #expect(try ProgramRun.repl([line], ["--no-plugins"], in: scratch.url).output == "")
    #expect(try ProgramRun.repl([line], ["--plugins", "other"], in: scratch.url).output == "q\n")
    #expect(try ProgramRun.repl([line], ["--plugins", "none"], in: scratch.url).status == 3)
  }

  @Test func `A plugin that fails to load is reported and the others load`() throws {
    let scratch = try Folder(["plugins/bad.lua": "return 5", "plugins/good.lua": "return {}"])
    let run = try ProgramRun.repl(["#nav.plugins()"], in: scratch.url)
    #expect(run.output == "1\n")
    #expect(run.errors.hasPrefix("navhost: plugins/bad.lua: "))
    #expect(run.status == 0)
  }

  @Test func `help prints what is known of a function`() throws {
    let run = try ProgramRun.repl([
      "help(nav.push)", "help 'shouldPop'", "help(string.format)", "help(5)", "nav.setRoot 'A'",
      "help(nav.top)", "help(nav)",
    ])
    #expect(run.output.hasPrefix("nav.push(spec"))
    #expect(run.output.contains("shouldPop(controller, pop): a hook that decides"))
    #expect(run.output.contains("Lua's own: www.lua.org/manual/5.4/manual.html#pdf-string.format"))
    #expect(run.output.contains("nothing is known of"))
    #expect(run.errors == "")
  }

  @Test(arguments: [
    "while true do end",
    "coroutine.wrap(function() while true do end end)()",
    "local _ = ('a'):rep(40):find(('a*'):rep(40) .. 'b')",
    "pcall(function() while true do end end)",
  ])
  func `Ctrl-C stops what runs`(line: String) throws {
    let run = try Interrupted(["repl", "--keep-going"], input: "print 'ready' \(line)\n1 + 1\n")
    #expect(run.output == "ready\n2\n")
    #expect(run.errors == "interrupted\n")
    #expect(run.status == 0)
  }

  @Test func `Ctrl-C without keep-going is status 130`() throws {
    let run = try Interrupted(["repl"], input: "print 'ready' while true do end\n1\n")
    #expect(run.output == "ready\n")
    #expect(run.status == 130)
  }

  @Test func `No colours and no marks where it is piped`() throws {
    let run = try ProgramRun.repl(["{a = 'x'}", ".stack", "nav.setRoot('A')", ".screen"])
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func `The profile stays after undo and reset`() throws {
    let lines = ["nav.profile", "x = 1", ".undo", "nav.profile", "nav.reset{}", "nav.profile"]
    let run = try ProgramRun.repl(lines, ["--profile", "ios26"])
    #expect(run.output.components(separatedBy: "\"ios26\"\n").count == 4, "\(run.output)")
    #expect(run.status == 0)
  }

  @Test func `help tells what was probably meant`() throws {
    let run = try ProgramRun.repl([#"help("pann")"#, #"help("nav.pann")"#, #"help("zzzzzz")"#])
    #expect(
      run.output == """
        nothing is known of pann; did you mean 'pan'?
        nothing is known of nav.pann; did you mean 'nav.pan'?
        nothing is known of zzzzzz

        """)
  }

  @Test func `A sheet, and tabs, can be used at the prompt`() throws {
    let run = try ProgramRun.repl([
      "nav.setRoot('A')", "s = nav.present('S')", "s.depth, s.top", "s.dismiss()",
      "t = nav.tabs{'B'}", "t.selected, #t", "t.select(2)",
    ])
    #expect(run.errors == "")
    #expect(
      run.output == """
        controller 1: A
        1\tcontroller 2: S
        "dismissed"
        1\t2
        "selected"

        """)
  }
}
