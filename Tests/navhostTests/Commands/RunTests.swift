import Expectations
import Foundation
import ProgramSupport
import Testing

@testable import navhost

/// `navhost run`: contract.md, section 5.
@Suite struct RunTests {
  @Test func `run has what its help names`() throws {
    try expectEqual(ProgramRun(["run", "--version"]).output, "0.2.0\n")
    #expect(try ProgramRun(["help", "run"]).output.contains("USAGE: navhost run"))
    #expect(try ProgramRun(["help"]).output.contains("SUBCOMMANDS"))
  }

  @Test func `A script that cannot be read or compiled is status 1`() throws {
    let scratch = try Folder(["bad.lua": "x = = 1", "sub/x": ""])
    let missing = try ProgramRun(["run", "none.lua"], in: scratch.url)
    expectEqual(missing.errors, "navhost: none.lua: No such file or directory\n")
    expectEqual(missing.status, 1)
    let bad = try ProgramRun(["run", "bad.lua"], in: scratch.url)
    #expect(bad.errors.hasPrefix("navhost: bad.lua:1: unexpected symbol near '='"))
    expectEqual(bad.status, 1)
    try expectEqual(ProgramRun(["run", "sub"], in: scratch.url).status, 1)
  }

  @Test func `Reading from standard input, FILE is stdin`() throws {
    let run = try ProgramRun(["run", "-", "a", "b"], input: "print(arg[0], ...)\nerror('no')")
    expectEqual(run.output, "stdin\ta\tb\n")
    #expect(run.errors.hasPrefix("navhost: stdin:2: no\nstack traceback:"))
    expectEqual(run.status, 1)
  }

  @Test func `os.exit in a script ends with n`() throws {
    try expectEqual(ProgramRun(["run", "-"], input: "os.exit(7)").status, 7)
    try expectEqual(ProgramRun(["run", "-"], input: "os.exit(false)").status, 1)
    try expectEqual(ProgramRun(["run", "-"], input: "os.exit()").status, 0)
  }

  @Test func `The shipped audit sums up in one line where it is unloaded`() throws {
    let plugin = URL.package.appending(path: "plugins/audit").path
    let script = """
      local audit = assert(nav.use("\(plugin)"))
      nav.setRoot "Home"
      nav.push "A" nav.pop()
      nav.push "B" nav.tapBack()
      audit:unload()
      """
    let run = try ProgramRun(["run", "-"], input: script)
    expectEqual(run.errors, "[audit] exits: backButton 1, programmatic 1; vetoes: none\n")
  }

  @Test func `A handler that fails is told in one line, and the outcome stands`() throws {
    let script = """
      nav.setStack{"A", "B"}
      nav.use{name = "p", shouldPop = function() perform("act") return await("save") end}
      nav.onAction("act", function() error("no room") end)
      nav.onAwait("save", function() error("no net") end)
      print(nav.tapBack())
      """
    let run = try ProgramRun(["run", "--no-plugins", "-"], input: script)
    #expect(run.output == "blocked\tstdin:4: no net\n" && run.status == 0)
    expectEqual(
      run.errors,
      """
      navhost: stdin:4: no net (nav.onAwait of the script)
      navhost: stdin:3: no room (nav.onAction of the script)

      """)
  }

  @Test func `A hook that fails is told on standard error`() throws {
    let scratch = try Folder([
      "plugins/keep.lua": "return {shouldPop = function()\nreturn confrim('x') end}",
      "s.lua": """
      nav.hook("C", "willAppear", function() error("mine") end)
      for _ = 1, 4 do nav.setStack{"A", "B"} print(nav.tapBack()) end
      nav.on("didAppear", function() error("listener") end)
      nav.setRoot("C")
      """,
    ])
    let run = try ProgramRun(["run", "s.lua"], in: scratch.url)
    let fault =
      "navhost: plugins/keep.lua:2: attempt to call a nil value (global 'confrim') "
      + "(shouldPop of plugin 'keep')\n"
    let rests = "navhost: plugin 'keep' is quarantined: its last three calls failed\n"
    let script =
      "navhost: s.lua:1: mine (willAppear of the script)\nnavhost: s.lua:3: listener\n"
    expectEqual(run.errors, fault + fault + fault + rests + script)
    expectEqual(run.output, "popped\npopped\npopped\npopped\n")
    expectEqual(run.status, 0)
    let json = try ProgramRun(["run", "--json", "s.lua"], in: scratch.url)
    #expect(json.output.contains("\"name\":\"fault\"") && !json.errors.contains("confrim"))
  }

