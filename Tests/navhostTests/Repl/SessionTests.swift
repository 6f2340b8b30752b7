import Foundation
import PluginHost
import ProgramSupport
import Scripting
import Testing

@testable import navhost

/// What was typed: written down, done again, taken back.
@Suite struct SessionTests {
  @Test(arguments: [
    (["-- hi"], ""), (["t = {} return t", "t"], ""),
    (["1 -- one", "2;", "3; -- three"], "1\n2\n3\n"),
    (["f = print", "(function() f('x') end)()"], "x\n"),
    (["local a = 1 return a", "x = 5 --[[ a", "remark ]]", "x"], "5\n"),
    (["goto done; ::done::", "'a', 2"], "a\t2\n"), (["20 + 1 -- sum", "print(_ * 2)"], "42\n"),
    (["nil", "7", "x = _", "print(x)"], "7\n"),
  ])
  func `Whatever is saved runs`(lines: [String], output: String) throws {
    let scratch = try Folder()
    let fixture = try ReplFixture()
    for line in lines { try fixture.enter(line) }
    try fixture.enter(".save \(scratch.path)/s.lua")
    let run = try ProgramRun(["run", "--no-plugins", scratch.path("s.lua")])
    #expect(run.errors == "" && run.status == 0, "\(lines)")
    let isTable = run.output.hasPrefix("table:")
    #expect(isTable ? lines.last == "t" : run.output == output)
  }

