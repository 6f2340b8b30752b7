import Expectations
import Foundation
import ProgramSupport
import Testing

/// What the command line says and how it ends: contract.md, section 5.
@Suite struct CommandLineTests {
  @Test func `help names each command on an indented line of its own`() throws {
    let run = try ProgramRun(["--help"])
    let lines = run.output.split(separator: "\n")
    for name in ["run", "repl", "test", "check", "new", "plugins", "doctor"] {
      #expect(lines.contains { $0.hasPrefix("  \(name) ") }, "\(name)")
    }
    expectEqual(run.status, 0)
    expectEqual(run.errors, "")
  }

  @Test(arguments: ["run", "repl", "test", "check", "new", "plugins", "doctor"])
  func `Each command has a help of its own`(name: String) throws {
    for option in ["--help", "-h"] {
      let run = try ProgramRun([name, option])
      #expect(run.output.contains("USAGE: navhost \(name)"))
      expectEqual(run.status, 0)
      expectEqual(run.errors, "")
    }
  }

  @Test func `version prints the version`() throws {
    let run = try ProgramRun(["--version"])
    expectEqual(run.output, "0.2.0\n")
    expectEqual(run.status, 0)
  }

  @Test(arguments: [
    ["frob"], ["run"], ["run", "--limit-fuel", "x", "y"], ["run", "--limit-fuel", "0", "y"],
    ["run", "--frob", "y"], ["repl", "--frob"], ["explain"], ["render", "x.lua"], ["new"],
    ["repl", "--no-plugins", "--plugins", "x"], ["run", "--plugins"],
  ])
  func `A wrong command line is status 2`(arguments: [String]) throws {
    let run = try ProgramRun(arguments)
    expectEqual(run.status, 2)
    #expect(run.errors.hasPrefix("navhost: "))
    expectEqual(run.output, "")
  }

  @Test(arguments: [
    (["tset"], "no command 'tset'; did you mean 'test'?"),
    (["rnu", "x.lua"], "no command 'rnu'; did you mean 'run'?"),
    (["help", "chekc"], "no command 'chekc'; did you mean 'check'?"),
    (["letter.lua"], "no command 'letter.lua'; did you mean 'run letter.lua'?"),
    (["frobnicate"], "no command 'frobnicate'\n"),
    (["tarce"], "no command 'tarce'; did you mean 'trace'?"),
    (["trace", "relpay"], "no command 'relpay'; did you mean 'replay'?"),
    (["app", "clases", "."], "no command 'clases'; did you mean 'classes'?"),
    (["run", "--jsn", "x"], "unknown option '--jsn'; did you mean '--json'?"),
    (["run", "--plugin=a", "x"], "unknown option '--plugin'; did you mean '--plugins'?"),
    (["run"], "a script is missing: name a file"),
    (["test", "--filtr", "x"], "'--filter'?"),
    (["run", "--texts", "a.xcstrings", "x"], "unknown option '--texts'; use '--strings'\n"),
    (["run", "--texts=a.xcstrings", "x"], "unknown option '--texts'; use '--strings'\n"),
    (["profile", "--profile", "ios26", "x"], "unknown option '--profile'; use '--ios'\n"),
    (["explore", "--profile", "ios26"], "Unknown option '--profile'; use '--ios'\n"),
    (["test", "--limit-units", "5"], "Unknown option '--limit-units'; use '--limit-fuel'\n"),
    (["app", "strings", "--texts", "x"], "Unknown option '--texts'; use '--strings'\n"),
    (["run", "--ios", "ios26", "x"], "--ios must be 17 or 26, got 'ios26'; use '--ios 26'\n"),
    (["test", "--ios", "ios17"], "--ios must be 17 or 26, got 'ios17'; use '--ios 17'\n"),
    (
      ["run", "--record", "t.jsonl", "--mask", "texts", "x"],
      "--mask takes props.NAME, app.NAME or strings, got 'texts'; use 'strings'\n"
    ),
    (["run", "--ios", "18", "x"], "--ios must be 17 or 26, got '18'"),
    (["repl", "--ios=18"], "--ios must be 17 or 26, got '18'"),
    (["test", "--ios", "IOS26"], "--ios must be 17 or 26, got 'IOS26'"),
    (["preview", "--ios", ""], "--ios must be 17 or 26, got ''"),
  ])
  func `What was probably meant is told`(arguments: [String], message: String) throws {
    let run = try ProgramRun(arguments)
    #expect(run.errors.contains(message), "\(run.errors)")
    expectEqual(run.status, 2)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `Completions for shells are made`(shell: String) throws {
    let run = try ProgramRun(["--generate-completion-script", shell])
    expectEqual(run.status, 0)
    #expect(run.output.contains("navhost"))
    #expect(run.output.contains("doctor"))
  }

  @Test func `What is no file is told in one line`() throws {
    let scratch = try Folder()
    let setup = "mkfifo pipe.lua && ln -s a.lua b.lua && ln -s b.lua a.lua"
    try expectEqual(ProgramRun(shell: setup, in: scratch.url).status, 0)
    let reasons = [
      "/dev/full": "is a device, not a file", "/dev/zero": "is a device, not a file",
      "pipe.lua": "is a pipe, not a file: pipe it in, and name - instead",
      "a.lua": "its links lead in a circle",
    ]
    for (path, reason) in reasons {
      for command in ["run", "check", "test"] {
        let run = try ProgramRun([command, path], in: scratch.url)
        expectEqual(run.errors, "navhost: \(path): \(reason)\n", "\(command)")
        expectEqual(run.status, 1)
      }
    }
    let piped = try ProgramRun(
      shell: "echo 'print(6 * 7)' | navhost run /dev/stdin", in: scratch.url)
    expectEqual(piped.output, "42\n")
  }

  @Test func `help names the options that contract.md has`() throws {
    let options = [
      "run":
        "plugins no-plugins json strict ios record mask limit-fuel limit-memory limit-seconds",
      "repl": "plugins no-plugins ios record keep-going",
      "test": "reporter strict ios filter", "check": "json",
      "preview": "plugins no-plugins port save ios",
    ]
    for (command, names) in options {
      let help = try ProgramRun([command, "--help"]).output
      for name in names.split(separator: " ") {
        #expect(help.contains("--\(name)"), "\(command) \(name)")
      }
    }
  }
}