  @Test func `Ctrl-C in a script is status 130`() throws {
    let scratch = try Folder([
      "loop.lua": "io.stdout:setvbuf('no') print 'ready' while true do end"
    ])
    let run = try Interrupted(["run", scratch.url.path + "/loop.lua"], input: "")
    expectEqual(run.status, 130)
    expectEqual(run.output, "ready\n")
  }

  @Test func `json prints events on standard output, all else on standard error`() throws {
    let run = try ProgramRun(
      ["run", "--json", "-"], input: "nav.setRoot('A') print('said') io.write('written\\n')")
    let lines = run.output.split(separator: "\n")
    #expect(!lines.isEmpty)
    for line in lines {
      let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(event?["name"] is String)
    }
    expectEqual(run.errors, "said\nwritten\n")
    let first =
      try JSONSerialization.jsonObject(with: Data(try #require(lines.first).utf8)) as? [String: Any]
    let controller = first?["controller"] as? [String: Any]
    expectEqual(controller?["class"] as? String, "A")
    expectEqual(controller?["id"] as? Int, 1)
  }

  @Test func `A warning is told, and with strict it is status 1`() throws {
    let scratch = try Folder([
      "plugins/p.lua": "return {\n  shuoldPop = function() return false end,\n}",
      "s.lua": """
      local w = nav.plugins()[1].warnings[1]
      print(w.file, w.line, w.field, w.message)
      nav.use { priorty = 3, didPush = function() end }
      """,
      "exit.lua": "os.exit(0)",
    ])
    let message = "plugins/p.lua:2: unknown field 'shuoldPop'; did you mean 'shouldPop'?"
    let inline = "s.lua:3: unknown field 'priorty'; did you mean 'priority'?"
    let run = try ProgramRun(["run", "s.lua"], in: scratch.url)
    expectEqual(run.status, 0)
    expectEqual(run.errors, "navhost: \(message)\nnavhost: \(inline)\n")
    expectEqual(
      run.output,
      "plugins/p.lua\t2\tshuoldPop\tunknown field 'shuoldPop'; did you mean 'shouldPop'?\n")
    let strict = try ProgramRun(["run", "--strict", "s.lua"], in: scratch.url)
    expectEqual(strict.status, 1)
    #expect(strict.errors.hasSuffix("navhost: --strict: 2 troubles\n"))
    try expectEqual(ProgramRun(["run", "--strict", "exit.lua"], in: scratch.url).status, 1)
    try expectEqual(
      ProgramRun(["run", "--strict", "--no-plugins", "exit.lua"], in: scratch.url).status, 0)
  }

  @Test(arguments: [
    "nav.use('missing.lua')", "nav.use { shouldPop = 5 }",
    "nav.setStack{'A', 'B'} nav.top:hook('shouldPop', function() error('no') end) nav.tapBack()",
  ])
  func `Strict puts up with nothing that fails`(script: String) throws {
    let scratch = try Folder(["s.lua": script])
    try expectEqual(ProgramRun(["run", "s.lua"], in: scratch.url).status, 0)
    try expectEqual(ProgramRun(["run", "--strict", "s.lua"], in: scratch.url).status, 1)
  }

  @Test func `A misspelt function of nav is told with the one that was meant`() throws {
    let scratch = try Folder(["s.lua": "nav.setRoot 'A'\nnav.psuh 'B'"])
    let run = try ProgramRun(["run", "s.lua"], in: scratch.url)
    #expect(
      run.errors.hasPrefix(
        "navhost: s.lua:2: attempt to call a nil value (field 'psuh'); did you mean 'push'?\n"))
    let others = [
      ("nav.hook('A', 'shouldpop', print)", "no hook; did you mean 'shouldPop'?"),
      ("nav.on('popp', print)", "no event; did you mean 'pop'?"),
    ]
    for (script, hint) in others {
      let run = try ProgramRun(["run", "-"], in: scratch.url, input: script)
      #expect(run.errors.contains(hint), "\(run.errors)")
    }
  }

  @Test func `The profile of the command line is that of whoever names none`() throws {
    let script = """
      local first = nav.ios
      nav.reset {}
      local again = nav.ios
      nav.compare(function() end)
      print(first, again, nav.ios)
      nav.reset { ios = 17 }
      print(nav.ios)
      """
    let named = ["run", "--ios", "26", "-"]
    try expectEqual(ProgramRun(named, input: script).output, "26\t26\t26\n17\n")
    try expectEqual(ProgramRun(["run", "-"], input: script).output, "17\t17\t17\n17\n")
  }

  @Test func `The profile of the command line is recorded`() throws {
    let scratch = try Folder([
      "s.lua": "nav.setStack{'A', 'B'} nav.pan{from={200, 400}, to={380, 400}}"
    ])
    let words = ["run", "--ios", "26", "--record", "t.jsonl", "s.lua"]
    try expectEqual(ProgramRun(words, in: scratch.url).status, 0)
    #expect(try scratch.read("t.jsonl").contains("\"ios\":26"))
    let replayed = try ProgramRun(
      shell: "navhost trace pack t.jsonl | navhost trace replay --check", in: scratch.url)
    #expect(replayed.output.contains("\"same\":true"))
    expectEqual(replayed.status, 0)
  }

  @Test(arguments: [
    #"nav.on("push", function() os.exit(7) end) nav.push "A" print "after""#,
    #"nav.hook("A", "willAppear", function() os.exit(7) end) nav.push "A" print "after""#,
    #"nav.hook("B", "shouldPop", function() os.exit(7) end) nav.setStack { "A", "B" } nav.tapBack()"#,
    #"nav.use { backTitle = function() os.exit(7) end } nav.setStack { "A", "B" } nav.tapBack()"#,
    #"nav.compare(function() os.exit(7) end) print "after""#,
  ])
  func `os.exit in a hook of the script is no fault`(script: String) throws {
    let run = try ProgramRun(["run", "--strict", "-"], input: script)
    expectEqual(run.status, 7)
    expectEqual(run.errors, "")
    expectEqual(run.output, "")
    let zero = script.replacing("7", with: "0")
    try expectEqual(ProgramRun(["run", "--strict", "-"], input: zero).status, 0)
  }

  @Test(arguments: [
    (["--limit-fuel", "0", "s"], "--limit-fuel must be at least 1"),
    (["--limit-memory", "0", "s"], "--limit-memory must be at least 1"),
    (["--limit-seconds=-1", "s"], "--limit-seconds must be 0 (no deadline) or more"),
    (["--limit-seconds", "nan", "s"], "--limit-seconds must be 0 (no deadline) or more"),
    (["--"], "a script is missing"),
  ])
  func `A limit that is none is refused`(words: [String], message: String) throws {
    let run = try ProgramRun(["run"] + words)
    #expect(run.errors.contains(message), "\(run.errors)")
    expectEqual(run.status, 2)
  }

  @Test func `Limits are those of plugins`() throws {
    let scratch = try Folder([
      "plugins/busy.lua": "return { shouldPop = function() for _ = 1, 5000 do end end }",
      "s.lua": "nav.setStack { 'A', 'B' } print(nav.tapBack())",
    ])
    let bounded = try ProgramRun(["run", "--limit-fuel", "1000", "s.lua"], in: scratch.url)
    #expect(bounded.errors.contains("used up its 1000 units") && bounded.output == "popped\n")
    let free = try ProgramRun(["run", "--limit-seconds", "0", "s.lua"], in: scratch.url)
    #expect(free.errors == "" && free.output == "popped\n")
    let small = try ProgramRun(["run", "--limit-memory", "1", "s.lua"], in: scratch.url)
    #expect(small.errors.contains("busy.lua"))
  }

  @Test func `A touch may be anywhere, in a recording too`() throws {
    let scratch = try Folder([
      "s.lua": "nav.setStack { 'A', 'B' } nav.touch('began', -2^63, 2^63) print 'done'"
    ])
    let run = try ProgramRun(["run", "--record", "t.jsonl", "s.lua"], in: scratch.url)
    #expect(run.output == "done\n" && run.status == 0)
    #expect(try scratch.read("t.jsonl").contains("-9.223372036854776e+18"))
  }
}
