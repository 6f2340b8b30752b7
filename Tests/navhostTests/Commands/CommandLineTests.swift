import Foundation
import ProgramSupport
import Testing

/// What the command line says and how it ends: contract 5.
@Suite struct CommandLineTests {
  @Test func `help names each command on an indented line of its own`() throws {
    let run = try ProgramRun(["--help"])
    let lines = run.output.split(separator: "\n")
    for name in ["run", "repl", "test", "check", "new", "plugins", "doctor"] {
      #expect(lines.contains { $0.hasPrefix("  \(name) ") }, "\(name)")
    }
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  @Test(arguments: ["run", "repl", "test", "check", "new", "plugins", "doctor"])
  func `Each command has a help of its own`(name: String) throws {
    for option in ["--help", "-h"] {
      let run = try ProgramRun([name, option])
      #expect(run.output.contains("USAGE: navhost \(name)"))
      #expect(run.status == 0)
      #expect(run.errors == "")
    }
  }

  @Test(arguments: ["--version", "check empty.lua", "run lines.lua", "help run"])
  func `what cannot be written is no success`(words: String) throws {
    let folder = try Folder([
      "empty.lua": "", "lines.lua": "for i = 1, 10000 do print(i) end",
    ])
    let run = try ProgramRun(shell: "navhost \(words) >/dev/full; echo $?", in: folder.url)
    #expect(run.output == "navhost: standard output could not be written to its end\n1\n")
  }

  @Test func `version prints the version`() throws {
    let run = try ProgramRun(["--version"])
    #expect(run.output == "0.1.0\n")
    #expect(run.status == 0)
  }

  @Test(arguments: [
    ["frob"], ["run"], ["run", "--limit-units", "x", "y"], ["run", "--limit-units", "0", "y"],
    ["run", "--frob", "y"], ["repl", "--frob"], ["repl", "a", "b"], ["new"],
    ["repl", "--no-plugins", "--plugins", "x"], ["run", "--plugins"],
  ])
  func `A wrong command line is status 2`(arguments: [String]) throws {
    let run = try ProgramRun(arguments)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("navhost: "))
    #expect(run.output == "")
  }

  @Test(arguments: [
    (["tset"], "no command 'tset'; did you mean 'navhost test'?"),
    (["rnu", "x.lua"], "no command 'rnu'; did you mean 'navhost run'?"),
    (["help", "chekc"], "no command 'chekc'; did you mean 'navhost check'?"),
    (["letter.lua"], "no command 'letter.lua'; did you mean 'navhost run letter.lua'?"),
    (["frobnicate"], "no command 'frobnicate'\n"),
    (["run", "--jsn", "x"], "unknown option '--jsn'; did you mean '--json'?"),
    (["run", "--plugin=a", "x"], "unknown option '--plugin'; did you mean '--plugins'?"),
    (["run"], "a script is missing: name a file"),
    (["test", "--filtr", "x"], "'--filter'?"),
  ])
  func `What was probably meant is told`(arguments: [String], message: String) throws {
    let run = try ProgramRun(arguments)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.status == 2)
  }

  @Test func `run has what its help names`() throws {
    #expect(try ProgramRun(["run", "--version"]).output == "0.1.0\n")
    #expect(try ProgramRun(["help", "run"]).output.contains("USAGE: navhost run"))
    #expect(try ProgramRun(["help"]).output.contains("SUBCOMMANDS"))
  }

  @Test func `A file is no folder of plugins`() throws {
    let scratch = try Folder(["p.lua": "return {}"])
    for (words, status) in [(["run", "--plugins", "p.lua", "-"], 3), (["plugins", "p.lua"], 1)] {
      let run = try ProgramRun(words, in: scratch.url)
      #expect(run.errors.hasPrefix("navhost: p.lua: a file, not a folder of plugins"))
      #expect(run.status == status)
    }
  }

  @Test func `A script that cannot be read or compiled is status 1`() throws {
    let scratch = try Folder(["bad.lua": "x = = 1", "sub/x": ""])
    let missing = try ProgramRun(["run", "none.lua"], in: scratch.url)
    #expect(missing.errors == "navhost: none.lua: No such file or directory\n")
    #expect(missing.status == 1)
    let bad = try ProgramRun(["run", "bad.lua"], in: scratch.url)
    #expect(bad.errors.hasPrefix("navhost: bad.lua:1: unexpected symbol near '='"))
    #expect(bad.status == 1)
    #expect(try ProgramRun(["run", "sub"], in: scratch.url).status == 1)
  }

  @Test func `Reading from standard input, FILE is stdin`() throws {
    let run = try ProgramRun(["run", "-", "a", "b"], input: "print(arg[0], ...)\nerror('no')")
    #expect(run.output == "stdin\ta\tb\n")
    #expect(run.errors.hasPrefix("navhost: stdin:2: no\nstack traceback:"))
    #expect(run.status == 1)
  }

  @Test func `os.exit in a script ends with n`() throws {
    #expect(try ProgramRun(["run", "-"], input: "os.exit(7)").status == 7)
    #expect(try ProgramRun(["run", "-"], input: "os.exit(false)").status == 1)
    #expect(try ProgramRun(["run", "-"], input: "os.exit()").status == 0)
  }

  @Test func `A host that cannot start is status 3`() throws {
    #expect(try ProgramRun(["run", "--plugins", "none", "-"]).status == 3)
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
    #expect(run.errors == fault + fault + fault + rests + script)
    #expect(run.output == "popped\npopped\npopped\npopped\n")
    #expect(run.status == 0)
    let json = try ProgramRun(["run", "--json", "s.lua"], in: scratch.url)
    #expect(json.output.contains("\"name\":\"fault\"") && !json.errors.contains("confrim"))
  }

  @Test func `Ctrl-C in a script is status 130`() throws {
    let scratch = try Folder([
      "loop.lua": "io.stdout:setvbuf('no') print 'ready' while true do end"
    ])
    let run = try Interrupted(["run", scratch.url.path + "/loop.lua"], input: "")
    #expect(run.status == 130)
    #expect(run.output == "ready\n")
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
    #expect(run.errors == "said\nwritten\n")
    let first = try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any]
    let controller = first?["controller"] as? [String: Any]
    #expect(controller?["class"] as? String == "A")
    #expect(controller?["id"] as? Int == 1)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `Completions for shells are made`(shell: String) throws {
    let run = try ProgramRun(["--generate-completion-script", shell])
    #expect(run.status == 0)
    #expect(run.output.contains("navhost"))
    #expect(run.output.contains("doctor"))
  }
}
