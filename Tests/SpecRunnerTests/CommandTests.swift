import Expectations
import Foundation
import ProgramSupport
import Testing

/// `navhost test` as a user calls it.
@Suite struct CommandTests {
  private let passing = "it('a', function() end) it('b', function() end)"
  private let failing = "it('c', function() assert.equal(1, 2) end) it('d', function() end)"

  @Test func allPassed() throws {
    let folder = try Folder(["plugins/p/p_spec.lua": passing])
    let run = try ProgramRun(["test"], in: folder.url)
    expectEqual(run.status, 0)
    expectEqual(run.lastLine, "2 passed, 0 failed")
    expectEqual(run.errors, "")
  }

  @Test func someFailed() throws {
    let folder = try Folder(["plugins/p/p_spec.lua": passing, "plugins/q_spec.lua": failing])
    let run = try ProgramRun(["test"], in: folder.url)
    expectEqual(run.status, 1)
    expectEqual(run.lastLine, "3 passed, 1 failed")
    #expect(run.output.contains("plugins/q_spec.lua:1: Expected objects to be equal."))
  }

  @Test func aSpecThatCannotBeCompiled() throws {
    let folder = try Folder(["plugins/a_spec.lua": passing, "plugins/b_spec.lua": "it(\n"])
    let run = try ProgramRun(["test"], in: folder.url)
    expectEqual(run.status, 1)
    expectEqual(run.lastLine, "2 passed, 1 failed")
    #expect(run.errors.hasPrefix("navhost: plugins/b_spec.lua:2: unexpected symbol near <eof>"))
  }

  @Test func wrongCommandLines() throws {
    let folder = try Folder()
    for arguments in [
      ["--reporter", "loud"], ["--jobs", "0"], ["--seed", "x"], ["--nonsense"],
      ["--limit-fuel", "0"],
    ] {
      let run = try ProgramRun(["test"] + arguments, in: folder.url)
      expectEqual(run.status, 2, "\(arguments)")
      #expect(run.errors.hasPrefix("navhost: "), "\(arguments)")
    }
  }

  @Test func nothingToRun() throws {
    let folder = try Folder(["empty/x.lua": "", "a_spec.lua": passing])
    var run = try ProgramRun(["test"], in: folder.url)
    expectEqual(run.status, 1)
    expectEqual(
      run.errors, "navhost: no folder ./plugins here; 'navhost new NAME' starts a plugin\n")
    try folder.write("none/readme.md", "x")
    run = try ProgramRun(["test", "none"], in: folder.url)
    expectEqual(run.status, 1)
    expectEqual(run.errors, "navhost: no plugins in none\n")
    run = try ProgramRun(["test", "empty"], in: folder.url)
    expectEqual(run.status, 1)
    expectEqual(run.errors, "navhost: no spec files (*_spec.lua) in empty\n")
    run = try ProgramRun(["test", "gone.lua"], in: folder.url)
    expectEqual(run.status, 1)
    expectEqual(run.errors, "navhost: gone.lua: no such file or folder\n")
    run = try ProgramRun(["test", "--filter", "zzz", "a_spec.lua"], in: folder.url)
    expectEqual(run.status, 1)
    #expect(run.output.hasSuffix("0 passed, 0 failed\n"))
    expectEqual(run.errors, "navhost: no test has a name that the filter admits\n")
  }

  @Test(arguments: [
    ("", "no test ran: there is no 'it' in a_spec.lua"),
    ("describe('a', function() end)", "no test ran: there is no 'it' in a_spec.lua"),
    ("it('x')", "no test ran: all 1 are pending"),
    ("it('x') pending('y') it('z', function() pending() end)", "no test ran: all 3 are pending"),
  ])
  func aRunWithoutTestsHasFailed(_ spec: String, _ message: String) throws {
    let folder = try Folder(["a_spec.lua": spec])
    for reporter in ["pretty", "tree", "junit"] {
      let run = try ProgramRun(["test", "--reporter", reporter, "a_spec.lua"], in: folder.url)
      expectEqual(run.status, 1)
      expectEqual(run.errors, "navhost: \(message)\n")
    }
    try folder.write("b_spec.lua", passing)
    try expectEqual(ProgramRun(["test", "."], in: folder.url).status, 0)
  }

  @Test(arguments: [["--jobs", "1"], ["--jobs", "2"]])
  func theProfileIsThatOfEachTest(jobs: [String]) throws {
    let spec = """
      local here = nav.ios
      it("a", function() assert.equal(26, nav.ios) assert.equal(26, here) end)
      it("b", function() nav.reset {} assert.equal(26, nav.ios) end)
      it("c", function() nav.reset { ios = 17 } assert.equal(17, nav.ios) end)
      """
    let folder = try Folder(["plugins/a_spec.lua": spec, "plugins/b_spec.lua": spec])
    let run = try ProgramRun(["test", "--ios", "26"] + jobs, in: folder.url)
    expectEqual(run.lastLine, "6 passed, 0 failed", "\(run.output)")
    try expectEqual(ProgramRun(["test"] + jobs, in: folder.url).lastLine, "2 passed, 4 failed")
  }

