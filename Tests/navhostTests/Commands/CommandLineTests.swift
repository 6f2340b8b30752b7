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
    #expect(run.output == "0.2.0\n")
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
    (["run", "--profile", "ios18", "x"], "no profile 'ios18'; known are ios17 and ios26"),
    (["repl", "--profile=26"], "no profile '26'; known are ios17 and ios26"),
    (["test", "--profile", "IOS26"], "no profile 'IOS26'; known are ios17 and ios26"),
    (["preview", "--profile", ""], "no profile ''; known are ios17 and ios26"),
  ])
  func `What was probably meant is told`(arguments: [String], message: String) throws {
    let run = try ProgramRun(arguments)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.status == 2)
  }

  @Test func `run has what its help names`() throws {
    #expect(try ProgramRun(["run", "--version"]).output == "0.2.0\n")
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
    #expect(run.status == 0)
    #expect(run.errors == "navhost: \(message)\nnavhost: \(inline)\n")
    #expect(
      run.output
        == "plugins/p.lua\t2\tshuoldPop\tunknown field 'shuoldPop'; did you mean 'shouldPop'?\n")
    let strict = try ProgramRun(["run", "--strict", "s.lua"], in: scratch.url)
    #expect(strict.status == 1)
    #expect(strict.errors.hasSuffix("navhost: --strict: 2 troubles\n"))
    #expect(try ProgramRun(["run", "--strict", "exit.lua"], in: scratch.url).status == 1)
    #expect(
      try ProgramRun(["run", "--strict", "--no-plugins", "exit.lua"], in: scratch.url).status == 0)
  }

  @Test(arguments: [
    "nav.use('missing.lua')", "nav.use { shouldPop = 5 }",
    "nav.setStack{'A', 'B'} nav.top:hook('shouldPop', function() error('no') end) nav.tapBack()",
  ])
  func `Strict puts up with nothing that fails`(script: String) throws {
    let scratch = try Folder(["s.lua": script])
    #expect(try ProgramRun(["run", "s.lua"], in: scratch.url).status == 0)
    #expect(try ProgramRun(["run", "--strict", "s.lua"], in: scratch.url).status == 1)
  }

  @Test(arguments: [
    ["run", "--json", "s.lua"], ["run", "s.lua"], ["test", "--reporter", "tap", "a_spec.lua"],
    ["test", "--reporter", "junit", "a_spec.lua"], ["test", "--reporter", "github", "a_spec.lua"],
    ["test", "a_spec.lua"], ["check", "s.lua"],
  ])
  func `What cannot be written is status 1`(words: [String]) throws {
    let scratch = try Folder([
      "s.lua": "nav.setRoot('A') print('x')", "a_spec.lua": "it('a', function() error('no') end)",
      "b_spec.lua": "it('a', function() end)",
    ])
    for target in [">/dev/full", ">&-"] {
      let words = words.map { $0 == "a_spec.lua" ? "b_spec.lua" : $0 }.joined(separator: " ")
      let run = try ProgramRun(shell: "navhost \(words) \(target) 2>errors", in: scratch.url)
      #expect(run.status == 1, "\(words) \(target)")
      let errors = try scratch.read("errors")
      #expect(
        errors.hasSuffix("navhost: standard output could not be written to its end\n"), "\(words)")
    }
  }

  @Test func `What is no file is told in one line`() throws {
    let scratch = try Folder()
    let setup = "mkfifo pipe.lua && ln -s a.lua b.lua && ln -s b.lua a.lua"
    #expect(try ProgramRun(shell: setup, in: scratch.url).status == 0)
    let reasons = [
      "/dev/full": "is a device, not a file", "/dev/zero": "is a device, not a file",
      "pipe.lua": "is a pipe, not a file: pipe it in, and name - instead",
      "a.lua": "its links lead in a circle",
    ]
    for (path, reason) in reasons {
      for command in ["run", "check", "test"] {
        let run = try ProgramRun([command, path], in: scratch.url)
        #expect(run.errors == "navhost: \(path): \(reason)\n", "\(command)")
        #expect(run.status == 1)
      }
    }
    let piped = try ProgramRun(
      shell: "echo 'print(6 * 7)' | navhost run /dev/stdin", in: scratch.url)
    #expect(piped.output == "42\n")
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

  @Test func `A module that is not there is told with plugin and line`() throws {
    let scratch = try Folder(["plugins/mine/init.lua": "\nlocal h = require 'helper'\nreturn {}"])
    let run = try ProgramRun(["run", "-"], in: scratch.url, input: "")
    #expect(
      run.errors == "navhost: plugins/mine/init.lua:2: module 'helper' not found in the folder of "
        + "plugin 'mine'\n")
  }

  @Test func `The profile of the command line is that of whoever names none`() throws {
    let script = """
      local first = nav.profile
      nav.reset {}
      local again = nav.profile
      nav.compare(function() end)
      print(first, again, nav.profile)
      nav.reset { profile = "ios17" }
      print(nav.profile)
      """
    let named = ["run", "--profile", "ios26", "-"]
    #expect(try ProgramRun(named, input: script).output == "ios26\tios26\tios26\nios17\n")
    #expect(try ProgramRun(["run", "-"], input: script).output == "ios17\tios17\tios17\nios17\n")
  }

  @Test func `The profile of the command line is recorded`() throws {
    let scratch = try Folder([
      "s.lua": "nav.setStack{'A', 'B'} nav.pan{from={200, 400}, to={380, 400}}"
    ])
    let words = ["run", "--profile", "ios26", "--record", "t.jsonl", "s.lua"]
    #expect(try ProgramRun(words, in: scratch.url).status == 0)
    #expect(try scratch.read("t.jsonl").contains("\"profile\":\"ios26\""))
    let replayed = try ProgramRun(
      shell: "navhost pack t.jsonl | navhost replay --check", in: scratch.url)
    #expect(replayed.output.contains("\"same\":true"))
    #expect(replayed.status == 0)
  }

  @Test func `help names the options that a command line of the contract has`() throws {
    let options = [
      "run":
        "plugins no-plugins json strict profile record mask limit-units limit-memory limit-seconds",
      "repl": "plugins no-plugins profile record keep-going",
      "test": "reporter strict profile filter", "check": "json",
      "preview": "plugins no-plugins port profile",
    ]
    for (command, names) in options {
      let help = try ProgramRun([command, "--help"]).output
      for name in names.split(separator: " ") {
        #expect(help.contains("--\(name)"), "\(command) \(name)")
      }
    }
  }
}