  @Test func `A statement that failed is saved as a comment`() throws {
    let scratch = try Folder()
    let fixture = try ReplFixture()
    _ = try fixture.error("for i = 1, 2 do\n  error('no')\nend")
    try fixture.enter("print(1)", ".save \(scratch.path)/s.lua")
    #expect(
      try scratch.read("s.lua").contains("-- failed: for i = 1, 2 do\n--   error('no')\n-- end\n"))
    #expect(try ProgramRun(["run", "--no-plugins", scratch.path("s.lua")]).output == "1\n")
  }

  @Test func `A session becomes a spec that asserts what was seen`() throws {
    let scratch = try Folder([
      "plugins/keep.lua": """
      return {shouldPop = function(c) if c.props.dirty then return false, "dirty" end end}
      """
    ])
    let input = [
      "nav.setRoot('Home')", "nav.push{class = 'Draft', props = {dirty = true}}", "nav.tapBack()",
      "nav.top.props.dirty = false", "nav.depth", "nav.tapBack()", ".spec seen_spec.lua",
    ]
    #expect(try ProgramRun.repl(input, in: scratch.url).status == 0)
    let spec = try scratch.read("seen_spec.lua")
    #expect(spec.contains("    assert(nav.use(\"plugins\"))\n"))
    #expect(spec.contains("    assert.same({ \"blocked\", \"dirty\" }, { nav.tapBack() })\n"))
    #expect(spec.contains("    assert.same({ 2 }, { nav.depth })\n"))
    let run = try ProgramRun(["test", "seen_spec.lua"], in: scratch.url)
    #expect(run.status == 0 && run.output.contains("1 passed, 0 failed"), "\(run.output)")
    try scratch.write("plugins/keep.lua", "return {}")
    #expect(try ProgramRun(["test", "seen_spec.lua"], in: scratch.url).status == 1)
  }

  @Test func `undo goes back to before the last statement, in silence`() throws {
    let scratch = try Folder(["plugins/p.lua": "return {version = '1.0.0'}"])
    let input = [
      "n = 1 print('once')", "nav.setRoot('A')", "nav.push('B')", "n = n + 1", ".undo",
      "n, nav.depth",
      ".undo", ".undo", "nav.depth", "nav.plugins()[1].version", ".undo", ".undo", ".undo", ".undo",
      "n",
    ]
    let run = try ProgramRun.repl(input + [".undo", ".undo"], ["--keep-going"], in: scratch.url)
    #expect(
      run.output == """
        once
        controller 1: A
        controller 2: B
        undone: n = n + 1
        1\t2
        undone: n, nav.depth
        undone: nav.push('B')
        1
        "1.0.0"
        undone: nav.plugins()[1].version
        undone: nav.depth
        undone: nav.setRoot('A')
        undone: n = 1 print('once')
        undone: n

        """)
    #expect(run.errors == "navhost: stdin:17: there is nothing to undo\n")
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
    #expect(run.output == "1\n2\n5\na\n6\n7\n")
    #expect(run.errors.contains(": no\n") && run.errors.contains("near <eof>"))
    #expect(run.errors.contains("none.lua: No such file"))
    let round = try ProgramRun.repl([".load round.lua", "1"], ["--keep-going"], in: scratch.url)
    #expect(round.output == "1\n" && round.errors.contains("without end"))
  }

  @Test func `exit and quit leave where they are no globals`() throws {
    for word in ["exit", " quit ", "exit()"] {
      #expect(try ReplFixture().repl.enter(word) == .left(0))
    }
    let fixture = try ReplFixture()
    try fixture.enter("exit = 5")
    #expect(try fixture.enter("exit") == "5")
  }

  @Test func `time tells what a statement took, and what plugins used`() throws {
    let scratch = try Folder([
      "busy.lua": "return {shouldPop = function() for i = 1, 99 do end end}"
    ])
    let run = try ProgramRun.repl(
      [".time", ".use busy.lua", "nav.setStack{'A', 'B'}", "nav.tapBack()", ".time", "1"],
      in: scratch.url)
    let lines = run.output.split(separator: "\n").map(String.init)
    let told = try #require(lines.first { $0.contains("busy") && $0.contains("in its last call") })
    #expect(
      told.contains(#/^[0-9.]+ (µs|ms|s), [0-9,]+ units, busy [0-9,]+ units in its last call$/#))
    #expect(lines.last == "1")
  }

  @Test func `The screen is drawn after each statement that changes it`() throws {
    let run = try ProgramRun.repl([
      ".screen on", "nav.setRoot('Home')", "x = 1", ".screen off", "nav.push('B')",
    ])
    #expect(run.output.components(separatedBy: "┌").count == 3)
    #expect(run.output.contains("Home, controller 1, 1 of 1"))
    #expect(!run.output.contains("B, controller 2"))
  }

  @Test func `show writes a picture where the terminal shows none`() throws {
    let scratch = try Folder()
    let run = try ProgramRun.repl(
      ["nav.setRoot('Home')", ".show home.svg", ".show home.gif"], ["--keep-going"], in: scratch.url
    )
    #expect(run.output.hasSuffix("the picture is in home.svg\n"))
    #expect(try scratch.read("home.svg").contains("<svg"))
    #expect(run.errors.contains("must end in .svg or .png"))
  }

  @Test func `A question mark behind a name tells what is known of it`() throws {
    let fixture = try ReplFixture()
    #expect(try fixture.enter("nav.pan?").contains("duration (number, s, default 0.25)"))
    #expect(try fixture.enter(" string.format ?").hasPrefix("string.format(format, …)"))
    #expect(
      try fixture.error("nav.pann?").message
        == "stdin:3: nothing is known of 'nav.pann'; did you mean 'nav.pan'?")
  }

  @Test func `nav is shown as what stands, and a table that is raised as what it is`() throws {
    let fixture = try ReplFixture()
    try fixture.enter("nav.setRoot('Home')")
    let shown = try fixture.enter("nav")
    #expect(shown.contains("depth = 1") && shown.contains("stack = {controller 1: Home}"))
    #expect(!shown.contains("function"))
    #expect(try fixture.error("error({a = 1})").message == "error object: {a = 1}")
    #expect(
      try fixture.error("coroutine.wrap(function() error({1, 2}) end)()").message
        == "error object: {1, 2}")
    #expect(try fixture.error("error(print)").message == "error object is a function value")
  }

  @Test func `A new plugin in a watched folder is loaded, a broken one once it is mended`() throws {
    let scratch = try Folder(["plugins/a.lua": "return {}"])
    let path = scratch.path("plugins")
    let host = try ReplFixture().host
    let repl = try Repl(
      try ScriptSession(host: host), origin: SessionOrigin(folders: [path]))
    #expect(repl.enter(".use \(path)") == .told("a 0.0.0"))
    #expect(repl.enter(".watch") == .told("watching 1 plugin"))
    #expect(repl.news() == nil)
    try scratch.write("plugins/b.lua", "return {version = '2.0.0'}")
    try scratch.write("plugins/b_spec.lua", "return {}")
    #expect(repl.news() == "loaded b 2.0.0")
    #expect(repl.news() == nil)
    try scratch.write("plugins/c/init.lua", "return {")
    #expect(repl.news()?.hasPrefix("not loaded: ") == true)
    #expect(repl.news() == nil)
    try scratch.write("plugins/c/init.lua", "return {version = '3.0.0'}")
    #expect(repl.news() == "loaded c 3.0.0")
  }
}