  @Test(arguments: [["--jobs", "1"], ["--jobs", "2"]])
  func strictFailsWhereSomethingIsNotWell(jobs: [String]) throws {
    let use = { (text: String) in "it('a', function() nav.use \(text) end)" }
    let folder = try Folder([
      "warn/a_spec.lua": use("{ shuoldPop = print }"), "warn/b_spec.lua": passing,
      "load/a_spec.lua": use("{ shouldPop = 5 }"), "load/b_spec.lua": passing,
      "fine/a_spec.lua": passing, "fine/b_spec.lua": passing,
    ])
    for name in ["warn", "load"] {
      try expectEqual(ProgramRun(["test", name] + jobs, in: folder.url).status, 0)
      let run = try ProgramRun(["test", "--strict", name] + jobs, in: folder.url)
      expectEqual(run.status, 1, "\(name)")
      #expect(run.errors.hasSuffix("navhost: --strict: 1 trouble\n"))
    }
    try expectEqual(ProgramRun(["test", "--strict", "fine"] + jobs, in: folder.url).status, 0)
    let run = try ProgramRun(["test", "warn"] + jobs, in: folder.url)
    expectEqual(
      run.errors,
      "navhost: warn/a_spec.lua:1: unknown field 'shuoldPop'; did you mean 'shouldPop'?\n")
  }

  @Test func githubSeesFilesFromTheRepositorysRoot() throws {
    let folder = try Folder(["app/a_spec.lua": "\nit('a', function() error('no') end)"])
    let run = try ProgramRun(
      ["test", "--reporter", "github", "a_spec.lua"], in: folder.url.appending(path: "app"),
      environment: ["GITHUB_WORKSPACE": folder.path])
    expectEqual(
      run.output,
      "::error file=app/a_spec.lua,line=2,title=a::a_spec.lua:2: no\n0 passed, 1 failed\n")
    expectEqual(run.status, 1)
  }

  @Test func missingPackagesAreNamed() throws {
    let folder = try Folder(["a_spec.lua": passing, "lua/say.lua": "error('module not found')"])
    let run = try ProgramRun(
      ["test", "a_spec.lua"], in: folder.url, environment: ["LUA_PATH_5_4": "lua/?.lua;;"])
    expectEqual(run.status, 3)
    #expect(run.errors.contains("apt-get install lua-luassert lua-say"))
  }

  @Test func luassertIsFoundWhereverItLies() throws {
    let folder = try Folder(["a_spec.lua": passing])
    let run = try ProgramRun(
      ["test", "a_spec.lua"], in: folder.url, environment: ["LUA_PATH_5_4": "nowhere/?.lua"])
    expectEqual(run.status, 0, "\(run.errors)")
  }

  @Test(arguments: ["github", "junit"])
  func theReportAloneIsOnStandardOutput(_ reporter: String) throws {
    let folder = try Folder([
      "p/p.lua": "print('from the plugin') return {}",
      "a_spec.lua": "it('a', function() print('from the spec') nav.use('p/p.lua') end)",
    ])
    let run = try ProgramRun(["test", "--reporter", reporter, "."], in: folder.url)
    expectEqual(run.status, 0)
    #expect(!run.output.contains("from the"))
    #expect(run.errors.contains("from the spec"))
    #expect(run.errors.contains("from the plugin"))
  }

  @Test func filterAndExclude() throws {
    let folder = try Folder(["plugins/a_spec.lua": passing, "plugins/b_spec.lua": failing])
    try expectEqual(
      ProgramRun(["test", "--filter", "a", "--filter", "d"], in: folder.url).lastLine,
      "2 passed, 0 failed")
    try expectEqual(
      ProgramRun(["test", "--exclude", "c"], in: folder.url).lastLine, "3 passed, 0 failed")
  }

  @Test func aSeedIsShown() throws {
    let folder = try Folder(["plugins/a_spec.lua": passing])
    #expect(try ProgramRun(["test", "--seed", "9"], in: folder.url).output.contains("--seed 9"))
  }

  @Test func coverageIsShownAndWritten() throws {
    let folder = try Folder([
      "plugins/p.lua":
        "return {\n  name = 'p',\n  shouldPop = function()\n    return false\n  end,\n}",
      "plugins/p_spec.lua": "it('a', function() assert(nav.use('plugins/p.lua')) end)",
      "plugins/q_spec.lua": "it('b', function() assert(nav.use('plugins/p.lua')) end)",
    ])
    for jobs in ["1", "2"] {
      let run = try ProgramRun(
        ["test", "--coverage", "--coverage-output", "lcov.info", "--jobs", jobs], in: folder.url)
      expectEqual(run.status, 0)
      #expect(run.output.contains("not run: 4"))
      let lcov = try folder.read("lcov.info")
      #expect(lcov.contains("SF:plugins/p.lua\n"))
      #expect(lcov.contains("DA:4,0\n"))
      #expect(lcov.contains("DA:1,2\n"))
    }
  }

  @Test func watchRunsAgainWhenAFileIsSaved() throws {
    let folder = try Folder(["plugins/a_spec.lua": "it('a', function() end)"])
    let program = try StartedProgram(["test", "--watch"], in: folder.url)
    try program.wait { program.errors.contains("waiting") }
    #expect(program.output.hasSuffix("1 passed, 0 failed\n"))
    try folder.write("plugins/a_spec.lua", "it('a', function() error('new') end)")
    try program.wait { program.output.hasSuffix("0 passed, 1 failed\n") }
    try program.wait { program.errors.components(separatedBy: "waiting").count == 3 }
    program.interrupt()
    try expectEqual(program.finish(), 130)
    #expect(program.errors.contains("changed: plugins/a_spec.lua\n"))
  }

  /// docs/testing.md names no option that is not there.
  @Test func everyOptionOfThePageExists() throws {
    let page = URL.package.appending(path: "docs/testing.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let help = try ProgramRun(["test", "--help"], in: URL.package).output
    let table = text.split(separator: "\n").filter { $0.hasPrefix("| `--") }
    let options = table.joined().matches(of: #/--[a-z-]+/#).map { String($0.output) }
    #expect(options.count > 8)
    for option in Set(options).subtracting(["---"]) { #expect(help.contains(option), "\(option)") }
  }
}
